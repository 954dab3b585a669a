// At the table: starting games, playing them by clicks, touches and keys, and reading what is shown.

import assert from "node:assert/strict";
import { join } from "node:path";
import { GOLDEN } from "./places.js";
import { say } from "./words.js";

/** No game needs more steps than this, however it is played. */
const MOST_STEPS = 1200;

/** What can be pressed; on a phone some of it waits behind what must be opened first. */
export const lit = (page) => page.locator("[data-target]:visible");
export const ending = (page) => page.locator(".sheet-paper");
export const button = (page, id, args) => page.getByRole("button", { name: say(id, args), exact: true });

/** Numbers that look like chance and are the same every time (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Starts a game against a bot with the front page's own button. */
export async function playFromFront(page, game) {
  await page.locator(`.poster[data-game="${game}"]`).getByRole("button").click();
  await page.locator("main.table").waitFor();
}

/** Opens a page of the app, and waits for its code. */
export async function go(page, hash) {
  await page.evaluate((hash) => {
    if (location.hash === hash) return;
    const opened = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    location.hash = hash;
    return opened.then(() => {});
  }, hash);
  await page.waitForFunction(() => document.querySelector("main.fetching") === null);
}

/**
 * Starts a game from its set-up form. `seats`: who sits where ("person" or a level); `names`, `seed`, `practice` as the form has them;
 * `starter`: who begins, where the form asks; `extensions`: with all that can be added to the game.
 */
export async function setUp(page, game, { seats = ["person", "deckhand"], names = [], seed = "7", practice, starter, extensions } = {}) {
  await openForm(page, game);
  await chooseSeats(page, seats, names);
  if (extensions) await addExtensions(page);
  const begins = page.getByLabel(say("web-who-starts"));
  if (starter !== undefined && (await begins.count())) await begins.selectOption(String(starter));
  if (practice) await page.getByLabel(say("web-practice-long")).check();
  await openDeal(page);
  await page.getByLabel(say("web-seed")).fill(seed);
  await begin(page);
}

export async function openForm(page, game) {
  await go(page, `#/new/${game}`);
  await page.locator("main.set-up form").waitFor();
}

/** Adds all that can be added to the game: the form is open. */
async function addExtensions(page) {
  const extensions = await page.locator("form > fieldset").nth(1).locator('input[type="checkbox"]:not(.practice *)').all();
  assert.ok(extensions.length > 0, "the game has extensions");
  for (const extension of extensions) await extension.check();
}

/** Opens the part of the form for the deal and the printed values. */
export async function openDeal(page) {
  await page.locator("form > details > summary").click();
}

export async function chooseSeats(page, seats, names = []) {
  const list = page.locator(".seats > li");
  const count = page.getByRole("group", { name: say("web-how-many") }).getByRole("button", { name: String(seats.length), exact: true });
  if (await count.count()) await count.click();
  for (const [place, sitter] of seats.entries()) {
    await list.nth(place).locator("select").selectOption(sitter);
    if (names[place]) await list.nth(place).locator("input").fill(names[place]);
  }
  assert.equal(await list.count(), seats.length);
}

export async function begin(page) {
  await button(page, "web-begin").click();
  await page.locator("main.table").waitFor();
}

/** Waits until somebody at this screen can do something and no bot is at work, or the game is over. A picture painted early is no table yet. */
export async function settled(page) {
  await page.locator("body:not(:has(> .early)) > .table:not(:has(.thinking, .skip)) [data-target]:visible, .sheet-paper").first().waitFor();
}

/** Whether the game is over, once somebody can do something or it is. */
async function isOver(page) {
  await page.locator("[data-target]:visible, .sheet-paper").first().waitFor();
  return (await ending(page).count()) > 0;
}

/**
 * Plays by pressing lit places, chosen by chance from the seed, until `done` (unless told otherwise: until the end sheet is there) or
 * for so many `steps`. `press` is "click" or "tap"; `each` is called before every step. Returns how many steps it took.
 */
export async function playOn(page, { seed = 1, press = "click", steps = MOST_STEPS, done = null, each = null } = {}) {
  const choose = chance(seed);
  for (let step = 0; step < steps; step += 1) {
    if ((await isOver(page)) || (await done?.())) return step;
    await each?.(step);
    const count = await lit(page).count();
    if (count > 0) await lit(page).nth(choose(count))[press]();
  }
  assert.notEqual(steps, MOST_STEPS, "the game does not end");
  return steps;
}

