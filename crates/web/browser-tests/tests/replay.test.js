// What others did is shown again step by step, and nothing waits for it.

import assert from "node:assert/strict";
import { playTogether, sitDown, startOnline } from "../support/online.js";
import { scenario, shot, until } from "../support/scenario.js";
import { button, lit, log, playOn, settled, setUp } from "../support/table.js";
import { say } from "../support/words.js";

const { url } = await startOnline();

const bar = (page) => page.locator(".replay-bar");
const ship = (page) => page.locator(".csa .liner").getAttribute("aria-label");

/** Presses the first lit place until others' steps are shown. */
async function playUntilReplay(page, most = 60) {
  for (let step = 0; step < most; step += 1) {
    await page.locator(".replay-bar, [data-target]:visible").first().waitFor();
    if ((await bar(page).count()) > 0) return;
    await lit(page).first().click({ timeout: 2000 }).catch(() => {});
  }
  assert.fail("nothing is shown again");
}

scenario("a bot's round of Come Sail Away! is shown on its own ship, with what it scored, and a press ends it", async (visit) => {
  const page = await visit({ preferences: { pace: "slow" } });
  await setUp(page, "come-sail-away", { names: ["Ada"], seed: "7" });
  await playUntilReplay(page);
  const bot = say("bot-deckhand");
  assert.equal(await ship(page), bot, "the other's ship is the large one");
  assert.match(await bar(page).locator(".replay-who").innerText(), new RegExp(bot));
  assert.equal(await lit(page).count(), 0, "nothing can be pressed by mistake");
  const told = await bar(page).locator(".replay-told").innerText();
  await until("the next step comes", async () => (await bar(page).locator(".replay-told").innerText()) !== told);
  await shot(page, "replay come-sail-away");
  const before = await log(page);
  await page.locator(".board").click({ position: { x: 20, y: 20 } });
  assert.equal(await bar(page).count(), 0, "a press ends it");
  assert.equal(await ship(page), "Ada", "one's own ship comes back");
  assert.ok((await lit(page).count()) > 0, "and can be played");
  assert.ok((await log(page)).length > before.length, "the log tells all of it");
});

scenario("the last turn can be seen again, and a key ends it", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { names: ["Ada"], seed: "7" });
  const round = page.locator(".log li").filter({ hasText: say("csa-event-round", { round: 2 }) });
  for (let step = 0; step < 60 && (await round.count()) === 0; step += 1) await lit(page).first().click();
  assert.equal(await bar(page).count(), 0, "whoever wants to see no pauses sees none");
  const places = await lit(page).count();
  await button(page, "web-replay-again").click();
  await bar(page).waitFor();
  assert.equal(await ship(page), say("bot-deckhand"));
  await page.keyboard.press("Escape");
  assert.equal(await bar(page).count(), 0);
  assert.equal(await lit(page).count(), places);
  await page.keyboard.press("r");
  await bar(page).waitFor();
  await until("it ends by itself", async () => (await bar(page).count()) === 0);
  assert.equal(await ship(page), "Ada");
});

scenario("what is shown again says what it scored", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { names: ["Ada"], seed: "7" });
  const points = async () => Number((await page.locator(".score tfoot td").nth(1).textContent()).trim().replace("−", "-"));
  let gained = 0;
  for (let round = 2; gained === 0; round += 1) {
    assert.ok(round < 8, "the bot scores something");
    const before = await points();
    const next = page.locator(".log li").filter({ hasText: say("csa-event-round", { round }) });
    await playOn(page, { seed: round, done: async () => (await next.count()) > 0 });
    await settled(page);
    gained = (await points()) - before;
  }
  await page.evaluate(() => {
    window.gains = [];
    const note = () => window.gains.push(document.querySelector(".replay-gain")?.textContent ?? "");
    new MutationObserver(note).observe(document.querySelector(".prompt"), { childList: true, subtree: true, characterData: true });
  });
  await button(page, "web-replay-again").click();
  await bar(page).waitFor();
  await until("it ends by itself", async () => (await bar(page).count()) === 0);
  const last = await page.evaluate(() => window.gains.findLast((gain) => gain !== ""));
  assert.match(last, new RegExp(`^[+−]${Math.abs(gained)}\\b`));
});

scenario("whoever takes over the screen sees what was done meanwhile", async (visit) => {
  const page = await visit({ preferences: { pace: "slow" } });
  await setUp(page, "pirates-under-fire", { seats: ["person", "person"], names: ["Ada", "Ben"], starter: 0 });
  await page.locator(".curtain button").click();
  assert.ok(await page.locator(".always .again").isDisabled(), "at first there is nothing to see again");
  for (let step = 0; step < 40 && (await page.locator(".curtain").count()) === 0; step += 1) {
    await page.locator(".curtain, [data-target]:visible").first().waitFor();
    if ((await page.locator(".curtain").count()) === 0) await lit(page).first().click();
  }
  await page.locator(".curtain button").click();
  await bar(page).waitFor();
  assert.match(await bar(page).innerText(), /Ada/);
  await button(page, "web-skip").click();
  assert.equal(await bar(page).count(), 0);
  assert.ok((await lit(page).count()) > 0, "then it is one's own turn");
});

scenario("at a table on a server both see the other's round", async (visit) => {
  const slowly = { preferences: { pace: "slow" } };
  const { ada, ben } = await sitDown(visit, url, "come-sail-away", { first: slowly, second: slowly });
  const both = [ada, ben];
  // A round with one step is not shown again: then a later one is.
  await playTogether(both, { done: async () => (await bar(ada).count()) > 0 && (await bar(ben).count()) > 0 });
  assert.equal(await ship(ada), "Ben");
  assert.equal(await ship(ben), "Ada");
  for (const page of both) {
    await page.keyboard.press("Escape");
    await lit(page).first().waitFor();
    assert.equal(await bar(page).count(), 0);
  }
});
