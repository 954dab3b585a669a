// Where a game was won: found by the worker, shown beside the board, kept with the game; and a turn that is tried again.

import assert from "node:assert/strict";
import { join } from "node:path";
import { axe, checkWidth } from "../support/look.js";
import { GOLDEN } from "../support/places.js";
import { scenario, shot, until } from "../support/scenario.js";
import { button, ending, go, kept, lit, playOn, resign, settled, setUp } from "../support/table.js";
import { say } from "../support/words.js";

const panel = (page) => page.locator(".analysis");

async function open(page, name) {
  await go(page, "#/games");
  await page.locator("main.games input[type=file]").setInputFiles(join(GOLDEN, `${name}.seaboard`));
  await ending(page).waitFor();
}

// All of it: nothing is judged any more.
async function whole(page) {
  await panel(page).locator(".analysis-drawing").waitFor({ timeout: 120_000 });
  await panel(page).locator(".analysis-going").waitFor({ state: "detached", timeout: 120_000 });
}

// Presses the first place that is lit until the turn is over and judged.
async function playTurn(page) {
  const over = button(page, "web-try-once-more");
  for (;;) {
    await lit(page).or(over).first().waitFor();
    if ((await over.count()) > 0) return;
    await lit(page).first().click();
  }
}

scenario("A game that is over is analysed beside its board, turn by turn, and what was found is kept with it", async (visit) => {
  const page = await visit();
  await open(page, "first-ship-solo");
  const drawings = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /_analysis|_judge/.test(name)));
  assert.deepEqual(await drawings(), [], "its code is fetched by whoever asks for it");
  await ending(page).locator(".analyse").click();
  await whole(page);
  const flaws = [...(await axe(page, "analysis"))];
  const figures = panel(page).locator(".analysis-figures");
  assert.equal(await figures.locator("thead th").count(), 1);
  assert.match(await figures.innerText(), new RegExp(say("web-analysis-accuracy")));
  // What bots make of the same deal, and what was found by who knows the deck.
  const par = await panel(page).locator(".analysis-par tbody td").allInnerTexts();
  const points = par.map((cell) => Number.parseFloat(cell.replace("−", "-")));
  assert.equal(points.length, 5, par.join());
  assert.ok(points[0] < points[3] && points[4] > 60, `from the deckhand to the admiral, then with the deck known: ${par.join()}`);

  // Turns by keys: the board and the words go along.
  const slider = panel(page).locator("input[type=range]");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const chosen = panel(page).locator(".analysis-chosen");
  await chosen.waitFor();
  assert.match(await slider.getAttribute("aria-valuetext"), /: \d/);
  const before = await page.locator(".board").innerHTML();
  await chosen.locator(".analysis-steps button").last().click();
  await until("the line is on the board", async () => (await page.locator(".board").innerHTML()) !== before);
  await shot(page, "analysis turn");

  // It is there at once the next time.
  const address = await page.evaluate(() => location.hash);
  await button(page, "web-close").click();
  await ending(page).waitFor({ state: "hidden" });
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new Error("nobody is asked again");
      }
    };
  });
  await go(page, address.replace("table", "analysis"));
  await whole(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, "analysis on a phone");
  flaws.push(...(await axe(page, "analysis on a phone")));
  assert.deepEqual(flaws, []);
});

scenario("A turn is tried again any number of times, and told from the best", async (visit) => {
  const page = await visit();
  await open(page, "first-ship-solo");
  await ending(page).locator(".analyse").click();
  await whole(page);
  await panel(page).locator("input[type=range]").focus();
  await page.keyboard.press("End");
  await button(page, "web-analysis-try").click();
  const trial = page.locator(".trial");
  await trial.waitFor();
  for (const _ of [1, 2]) {
    await playTurn(page);
    await trial.locator(".trial-words:is(.better, .equal, .worse)").waitFor();
    await button(page, "web-try-once-more").click();
    await lit(page).first().waitFor();
  }
  await button(page, "web-try-back").click();
  await panel(page).locator(".analysis-chosen").waitFor();
  await button(page, "web-play-on").click();
  await page.locator("main.table .badge").waitFor();
  assert.equal(await panel(page).count(), 0);
});

scenario("A game that goes on is never analysed", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board");
  await playOn(page, { steps: 12 });
  assert.equal(await page.locator(".analyse").count(), 0);
  const [key] = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("seaboard:game:")));
  await go(page, `#/analysis/${key.replace("seaboard:game:", "")}`);
  await page.locator("main.table").waitFor();
  assert.equal(await panel(page).count(), 0);
  assert.equal((await kept(page)) !== null, true);
});

scenario("Figures of a game against others are of an average turn: no chance beyond a hundred in a hundred", async (visit) => {
  const page = await visit();
  // A few turns of chance are soon judged, and lose a lot.
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await playOn(page, { steps: 16 });
  await settled(page);
  await resign(page);
  await ending(page).locator(".analyse").click();
  await whole(page);
  const text = await panel(page).locator(".analysis-figures").innerText();
  const shares = [...text.matchAll(/(−?[\d.]+) %/g)].map(([, number]) => Number(number.replace("−", "-")));
  assert.ok(shares.length >= 8, text);
  assert.deepEqual(shares.filter((share) => Math.abs(share) > 100), [], text);
  await shot(page, "analysis against others");
  assert.equal(await panel(page).locator(".analysis-how").innerText(), say("web-analysis-how"));
  const parts = (await panel(page).locator(".analysis-kinds").first().innerText()).matchAll(/(\d+) %/g);
  const sum = [...parts].reduce((sum, [, share]) => sum + Number(share), 0);
  assert.ok(sum >= 97 && sum <= 103, `${sum} % of what was lost`);
});
