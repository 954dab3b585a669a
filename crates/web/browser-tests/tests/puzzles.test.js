// Puzzles: the one of the day, a stream by difficulty, and what was solved is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { axe, checkWidth } from "../support/look.js";
import { ROOT } from "../support/places.js";
import { scenario, shot } from "../support/scenario.js";
import { button, go, lit } from "../support/table.js";
import { say } from "../support/words.js";

const puzzles = (game) =>
  readFileSync(join(ROOT, "puzzles", `${game}.jsonl`), "utf8").trim().split("\n").slice(1).map((line) => JSON.parse(line));

scenario("The puzzle of the day is one click away, the same for everybody, and fetched when it is opened", async (visit) => {
  const page = await visit();
  const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/puzzles/")));
  await page.locator("footer a", { hasText: say("web-puzzles") }).last().click();
  await page.locator("main.puzzles").waitFor();
  const flaws = [...(await axe(page, "puzzles"))];
  assert.deepEqual(await files(), []);
  await page.locator("main.puzzles .button.main").click();
  await page.locator(".trial").waitFor();
  assert.equal((await files()).length, 1);
  await lit(page).first().waitFor();
  assert.ok(await button(page, "web-undo").isDisabled(), "what led to the puzzle is not taken back");
  flaws.push(...(await axe(page, "puzzle")));
  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, "puzzle on a phone");
  await shot(page, "puzzle on a phone");
  assert.deepEqual(flaws, []);
});

scenario("A puzzle is solved by its best turn, explained, and kept as solved; another turn is told to be worse", async (visit) => {
  const page = await visit();
  const game = "on-board";
  const place = puzzles(game).findIndex(({ best }) => /^alone \d;end$/.test(best));
  const { best } = puzzles(game)[place];
  const [right] = best.split(";");
  await go(page, `#/puzzles/${game}/${place + 1}`);
  const splits = lit(page).and(page.locator('[data-action^="alone"]'));
  await splits.first().waitFor();
  const all = await splits.evaluateAll((places) => places.map((place) => place.dataset.action));
  const wrong = all.find((action) => action !== right);
  const play = async (action) => {
    await page.locator(`[data-action="${action}"]`).first().click();
    await page.locator(".end-turn:enabled").click();
  };
  await play(wrong);
  await page.locator(".trial-words.worse").waitFor();
  await button(page, "web-try-once-more").click();
  await play(right);
  await page.locator(".trial-words.equal").waitFor();
  await page.locator(".trial-lines summary").click();
  assert.match(await page.locator(".trial-lines").innerText(), new RegExp(say("web-try-yours")));
  await page.locator(".trial a", { hasText: say("web-puzzles-all") }).click();
  const solved = page.locator(`.puzzles-of[data-game="${game}"] > p:not(.row)`);
  await solved.filter({ hasText: /\b1\b/ }).waitFor();
});
