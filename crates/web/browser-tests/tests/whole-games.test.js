// Each game from the front page to its score sheet.

import assert from "node:assert/strict";
import { checkWidth, checkWords } from "../support/look.js";
import { DRAWN_GAMES, GAMES, scenario, shot } from "../support/scenario.js";
import {
  checkSheet, columns, ending, focusAtTable, go, log, playByKeys, playFromFront, playOn, setUp, tabTo,
} from "../support/table.js";
import { say } from "../support/words.js";

/** As long as names may be. */
const LONG_NAMES = ["Wilhelmina Featherstonehaugh-Ramsbottom", "Maximilian-Konstantin_der_Oberbootsmann"];

for (const game of GAMES) {
  scenario(`${game} is played by clicks against a bot, from the front page to the score sheet`, async (visit) => {
    const page = await visit();
    await playFromFront(page, game);
    await focusAtTable(page);
    const steps = await playOn(page, {
      each: async (step) => {
        if (step % 10 === 0) await checkWords(page, `${game} after ${step} clicks`);
        if (step === 30) await shot(page, `${game} in the middle`);
      },
    });
    const small = !DRAWN_GAMES.includes(game);
    assert.ok(steps > (small ? 1 : 20), `a whole game takes more than ${steps} clicks`);
    await shot(page, `${game} at the end`);
    await checkSheet(page, 2, small ? 0 : 3);
    await checkWords(page, `the end of ${game}`);
    assert.notEqual((await log(page)).length, 0);
  });
}

for (const game of DRAWN_GAMES) {
  scenario(`${game} is played by keyboard alone, from the front page to the score sheet`, async (visit) => {
    const page = await visit();
    await tabTo(page, `.poster[data-game="${game}"] button`);
    await page.keyboard.press("Enter");
    await page.locator("main.table").waitFor();
    await focusAtTable(page);
    const steps = await playByKeys(page);
    assert.ok(steps > 20, `a whole game takes more than ${steps} presses of Enter`);
    await checkSheet(page, 2);
    const focused = await page.evaluate(() => document.activeElement.closest(".sheet-paper") !== null);
    assert.ok(focused, "the score sheet has the focus");
    await tabTo(page, ".sheet-paper button");
  });
}

scenario("Come Sail Away! is played alone with a finger on a phone, and nothing is wider than the screen", async (visit) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await checkWidth(page, "the front page");
  await setUp(page, "come-sail-away", { seats: ["person"] });
  await playOn(page, {
    press: "tap",
    each: async (step) => {
      if (step % 10 === 0) await checkWidth(page, `the table after ${step} touches`);
      if (step === 30) await shot(page, "phone in the middle");
    },
  });
  await checkWidth(page, "the end");
  await shot(page, "phone at the end");
  await checkSheet(page, 1);
  assert.equal(await ending(page).locator(".best").innerText(), say("web-best-first"));
  const [{ total }] = await columns(page);
  await go(page, "#/statistics");
  assert.match(await page.locator(".records tbody").innerText(), new RegExp(`(^|\\D)${Math.abs(total)}\\b`));
});

scenario("On Board with all its extensions fits a phone", async (visit) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await setUp(page, "on-board", { names: LONG_NAMES, extensions: true });
  await playOn(page, { press: "tap", each: () => checkWidth(page, "the table") });
  await checkWidth(page, "the score sheet");
  await shot(page, "phone all extensions");
});

// How games with a board of their own fit their screens is in layout.test.js.
for (const game of GAMES.filter((game) => !DRAWN_GAMES.includes(game))) {
  scenario(`${game} fits a laptop without scrolling`, async (visit) => {
    const page = await visit();
    await setUp(page, game);
    const height = () => page.evaluate(() => document.scrollingElement.scrollHeight);
    await playOn(page, { steps: 12, each: async () => assert.ok((await height()) <= 720, "the page is higher than the screen") });
    assert.ok((await height()) <= 720);
  });
}
