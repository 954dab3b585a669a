// First games that teach: played to their end, by mouse, finger and keys, left and gone on with; and how they are offered.

import assert from "node:assert/strict";
import { cutOff } from "../support/layout.js";
import { axe, checkWidth, checkWords } from "../support/look.js";
import { goThrough, learn, pressed, share, words } from "../support/learning.js";
import { DRAWN_GAMES, scenario, shot, until } from "../support/scenario.js";
import { button, go, kept } from "../support/table.js";
import { say } from "../support/words.js";

for (const game of DRAWN_GAMES) {
  scenario(`The lesson of ${game} is played to its end by mouse, and a first game follows`, async (visit) => {
    const page = await visit();
    await learn(page, game);
    const said = await goThrough(page);
    assert.ok(said.length > 15, `${said.length} sentences`);
    assert.equal(new Set(said).size, said.length, "no sentence comes twice");
    await checkWords(page, `the lesson of ${game}`);
    await button(page, "web-learn-first-game").click();
    await page.locator("main.table:not(.teaching)").waitFor();
    const { summary } = await kept(page);
    assert.equal(summary.game, game);
    assert.equal(summary.players[1].level, "deckhand");
    await page.locator(".tip-text:visible").first().waitFor();
  });
}

scenario("A lesson on a phone covers nothing that is to be tapped, and can be had once more", async (visit) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await learn(page, "come-sail-away");
  const [first] = await goThrough(page, { press: "tap", each: () => checkWidth(page, "the lesson") });
  await button(page, "web-learn-again").tap();
  await until("it begins again", async () => (await words(page).innerText()) === first);
});

