// Measured and printed, not judged: machines differ. What is measured must happen, though.

import assert from "node:assert/strict";
import { home, scenario } from "../support/scenario.js";
import { GAMES, lit, playOn, setUp } from "../support/table.js";

const CLICKS = 50;
const middle = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
const tell = (what, milliseconds) => console.log(`${what}: ${milliseconds.map((time) => Math.round(time)).join(" / ")} ms`);

scenario("A cold load comes to a playable table", async (visit) => {
  const times = [];
  for (const game of GAMES) {
    const page = await visit({ serviceWorkers: "allow", at: null });
    // The page presses Play by itself as soon as it can, so that only the app's own time counts.
    await page.context().addInitScript((game) => {
      const watch = new MutationObserver(() => {
        const play = document.querySelector(`.poster[data-game="${game}"] button`);
        if (play && window.pressed === undefined) {
          window.pressed = performance.now();
          play.click();
        }
        if (document.querySelector("main.table [data-target]") && window.playable === undefined) {
          requestAnimationFrame(() => (window.playable ??= performance.now()));
        }
      });
      watch.observe(document, { childList: true, subtree: true, attributes: true });
    }, game);
    await page.goto(home());
    await lit(page).first().waitFor();
    const time = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return [window.pressed, window.playable];
    });
    times.push(time);
    assert.ok(time.every(Number.isFinite), "it was measured");
    tell(`${game}: from nothing to the front page / to a playable table`, time);
  }
  assert.equal(times.length, 3);
});

scenario("A click is answered on the screen", async (visit) => {
  for (const game of GAMES) {
    const page = await visit();
    await page.context().addInitScript(() => {
      window.answers = [];
      let pressed = null;
      document.addEventListener("click", (event) => {
        pressed = event.target.closest("[data-target]") ? event.timeStamp : null;
      }, true);
      new MutationObserver(() => {
        if (pressed === null) return;
        const since = pressed;
        pressed = null;
        requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - since)));
      }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    });
    await page.reload();
    await setUp(page, game);
    await playOn(page, { steps: CLICKS });
    const answers = await page.evaluate(() => window.answers);
    assert.ok(answers.length > CLICKS / 2, `${answers.length} clicks were answered`);
    tell(`${game}: from a click to the next frame, median / worst of ${answers.length}`, [middle(answers), Math.max(...answers)]);
  }
});
