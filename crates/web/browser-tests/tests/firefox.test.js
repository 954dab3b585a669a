// The main scenarios in Firefox, with a real mouse and real keys: the front page before the code is there, a lesson, each game to its
// end against a bot, and nothing goes wrong.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import puppeteer from "puppeteer-core";
import { LESSONS, POSTERS } from "../support/games.js";
import { INSIDE, answer, isSettled, places, playedSoFar } from "../support/pressing.js";
import { startBetween, startServer } from "../support/server.js";
import { chance, tableText } from "../support/table.js";

/** No game needs more steps than this, however it is played. */
const MOST_STEPS = 1200;
/** When the page is loaded anew. */
const RELOAD_AT = 12;
/** So much of a lesson: it has explained itself, and something was played. */
const LESSON_PRESSES = 8;
const KEY_MOVES = 6;
const PATIENCE = 20_000;
const TEST_PATIENCE = 240_000;

const server = await startServer();
const browser = await puppeteer
  .launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: { width: 1280, height: 720 },
    // No press waits for what slides.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  })
  .catch(async (error) => {
    await server.stop();
    throw error;
  });

after(async () => {
  await browser.close();
  await server.stop();
});

/** A test: `body` is given the page of somebody new, who knows the games and wants no pauses; nothing may go wrong on it. */
function scenario(name, body) {
  test(`Firefox: ${name}`, { timeout: TEST_PATIENCE }, async () => {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      const troubles = [];
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("console", (message) => {
        // Most servers have no online tables, and then the question for them is no trouble.
        if (message.type() === "error" && !/api\/status/.test(message.location().url ?? message.text())) troubles.push(told(message));
      });
      // Any page of the server will do to choose something beforehand.
      await page.goto(`${server.url}icon.svg`);
      await page.evaluate((declined) => localStorage.setItem("seaboard:preferences", JSON.stringify({ pace: "instant", declined })), LESSONS);
      await body(page);
      assert.deepEqual(await Promise.all(troubles), []);
    } finally {
      await context.close();
    }
  });
}

/** What somebody wrote to the console; errors in words. */
async function told(message) {
  const words = message.args().map((arg) => arg.evaluate((value) => String(value?.stack ?? value)).catch(() => message.text()));
  return (await Promise.all(words)).join(" ");
}

/** The mouse comes, goes down and up. */
async function press({ mouse }, { x, y }) {
  await mouse.move(x, y);
  await mouse.down();
  await mouse.up();
}

/** The middle of what this selects first, once it can be seen; where it is below the screen, the page is scrolled to it. */
async function middle(page, selector) {
  const place = await page.waitForSelector(selector, { visible: true });
  await place.scrollIntoView();
  const { x, y, width, height } = await place.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until it is so on the page, and what it says then. The page's policy allows no functions of Puppeteer's own to wait there. */
async function until(page, what, holds, arg) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const told = await page.evaluate(holds, arg);
    if (told) return told;
    assert.ok(Date.now() < end, `waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const settled = (page) => until(page, "something can be pressed", isSettled);

/** What was played after so many times. */
const played = (page, before, what) => until(page, `${what} acts`, answer, { before });

for (const game of POSTERS) {
  scenario(`${game} is played with the mouse to its end, and a reload keeps it`, async (page) => {
    await page.goto(`${server.url}#/new/${game}`);
    await page.waitForSelector("main.set-up form");
    const [, ...others] = await page.$$(".seats > li select");
    for (const seat of others) await seat.select("deckhand");
    const seed = await page.$("form > details input[inputmode=numeric]");
    await seed.evaluate((field) => (field.closest("details").open = true));
    await seed.type("7");
    await press(page, await middle(page, "form button[type=submit]"));
    await settled(page);
    const choose = chance(7);
    let step = 0;
    for (let before = await page.evaluate(playedSoFar); !(await page.$(".sheet-paper")); before += 1, step += 1) {
      assert.ok(step < MOST_STEPS, "the game ends");
      if (step === RELOAD_AT) await reload(page);
      const all = await page.evaluate(places, INSIDE);
      const covered = all.filter(({ over, met }) => over !== null || met.length === 0);
      assert.deepEqual(covered.map(({ action, over }) => `${action}: ${over}`), [], `what lies under something, step ${step}`);
      const { action, middle, met } = all[choose(all.length)];
      await press(page, step % 2 === 0 ? met[choose(met.length)] : middle);
      assert.equal(await played(page, before, `the press on ${action} at step ${step}`), action);
      await settled(page);
    }
    assert.ok(step > 10, `the game ended after ${step} steps`);
    assert.ok(await page.$(".sheet-paper .sheet, .sheet-paper .verdict"), "the score sheet is there, or what decided without points");
  });
}

