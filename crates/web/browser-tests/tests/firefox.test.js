// The app in Firefox: each game is played to its end against a bot, and nothing goes wrong.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import puppeteer from "puppeteer-core";
import { POSTERS } from "../support/games.js";
import { startServer } from "../support/server.js";

/** No game needs more steps than this, however it is played. */
const MOST_STEPS = 1200;
const TEST_PATIENCE = 240_000;

const server = await startServer();
const browser = await puppeteer
  .launch({ browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr", headless: true })
  .catch(async (error) => {
    await server.stop();
    throw error;
  });

after(async () => {
  await browser.close();
  await server.stop();
});

for (const game of POSTERS) {
  test(`Firefox plays ${game} to its end`, { timeout: TEST_PATIENCE }, async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const troubles = [];
    page.on("pageerror", (error) => troubles.push(String(error)));
    page.on("console", (message) => {
      // Most servers have no online tables, and then the question for them is no trouble.
      if (message.type() === "error" && !/api\/status/.test(message.location().url ?? message.text())) troubles.push(told(message));
    });
    // Any page of the server will do to choose something beforehand.
    await page.goto(`${server.url}icon.svg`);
    await page.evaluate(() => localStorage.setItem("seaboard:preferences", JSON.stringify({ pace: "instant" })));
    await page.goto(`${server.url}#/new/${game}`);
    await page.waitForSelector("main.set-up form");
    await page.evaluate(() => {
      for (const seat of [...document.querySelectorAll(".seats > li select")].slice(1)) {
        seat.value = "deckhand";
        seat.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    await page.click("form button[type=submit]");
    const steps = await page.evaluate(playOn, MOST_STEPS);
    assert.ok(steps > 10 && steps < MOST_STEPS, `the game ended after ${steps} steps`);
    assert.ok(await page.$(".sheet-paper .sheet, .sheet-paper .verdict"), "the score sheet is there, or what decided without points");
    assert.deepEqual(await Promise.all(troubles), []);
    await context.close();
  });
}

/** What somebody wrote to the console; errors in words. */
async function told(message) {
  const words = message.args().map((arg) => arg.evaluate((value) => String(value?.stack ?? value)).catch(() => message.text()));
  return (await Promise.all(words)).join(" ");
}

/** Presses lit places until the game is over; runs inside the page. */
async function playOn(most) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const over = () => document.querySelector(".sheet-paper");
  const places = () => [...document.querySelectorAll("[data-target]")].filter((place) => place.getClientRects().length > 0);
  let step = 0;
  // Numbers that look like chance and are the same every time: whoever always takes the same way may go round in circles.
  let state = 7;
  const below = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  for (; step < most && !over(); step += 1) {
    while (places().length === 0 && !over()) await frame();
    const lit = places();
    lit[below(lit.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await frame();
  }
  return step;
}
