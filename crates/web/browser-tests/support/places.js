// Where things are.

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));

/** The project's own directory. */
export const ROOT = join(HERE, "../../../..");
/** Where screenshots go; git ignores it. */
export const SHOTS = join(HERE, "../shots");
/** Finished games whose score sheets were checked by hand. */
export const GOLDEN = join(ROOT, "crates/catalog/tests/golden");
/** The printed values. */
export const COMPONENTS = join(ROOT, "components");
