// Measured and printed, not judged: machines differ. What is measured must happen, though.
//
// SEABOARD_COMPARE names another program, such as one built before a change: clicks are then measured on both in turn.

import assert from "node:assert/strict";
import { GAMES, home, scenario } from "../support/scenario.js";
import { startServer } from "../support/server.js";
import { lit, openDeal, openForm, playOn, setUp } from "../support/table.js";

const CLICKS = process.env.SEABOARD_COMPARE ? 50 : 20;
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
  assert.equal(times.length, GAMES.length);
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

/** How long the page's own thread has worked so far, in milliseconds: all of it, its scripts, its styles and layout. */
async function worked(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
  return [of("TaskDuration"), of("ScriptDuration"), of("RecalcStyleDuration") + of("LayoutDuration")];
}

/**
 * Plays so many clicks inside the page, so that nobody else's work is measured: each time the place is pointed at, then pressed.
 * Places are chosen by their notation, as every program has it.
 */
function clickInside(page, clicks) {
  return page.evaluate(async (clicks) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const notation = (place) => place.dataset.action ?? "";
    const over = () => document.querySelector(".sheet-paper");
    const waits = () => document.querySelector(".thinking, .skip") || !document.querySelector("[data-target]");
    let done = 0;
    for (; done < clicks && !over(); done += 1) {
      while (waits() && !over()) await frame();
      if (over()) break;
      const places = [...document.querySelectorAll("[data-target]")].sort((one, other) => (notation(one) < notation(other) ? -1 : 1));
      const place = places[(done * 7) % places.length];
      for (const [name, bubbles] of [["pointerover", true], ["pointerenter", false]]) {
        place.dispatchEvent(new PointerEvent(name, { pointerType: "mouse", bubbles }));
      }
      await frame();
      place.click();
      await frame();
    }
    return done;
  }, clicks);
}

/** Starts a game against bots that think little from its form, without a word of it: another program may have others. */
async function setUpWordless(page, game) {
  await openForm(page, game);
  for (const seat of (await page.locator(".seats > li select").all()).slice(1)) await seat.selectOption("deckhand");
  const starter = page.locator('form select:has(option[value="chance"])');
  if (await starter.count()) await starter.selectOption("0");
  await openDeal(page);
  await page.locator("form > details input[inputmode=numeric]").fill("7");
  await page.locator("form button[type=submit]").click();
  await page.locator("main.table [data-target]").first().waitFor();
}

/** What a click costs the page's own thread, and whatever the bots do then. */
async function cost(page, game) {
  await setUpWordless(page, game);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await clickInside(page, 20);
  const before = await worked(session);
  const clicks = await clickInside(page, 2 * CLICKS);
  const after = await worked(session);
  assert.ok(clicks > CLICKS / 2, `${clicks} clicks were made`);
  return after.map((time, place) => (time - before[place]) / clicks);
}

scenario("A click leaves the page's own thread free soon", async (visit) => {
  const other = process.env.SEABOARD_COMPARE ? await startServer(process.env.SEABOARD_COMPARE) : null;
  const rounds = other ? 3 : 1;
  try {
    for (const game of GAMES) {
      const costs = { now: [], before: [] };
      for (let round = 0; round < rounds; round += 1) {
        costs.now.push(await cost(await visit(), game));
        if (other) costs.before.push(await cost(await visit({ url: other.url }), game));
      }
      for (const [which, all] of Object.entries(costs).filter(([, all]) => all.length > 0)) {
        const least = all[0].map((_, place) => Math.min(...all.map((one) => one[place])));
        const shown = least.map((time) => time.toFixed(2)).join(" / ");
        console.log(`${game}${other ? `, ${which}` : ""}: a click costs, in all / scripts / styles and layout: ${shown} ms`);
      }
    }
  } finally {
    await other?.stop();
  }
});