/** On the smallest phone, in the languages whose words are longest. */
for (const [game, lang] of DRAWN_GAMES.flatMap((game) => [[game, "fr"], [game, "uk"]])) {
  scenario(`The lesson of ${game} is played to its end by finger on a small phone in ${lang}, and no word is cut off`, async (visit) => {
    const page = await visit({ locale: lang, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await learn(page, game);
    const flaws = new Set();
    const each = async (sentence) => {
      for (const flaw of await cutOff(page)) flaws.add(`sentence ${sentence}: ${flaw}`);
    };
    const said = await goThrough(page, { press: "tap", each });
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    assert.ok(said.length > 15, `${said.length} sentences`);
    await checkWords(page, `the lesson of ${game} in ${lang}`);
    assert.deepEqual([...flaws], []);
  });
}

scenario("Language and colours can be changed in a lesson on the smallest phone, and nothing there ends it", async (visit) => {
  const page = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await learn(page, "pirates-under-fire");
  const said = await words(page).innerText();
  await page.locator(".menu-button").tap();
  const menu = page.locator(".menu");
  await menu.waitFor();
  assert.equal(await menu.locator(".danger, fieldset:has(select)").count(), 0, "nobody resigns from a lesson");
  await checkWidth(page, "the menu of a lesson");
  await menu.getByRole("button", { name: "Українська" }).tap();
  await until("the lesson speaks Ukrainian", async () => /[а-щ]/.test(await words(page).innerText()));
  assert.notEqual(await words(page).innerText(), said);
  await shot(page, "menu of a lesson");
});

scenario("A lesson that waits measures nothing before every picture, and its rings follow what is scrolled", async (visit) => {
  const page = await visit();
  await learn(page, "pirates-under-fire");
  await page.locator(".spotlight .ring").first().waitFor({ state: "attached" });
  const measured = await page.evaluate(async () => {
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    await pause(1500);
    const measure = Element.prototype.getBoundingClientRect;
    let count = 0;
    Element.prototype.getBoundingClientRect = function () {
      count += 1;
      return measure.call(this);
    };
    await pause(2000);
    Element.prototype.getBoundingClientRect = measure;
    return count;
  });
  // Twice a second would be 4 times; each measures a few elements.
  assert.ok(measured < 40, `${measured} elements were measured in two seconds`);
  const apart = () =>
    page.evaluate(() => {
      const ring = document.querySelector(".spotlight .ring").getBoundingClientRect();
      const part = document.querySelector(".puf-chart").getBoundingClientRect();
      return Math.abs(ring.left - part.left) + Math.abs(ring.top - part.top);
    });
  await page.setViewportSize({ width: 1000, height: 700 });
  await until("the ring is around it", async () => (await apart()) < 20);
});

scenario("A lesson is played with keys alone, and axe finds nothing in it", async (visit) => {
  const page = await visit();
  await learn(page, "on-board");
  const flaws = [];
  for (let presses = 0; (await share(page)) < 1; presses += 1) {
    assert.ok(presses < 80, "the lesson ends");
    let selector = null;
    // What is to be pressed changes while the bot plays.
    await until("the focus is on what is to be pressed", async () => {
      selector = (await pressed(page)) ?? ".teacher-next";
      return page.evaluate((selector) => document.activeElement.matches(selector), selector);
    });
    if (presses < 2) flaws.push(...(await axe(page, `lesson ${presses}`)));
    const before = await words(page).innerText();
    await page.keyboard.press("Enter");
    await until("something happens", async () => (await words(page).innerText()) !== before || (await pressed(page)) !== selector);
  }
  assert.deepEqual(flaws, []);
});

scenario("A lesson that was left goes on where it was, after a reload too, and goes back step by step", async (visit) => {
  const page = await visit();
  await learn(page, "pirates-under-fire");
  const said = await goThrough(page, { done: (said) => said.length === 7 });
  await go(page, "#/");
  await page.locator(".poster").first().waitFor();
  await page.getByRole("link", { name: say("web-learn-game", { game: say("pirates-under-fire-name") }) }).click();
  await until("it goes on", async () => (await words(page).innerText()) === said.at(-1));
  await page.reload();
  await until("it goes on", async () => (await words(page).innerText()) === said.at(-1));
  await button(page, "web-learn-back").click();
  await until("it goes back", async () => (await words(page).innerText()) === said.at(-2));
});

scenario("A press beside the lesson is told what it would do, one against the rules which rule forbids it, and the lesson waits", async (visit) => {
  const page = await visit();
  await learn(page, "pirates-under-fire");
  await goThrough(page, { done: (said) => said.length === 2 });
  const asked = await words(page).innerText();
  await page.locator('[data-action="ship 9"]').click();
  await page.locator(".said .notice").waitFor();
  const told = await page.locator(".said .notice span").innerText();
  const [before, after] = say("web-learn-other", { what: "|" }).split("|");
  assert.ok(told.startsWith(before) && told.endsWith(after) && told.length > before.length + after.length + 5, told);
  assert.equal(await words(page).innerText(), asked);
  await page.locator('[data-action="ship 4"]').first().click();
  await page.locator('[data-action="lay e4"]').click({ force: true });
  await page.locator(".said .rule-link").getByText("PUF-12").waitFor();
  await page.locator('[data-action="lay e1"]').click();
  await until("the lesson goes on", async () => (await words(page).innerText()) === say("puf-learn-two"));
});

scenario("Play offers the lesson once to whoever never played, and the first opponent is a deckhand", async (visit) => {
  const page = await visit({ preferences: { declined: [] } });
  const poster = page.locator('.poster[data-game="on-board"]');
  await poster.getByRole("button").click();
  await poster.getByRole("link", { name: say("web-learn-yes") }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.textContent), say("web-learn-yes"));
  await poster.getByRole("button", { name: say("web-learn-no") }).click();
  await page.locator("main.table").waitFor();
  assert.equal((await kept(page)).summary.players[1].level, "deckhand");
  await go(page, "#/");
  await page.locator('.poster[data-game="on-board"]').getByRole("button").click();
  await page.locator("main.table").waitFor();
});
