// The games of the project, by what lies in its folders. Which games the program under test has, scenario.js sees on its front page.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./places.js";

const named = (folder, name) => readdirSync(join(ROOT, folder)).flatMap((file) => name.exec(file)?.slice(1) ?? []).sort();

/** Those with a poster. */
export const POSTERS = named("crates/web/drawings", /^poster-(.+)\.svg$/);

/** Those with a first game that teaches. */
export const LESSONS = named("lessons", /^(.+)\.json$/);
