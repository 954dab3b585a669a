// The pictures of README: the front page, a table of each game, and a turn as an animation. Written to docs/screens.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { FLAGS } from "../support/flags.js";
import { POSTERS } from "../support/games.js";
import { ROOT } from "../support/places.js";
import { startServer } from "../support/server.js";
import { lit, playOn, settled, setUp } from "../support/table.js";
import { animation } from "./animation.js";

const PLACE = join(ROOT, "docs/screens");
/** How many presses into a game its picture is taken. */
const PRESSES = 40;
/** How many presses the animation shows, each for so long. */
const SHOWN = 8;
const MILLISECONDS = 900;
/** Of the table, what stands beside the board is left out: a page that is read should not take long to come. */
const BOARD = { x: 0, y: 0, width: 860, height: 720 };

const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
try {
  const front = await visit({});
  await front.screenshot({ path: join(PLACE, "front.png") });
  for (const game of POSTERS) {
    // One of them by night.
    const page = await visit({ colorScheme: game === "pirates-under-fire" ? "dark" : "light" });
    await setUp(page, game, { starter: 0, seats: ["person", "navigator"] });
    await playOn(page, { seed: 21, steps: PRESSES, each: () => settled(page) });
    await atRest(page);
    await page.screenshot({ path: join(PLACE, `${game}.png`) });
  }
  await writeFile(join(PLACE, "turn.png"), animation(await turn()));
} finally {
  await browser.close();
  await server.stop();
}

async function visit(options) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en", serviceWorkers: "block", reducedMotion: "reduce", ...options });
  await context.addInitScript((declined) => {
    localStorage.setItem("seaboard:preferences", JSON.stringify({ pace: "instant", lessons: false, declined }));
  }, POSTERS);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator(".early").first().waitFor({ state: "detached" });
  return page;
}

/** Nothing is pointed at or told, and it is one's turn. */
async function atRest(page) {
  await settled(page);
  const told = page.locator(".notice .close");
  if (await told.count()) await told.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Two rounds of Come Sail Away!, press by press, small enough for a page that is read. */
async function turn() {
  const page = await visit({ viewport: { width: 1180, height: 720 }, deviceScaleFactor: 0.6 });
  await setUp(page, "come-sail-away", { seats: ["person", "deckhand"] });
  await playOn(page, { seed: 8, steps: 30, each: () => settled(page) });
  const frames = [];
  await playOn(page, {
    seed: 9,
    steps: SHOWN,
    each: async () => {
      await atRest(page);
      frames.push({ png: await page.screenshot({ clip: BOARD }), milliseconds: MILLISECONDS });
      // What a press would do is shown first.
      const place = lit(page).first();
      if ((await place.count()) > 0) await place.hover();
    },
  });
  await atRest(page);
  frames.push({ png: await page.screenshot({ clip: BOARD }), milliseconds: 2 * MILLISECONDS });
  return frames;
}
