// Before anything is pressed: what an action would do, why another cannot be done, and how pieces move afterwards.

import assert from "node:assert/strict";
import { DRAWN_GAMES, scenario, until } from "../support/scenario.js";
import { lit, lookBack, openFinished, playOn, settled, setUp } from "../support/table.js";

const unlit = (page) => page.locator('.board .target[aria-disabled="true"]:visible');
const against = (page) => page.locator(".preview .against");
const promise = (page) => page.locator(".preview > span").first();

for (const game of DRAWN_GAMES) {
  scenario(`${game}: a place that cannot be pressed says why when it is pointed at, and when it has the focus`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0 });
    await playOn(page, {
      done: async () => {
        await settled(page);
        return (await unlit(page).count()) > 0;
      },
    });
    for (const [come, leave] of [
      [() => unlit(page).first().hover({ force: true }), () => page.mouse.move(0, 0)],
      [() => unlit(page).first().focus(), () => page.locator(".menu-button").focus()],
    ]) {
      await come();
      await until("the rule is told", async () => /^[A-Z]+-\d+ ?\S/.test(await against(page).innerText()));
      assert.equal(await promise(page).innerText(), "", "what cannot be done promises nothing");
      await leave();
      await until("nothing is told any more", async () => (await against(page).innerText()) === "");
    }
    assert.equal(await page.locator(".notice").count(), 0, "nothing was pressed");
  });

  scenario(`${game}: what an action would do is shown while it is pointed at, and nothing of it is left afterwards`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0, practice: true });
    // Comments are marks of whoever draws, and nobody sees them.
    const shown = () =>
      page.evaluate(() => ({
        board: (document.querySelector(".board").innerHTML + document.querySelector(".score").innerHTML).replaceAll("<!---->", ""),
        told: document.querySelectorAll(".log li").length,
      }));
    let changed = 0;
    await playOn(page, {
      steps: 12,
      each: async () => {
        await settled(page);
        await page.mouse.move(0, 0);
        const before = await shown();
        // A bot who plays at the same time may have done something; that is told, and the board is another one.
        const stands = ({ board, told }) => board === before.board || told > before.told;
        const place = lit(page).first();
        const words = await place.getAttribute("aria-label");
        await place.hover();
        await until("the promise is there", async () => (await promise(page).innerText()) !== "" || words === null);
        changed += (await shown()).board !== before.board;
        await page.mouse.move(0, 0);
        await until("the board is as it was", async () => stands(await shown()));
      },
    });
    assert.ok(changed > 3, `${changed} of 12 actions showed on the board what they would do`);
  });
}

scenario("From one place to the next the board is drawn once, and from there to one that cannot be pressed nothing of it is left", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await settled(page);
  await page.locator('[data-target][data-action^="ship"]').first().click();
  const spaces = page.locator('.board [data-target][data-action^="lay"]');
  await spaces.nth(1).waitFor();
  const words = [await spaces.nth(0).getAttribute("data-action"), await spaces.nth(1).getAttribute("data-action")];
  await spaces.nth(0).hover();
  await until("the first is promised", async () => (await promise(page).innerText()) !== "");
  const first = await promise(page).innerText();
  await page.evaluate(() => {
    window.draws = 0;
    new MutationObserver(() => (window.draws += 1)).observe(document.querySelector(".board"), { subtree: true, childList: true, attributes: true });
  });
  await spaces.nth(1).hover();
  await until("the second is promised", async () => ![first, ""].includes(await promise(page).innerText()));
  assert.equal(await page.evaluate(() => window.draws), 1, words.join(" to "));
  await unlit(page).first().hover({ force: true });
  await until("the rule is told", async () => (await against(page).innerText()) !== "");
  assert.equal(await promise(page).innerText(), "");
});

/** What moves by itself, in a game that has it; and what on the board does so. */
const MOVES = [["first-ship-solo", "turn", ".board .turned"], ["pirates-won-by-gold", "puf-fire", ".board .puf-shot.fired"]];

scenario("Pieces slide to their places, rooms are turned over and shots are seen to fly, unless movement is unwelcome", async (visit) => {
  for (const [reducedMotion, moves] of [["no-preference", true], ["reduce", false]]) {
    const page = await visit({ reducedMotion });
    await page.evaluate(() => {
      window.slides = 0;
      window.measured = 0;
      const measure = Element.prototype.getBoundingClientRect;
      Element.prototype.getBoundingClientRect = function () {
        window.measured += Number(this.dataset.piece !== undefined);
        return measure.call(this);
      };
      window.movements = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...frames) {
        window.slides += 1;
        return animate.apply(this, frames);
      };
      addEventListener("animationstart", ({ animationName }) => window.movements.push(animationName.replace(/-again$/, "")));
    });
    const still = async (what) => {
      const moving = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect.target.className.toString()));
      if (!moves) assert.deepEqual(moving, [], what);
    };
    await setUp(page, "come-sail-away", { seats: ["person"] });
    await playOn(page, { steps: 12, each: async (step) => {
      await settled(page);
      await still(`step ${step}`);
    } });
    assert.equal((await page.evaluate(() => window.slides)) > 0, moves, reducedMotion);
    assert.equal((await page.evaluate(() => window.measured)) > 0, moves, "where nothing moves, nothing is measured");
    for (const [name, movement, shown] of MOVES) {
      const last = await openFinished(page, name);
      let moment = 0;
      do {
        moment += 1;
        assert.ok(moment <= last, `${shown} comes in ${name}`);
        await lookBack(page, moment);
      } while ((await page.locator(shown).count()) === 0);
      await still(`${name}, moment ${moment}`);
      const seen = async () => (await page.evaluate(() => window.movements)).includes(movement);
      if (moves) await until(`${movement} is seen`, seen);
      else assert.deepEqual(await page.evaluate(() => window.movements), []);
    }
  }
});