/** Loads the page anew: the same table comes back. */
async function reload(page) {
  await page.mouse.move(1, 1);
  await until(page, "nothing is pointed at", () => document.querySelector(".preview > span").textContent === "");
  const before = await tableText(page);
  assert.notEqual(before.log, "");
  await page.reload();
  await settled(page);
  assert.deepEqual(await tableText(page), before);
}

scenario("a game is begun and played with keys alone", async (page) => {
  await page.goto(server.url);
  await page.waitForSelector("main.front .poster");
  const focused = (selector) => page.evaluate((selector) => document.activeElement.matches(selector), selector);
  const { keyboard } = page;
  for (let tabs = 0; !(await focused('.poster[data-game="on-board"] button')); tabs += 1) {
    assert.ok(tabs < 60, "the Tab key comes to the button");
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await page.waitForSelector("main.table");
  const choose = chance(3);
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let move = 0; move < KEY_MOVES; move += 1) {
    await settled(page);
    const before = await page.evaluate(playedSoFar);
    for (let presses = choose(4); presses > 0 || !(await focused("[data-target]")); presses -= 1) {
      assert.ok(presses > -20, "arrows lead to a lit place");
      await keyboard.press(arrows[choose(4)]);
    }
    const action = await page.evaluate(() => document.activeElement.dataset.action ?? "end");
    await keyboard.press("Enter");
    assert.equal(await played(page, before, `Enter on ${action}`), action);
  }
});

/** What the lesson says and where it points; and the middle of what is to be pressed, once nothing lies over it. Runs inside the page. */
function taught() {
  const points = document.querySelector("main.table")?.dataset.spotlight ?? "";
  const [selector] = /\[data-action="[^"]+"\]|\.end-turn/.exec(points) ?? [".teacher-next:enabled"];
  const place = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!place) return null;
  const { left, top, width, height } = place.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  if (!place.contains(document.elementFromPoint(point.x, point.y))) return null;
  return { point, state: document.querySelector(".teacher-words").textContent + points };
}

/** Whether the lesson says something else, or points elsewhere. Runs inside the page. */
const saysMore = (state) =>
  document.querySelector(".teacher-words").textContent + (document.querySelector("main.table").dataset.spotlight ?? "") !== state;

for (const game of LESSONS) {
  scenario(`the lesson of ${game} is begun with the mouse`, async (page) => {
    await page.goto(`${server.url}#/learn/${game}`);
    for (let presses = 0; presses < LESSON_PRESSES; presses += 1) {
      const { point, state } = await until(page, "something is to be pressed", taught);
      await press(page, point);
      await until(page, `the lesson goes on after ${state}`, saysMore, state);
    }
  });
}

scenario("the front page is painted before the code is there, and the app takes over without a jump", async (page) => {
  const between = await startBetween(server.url);
  try {
    const release = between.holdBack();
    await page.goto(between.url, { waitUntil: "domcontentloaded" });
    await until(page, "it is painted", () => performance.getEntriesByName("first-contentful-paint").length > 0);
    const before = await page.evaluate(painted, ".early");
    assert.equal(before.filter(([tag]) => tag === "H2").length, POSTERS.length, "every game has its poster");
    assert.equal(await page.$("main.front:not(.early *)"), null);
    release();
    await page.waitForSelector("body > main.front");
    await until(page, "the app has taken over", () => document.querySelector(".early") === null);
    assert.deepEqual(await page.evaluate(painted, "body > main.front"), before);
  } finally {
    await between.stop();
  }
});

/** What the posters say, and where. Runs inside the page. */
function painted(within) {
  const shown = [...document.querySelectorAll(`${within} .poster :is(h2, p, .row > *)`)].filter((one) => one.getClientRects().length > 0);
  return shown.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.tagName, one.textContent, ...[x, y, width, height].map(Math.round)];
  });
}
