// Measures the app as people get it, and prints what it finds; judges nothing: machines differ, and busy ones most.
//
// What is fetched until a table can be played and until a bot has answered; how long a click takes to be seen, on this machine and on one
// that is four times slower; what Lighthouse says.

import { chromium } from "playwright-core";
import { FLAGS } from "../support/flags.js";
import { POSTERS } from "../support/games.js";
import { startServer } from "../support/server.js";
import { measureClicks } from "./clicks.js";
import { measureLighthouse } from "./lighthouse.js";
import { measureLoads } from "./loads.js";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const wanted = process.argv.slice(2);
const parts = { loads: measureLoads, clicks: measureClicks, lighthouse: measureLighthouse };

const server = await startServer();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await measure({ launch, executablePath, url: server.url, games: POSTERS });
  }
} finally {
  await server.stop();
}

/** A browser of its own for each: what one has kept is not the next one's. */
function launch() {
  return chromium.launch({ executablePath, args: FLAGS });
}
