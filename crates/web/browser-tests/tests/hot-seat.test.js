// Two people at one screen.

import assert from "node:assert/strict";
import { axe } from "../support/look.js";
import { scenario } from "../support/scenario.js";
import { checkSheet, lit, log, playOn, resign, settled, setUp } from "../support/table.js";
import { say } from "../support/words.js";

const NAMES = ["Ada", "Grace"];
const hotSeat = (page, game) => setUp(page, game, { seats: ["person", "person"], names: NAMES, starter: 0 });
const curtain = (page) => page.locator(".curtain");

/** What the screen shows while nobody may see a hand. */
const shown = (page) =>
  page.evaluate(() => ({
    board: document.querySelector(".board").innerText.split("\n").filter(Boolean),
    // A hand is made of places and pieces; behind the curtain is neither.
    parts: document.querySelectorAll(".table [data-action], .board [data-piece], .board svg").length,
    choices: document.querySelector(".choices").innerText,
    prompt: document.querySelector(".prompt-line").innerText.trim(),
    preview: document.querySelector(".preview").innerText,
    said: document.querySelector(".table > .sr-only").innerText,
    hint: document.querySelector(".hint").innerText,
    log: document.querySelectorAll(".log li").length,
  }));

const hidden = (name) => ({
  board: [say("web-curtain", { player: name }), say("web-curtain-ready", { player: name })],
  parts: 0,
  choices: "",
  prompt: "",
  preview: "",
  said: "",
  hint: "",
  log: 0,
});

scenario("Two people play Pirates Under Fire at one screen, and the curtain hides each hand from the other", async (visit) => {
  const page = await visit();
  await hotSeat(page, "pirates-under-fire");
  const raised = [];
  await playOn(page, {
    done: () => raised.length > 10,
    each: async () => {
      if ((await curtain(page).count()) === 0) return;
      const name = NAMES[raised.length % 2];
      assert.deepEqual(await shown(page), hidden(name), `curtain ${raised.length + 1}`);
      const focused = await page.evaluate(() => document.activeElement.closest(".curtain") !== null);
      assert.ok(focused, "Enter lifts the curtain");
      raised.push(name);
    },
  });
  assert.equal(raised.length, 11, "the screen changes hands");
  await resign(page);
  await checkSheet(page, 2);
  assert.equal(await curtain(page).count(), 0);
});

scenario("Keys and buttons show nothing of a hand while the curtain is up", async (visit) => {
  const page = await visit();
  await hotSeat(page, "pirates-under-fire");
  await lit(page).click();
  await curtain(page).waitFor({ state: "detached" });
  await playOn(page, { done: async () => (await curtain(page).count()) > 0 });
  for (const key of ["h", "u", "e", "Control+z", "Escape"]) {
    await page.keyboard.press(key);
    assert.deepEqual(await shown(page), hidden("Grace"), key);
  }
  await page.getByRole("button", { name: say("web-back"), exact: true }).click();
  assert.deepEqual(await shown(page), hidden("Grace"), "looking back");
  assert.deepEqual(await axe(page, "curtain"), []);
});

scenario("After a reload the curtain is up again", async (visit) => {
  const page = await visit();
  await hotSeat(page, "pirates-under-fire");
  await lit(page).click();
  await page.locator(".curtain").waitFor({ state: "detached" });
  await playOn(page, { steps: 3 });
  await page.reload();
  await curtain(page).waitFor();
  const { log: lines, parts } = await shown(page);
  assert.deepEqual({ lines, parts }, { lines: 0, parts: 0 });
});

scenario("Where nothing is hidden, two people pass the screen without a curtain", async (visit) => {
  const page = await visit();
  await hotSeat(page, "on-board");
  await playOn(page, { steps: 20, each: async () => assert.equal(await curtain(page).count(), 0) });
  assert.notEqual((await log(page)).length, 0);
});

scenario("Two people and a bot sail together, and each hand is hidden behind the curtain", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { seats: ["person", "deckhand", "person"], names: ["Ada", "", "Grace"] });
  const raised = [];
  await playOn(page, {
    done: () => raised.length >= 6,
    each: async () => {
      // The bot plays at the same time.
      await settled(page);
      if ((await curtain(page).count()) === 0) return;
      const name = raised.length % 2 === 0 ? "Ada" : "Grace";
      assert.deepEqual(await shown(page), hidden(name), `curtain ${raised.length + 1}`);
      raised.push(name);
    },
  });
  assert.equal(raised.length, 6);
  assert.match((await log(page)).join("\n"), new RegExp(say("bot-deckhand")), "the bot plays, too");
});