/** Plays with keys alone: arrows to a lit place, Enter. */
export async function playByKeys(page, { seed = 1 } = {}) {
  const choose = chance(seed);
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  const onLit = () => page.evaluate(() => document.activeElement.hasAttribute("data-target"));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isOver(page)) return step;
    for (let moves = choose(4); moves > 0 || !(await onLit()); moves -= 1) {
      assert.ok(moves > -20, "arrows lead to a lit place");
      if (await isOver(page)) return step;
      await page.keyboard.press(arrows[choose(4)]);
    }
    await page.keyboard.press("Enter");
  }
  return assert.fail("the game does not end");
}

/** Waits until a key is heard at the table: the table has the focus, or something on it. */
export const focusAtTable = (page) => page.waitForFunction(() => document.activeElement.closest("main.table") !== null);

/** Tabs until what is focused fits the selector. */
export async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  assert.fail(`the Tab key never comes to ${selector}`);
}

/** What is on the table, in words: prompt, board with the names of its places, what can be done, points, what happened. */
export function tableText(page) {
  return page.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.innerText ?? "";
    const names = [...document.querySelectorAll(".board [aria-label]")].map((element) => element.getAttribute("aria-label"));
    const lit = [...document.querySelectorAll("[data-target]")].map((element) => element.dataset.action ?? element.innerText);
    return {
      prompt: text(".prompt-line"),
      board: text(".board"),
      names,
      lit: lit.sort(),
      points: text(".score"),
      counters: text(".counters"),
      log: text(".log ol"),
    };
  });
}

/** What happened, the newest last. */
export const log = (page) => page.locator(".log li").allInnerTexts();

/** The game as the browser keeps it: what was done last is written down after it is painted. */
export function kept(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return JSON.parse(localStorage.getItem(`seaboard:game:${location.hash.split("/").pop()}`));
  });
}

/** The table's file in two parts: what was agreed on, and what was done. */
export async function file(page) {
  const { text } = await kept(page);
  const [head, entries] = text.split("\n---\n");
  return { text, head, entries: entries.trim() };
}

/** Opens a finished game, and puts its score sheet away; how many moments it has. */
export async function openFinished(page, name) {
  await go(page, "#/games");
  await page.locator("main.games input[type=file]").setInputFiles(join(GOLDEN, `${name}.seaboard`));
  await ending(page).waitFor();
  await page.keyboard.press("Escape");
  await ending(page).waitFor({ state: "detached" });
  return Number(await page.locator(".history input").getAttribute("max"));
}

/** The table as it was then. */
export const lookBack = (page, moment) =>
  page.locator(".history input").evaluate((slider, moment) => {
    slider.value = moment;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, moment);

/** Presses what saves a file, and reads that file. */
export async function download(page, press) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString("utf8") };
}

/** A score sheet's columns: the lines and the total of each player; none at an end that a rule decided, not points. */
export async function columns(page, sheet = ".sheet-paper .sheet") {
  if ((await ending(page).count()) > 0 && (await page.locator(sheet).count()) === 0) return [];
  return page.locator(sheet).evaluate((table) => {
    const number = (cell) => Number(cell.innerText.replace("−", "-"));
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map(number));
    return [...table.querySelectorAll("tfoot td")].map((cell, place) => ({
      lines: rows.map((row) => row[place]),
      total: number(cell),
    }));
  });
}

/** The end sheet adds up, for so many players; it has so many lines or more. Where nobody has points, it says what decided instead. */
export async function checkSheet(page, players, least = 3) {
  const all = await columns(page);
  if (all.length === 0) {
    assert.deepEqual((await kept(page)).summary.points, Array(players).fill(0));
    assert.ok((await ending(page).locator(".verdict").innerText()).length > 10, "it is said what decided");
    return;
  }
  assert.equal(all.length, players);
  for (const { lines, total } of all) {
    assert.ok(lines.length >= least, "a sheet has its lines");
    assert.equal(lines.reduce((sum, points) => sum + points, 0), total);
  }
  const { summary } = await kept(page);
  assert.equal(summary.over, true);
  assert.deepEqual(summary.points, all.map(({ total }) => total));
}

/** Opens the menu above the table. */
export async function openMenu(page) {
  await page.locator(".menu-button").click();
  await page.locator(".menu").waitFor();
}

export async function resign(page) {
  await openMenu(page);
  await button(page, "web-resign").click();
  await button(page, "web-resign-sure").click();
  await ending(page).waitFor();
}
