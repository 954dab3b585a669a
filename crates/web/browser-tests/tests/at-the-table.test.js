// What a player can do beside playing: take back, ask, look back, give up, begin again.

import assert from "node:assert/strict";
import { DRAWN_GAMES, GAMES, scenario } from "../support/scenario.js";
import {
  button, ending, file, focusAtTable, kept, lit, log, openMenu, playOn, resign, settled, setUp, tableText,
} from "../support/table.js";
import { say } from "../support/words.js";

const undo = (page) => page.locator(".undo");

/** Makes a move that can be taken back; returns what was on the table before it. */
async function moveToTakeBack(page) {
  let before;
  const possible = async () => before !== undefined && (await undo(page).isEnabled()) && (await log(page)).length > before.log.split("\n").length;
  await playOn(page, {
    done: async () => {
      await settled(page);
      return possible();
    },
    each: async () => {
      before = await tableText(page);
    },
  });
  return before;
}

for (const [way, press] of [
  ["the button", (page) => undo(page).click()],
  ["the key U", (page) => page.keyboard.press("u")],
  ["Ctrl+Z", (page) => page.keyboard.press("Control+z")],
]) {
  scenario(`A move is taken back with ${way}, and the log forgets it`, async (visit) => {
    const page = await visit();
    await setUp(page, "come-sail-away", { seats: ["person"] });
    await focusAtTable(page);
    const before = await moveToTakeBack(page);
    const after = await tableText(page);
    assert.notDeepEqual(after, before);
    await press(page);
    await focusAtTable(page);
    await page.mouse.move(0, 0);
    assert.deepEqual(await tableText(page), before);
    assert.match((await file(page)).entries, /undo$/);
  });
}

scenario("At a practice table everything can be taken back, as far as the first moment", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { practice: true, starter: 0 });
  await settled(page);
  const first = await tableText(page);
  await playOn(page, { steps: 12 });
  for (let back = 0; back < 60; back += 1) {
    await settled(page);
    if (!(await undo(page).isEnabled())) break;
    await undo(page).click();
  }
  await page.mouse.move(0, 0);
  assert.deepEqual(await tableText(page), first);
});

for (const game of GAMES) {
  scenario(`${game}: a hint comes in three steps: where to look, what to aim at, the move`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0 });
    await settled(page);
    const steps = page.locator(".hint .hint-step");
    const moves = page.locator(".hint-moves li");
    const more = button(page, "web-hint-more");
    await page.locator(".hint-button").click();
    await more.waitFor();
    assert.equal(await steps.count(), 1, "where to look");
    await more.click();
    assert.ok((await steps.count()) >= 2, "what to aim at");
    assert.equal(await moves.count(), 0);
    await more.click();
    await moves.first().waitFor();
    assert.equal(await more.count(), 0, "there is no more to tell");
    assert.equal(await page.locator("[data-target].hinted").count(), 1, "the move is marked");
    await page.locator(".hinted").click();
    await page.locator(".hint.empty").waitFor({ state: "attached" });
  });
}

for (const game of DRAWN_GAMES) {
  scenario(`${game}: every hint marks where to look and what to press, as far as the end of a turn`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0 });
    const more = button(page, "web-hint-more");
    const marked = page.locator("[data-target].hinted:visible");
    let ends = false;
    for (let step = 0; step < 40 && !ends; step += 1) {
      await settled(page);
      if ((await ending(page).count()) > 0) break;
      await page.locator(".hint-button").click();
      await more.waitFor();
      const looked = await page.locator("[data-target].looked-at:visible").count();
      assert.ok(looked >= 1, `step ${step}: ${await page.locator(".hint").innerText()}`);
      await more.click();
      await more.click();
      assert.equal(await marked.count(), 1, `step ${step}: ${await page.locator(".hint").innerText()}`);
      ends = (await page.locator(".end-turn.hinted").count()) === 1;
      await marked.click();
      await page.locator(".hint.empty").waitFor({ state: "attached" });
    }
    assert.ok(ends, "the button that ends the turn was marked");
  });
}

scenario("The log and the slider lead back to any moment, and nothing can be played there", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { starter: 0 });
  await playOn(page, { steps: 15 });
  await settled(page);
  const now = await tableText(page);
  const ends = await page.locator("datalist option").evaluateAll((all) => all.map(({ value }) => Number(value)));
  const newest = Number(await page.getByRole("slider").getAttribute("max"));
  assert.ok(ends.length > 3, `turns end at ${ends}`);
  assert.ok(ends.every((end, index) => end > (ends[index - 1] ?? 0) && end <= newest), `${ends} of ${newest}`);
  await page.locator(".log li button").first().click();
  await page.locator(".board.past").waitFor();
  assert.equal(await page.locator(".choices [data-target]").count(), 0);
  await page.getByRole("slider").fill("0");
  assert.equal(await page.getByRole("slider").getAttribute("aria-valuetext"), await page.locator(".prompt-line").innerText());
  await button(page, "web-now").click();
  await page.mouse.move(0, 0);
  assert.deepEqual(await tableText(page), now);
  for (const back of [() => button(page, "web-back").click(), () => page.getByRole("slider").fill("2")]) {
    await back();
    await page.locator(".board.past").waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.move(0, 0);
    assert.deepEqual(await tableText(page), now);
  }
  await page.getByRole("slider").fill("2");
  await resign(page);
  assert.equal(await page.locator(".board.past").count(), 0, "who resigns while looking back sees the end");
});

scenario("A finished game can be played on from any of its moments, as practice", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { starter: 0 });
  await playOn(page, { steps: 15 });
  await settled(page);
  await resign(page);
  const whole = await file(page);
  const { hash } = new URL(page.url());
  await button(page, "web-look-back").click();
  await page.getByRole("slider").fill("3");
  await button(page, "web-play-on").click();
  await page.waitForURL((url) => url.hash !== hash);
  await page.getByText(say("web-practice"), { exact: true }).waitFor();
  await settled(page);
  const part = await file(page);
  assert.ok(part.entries.length < whole.entries.length);
  assert.equal(part.entries, whole.entries.slice(0, part.entries.length));
  const steps = await playOn(page, { steps: 6 });
  assert.equal(steps, 6);
});

scenario("Who resigns is asked once more, and then the other has won", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { names: ["Ada", "Blackbeard"], starter: 0 });
  await settled(page);
  await openMenu(page);
  await button(page, "web-resign").click();
  assert.equal(await ending(page).count(), 0);
  await button(page, "web-resign-sure").click();
  await ending(page).waitFor();
  const said = await ending(page).innerText();
  assert.ok(said.includes(say("table-resigned", { player: "Ada" })), said);
  assert.equal(await ending(page).locator(".winner").innerText(), say("web-result-lost-early"));
  const { summary } = await kept(page);
  assert.deepEqual(summary.winners, [1]);
});

scenario("The menu copies a link to the game as it stands, tells the keys, and leads to a new game", async (visit) => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await setUp(page, "on-board", { starter: 0 });
  await playOn(page, { steps: 6 });
  await settled(page);
  await openMenu(page);
  await button(page, "web-copy-link").click();
  await page.locator(".copied").getByText(say("web-link-copied-short")).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit({ at: new URL(link).hash });
  await settled(other);
  assert.equal((await kept(other)).text, (await kept(page)).text);

  const keys = page.locator(".menu .shortcuts kbd:visible");
  assert.equal(await keys.count(), 0);
  await page.locator(".menu .shortcuts summary").click();
  assert.ok((await keys.allInnerTexts()).includes("H"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.locator(".hint .hint-step").waitFor();
  await playOn(page, {
    done: async () => {
      await settled(page);
      return page.locator(".end-turn").isEnabled();
    },
  });
  const ends = async () => (await file(page)).entries.match(/^1 end$/gm)?.length ?? 0;
  const before = await ends();
  await page.keyboard.press("e");
  assert.equal(await ends(), before + 1, "the turn is over");

  await openMenu(page);
  await page.locator(".menu").getByRole("link", { name: say("web-new-game"), exact: true }).click();
  await page.locator("main.set-up form").waitFor();
  assert.equal(new URL(page.url()).hash, "#/new/on-board");
});

scenario("Escape closes the menu and the score sheet", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { starter: 0 });
  await settled(page);
  await openMenu(page);
  await page.keyboard.press("Escape");
  await page.locator(".menu").waitFor({ state: "detached" });
  await resign(page);
  await page.keyboard.press("Escape");
  await ending(page).waitFor({ state: "detached" });
  await button(page, "web-result").click();
  await ending(page).waitFor();
  assert.equal(await page.locator(".menu").count(), 0);
});

scenario("A game left to a bot is played to its end without the player", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { names: ["Ada"] });
  await playOn(page, { steps: 8 });
  await openMenu(page);
  await page.getByLabel(say("web-level")).selectOption("deckhand");
  await button(page, "web-leave-to-bot").click();
  await ending(page).waitFor({ timeout: 120_000 });
  const { summary } = await kept(page);
  const people = summary.players.filter(({ kind }) => kind === "person");
  assert.deepEqual({ over: summary.over, people }, { over: true, people: [] });
  assert.match(await ending(page).innerText(), /Ada/);
  const { head, entries } = await file(page);
  assert.match(head, /name = "Ada"\nkind = "person"/, "the file says who sat down");
  assert.match(entries, /^1 player bot deckhand "Ada"$/m, "and when they left");
});

scenario("A game can be played again with the same deal, and with a new one", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await settled(page);
  await resign(page);
  const first = await file(page);
  const deal = (head) => head.slice(head.indexOf("[deal]"));
  const again = async (id) => {
    const { hash } = new URL(page.url());
    await button(page, id).click();
    await page.waitForURL((url) => url.hash !== hash);
    await settled(page);
    return file(page);
  };
  const same = await again("web-again-same");
  assert.equal(deal(same.head), deal(first.head));
  await resign(page);
  const other = await again("web-again-new");
  assert.notEqual(deal(other.head), deal(first.head));
});

for (const game of DRAWN_GAMES) {
  scenario(`${game}: pressing a place that is not lit tells the rule, with its number and the way to it`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0 });
    const unlit = page.locator('.board .target[aria-disabled="true"]');
    await playOn(page, {
      done: async () => {
        await settled(page);
        return (await unlit.count()) > 0;
      },
    });
    // Not for Playwright, which waits for what is disabled to become enabled.
    await unlit.first().click({ force: true });
    const link = page.locator(".notice .rule-link");
    await link.waitFor();
    const number = await link.innerText();
    assert.match(number, /^[A-Z]+-\d+$/);
    const sentence = await page.locator(".notice span").first().innerText();
    await link.click();
    const asked = page.locator(".rule.asked");
    await asked.waitFor();
    assert.equal(await asked.locator(".rule-number").innerText(), number);
    // What is missing may be said before it.
    const rule = (await asked.innerText()).replace(number, "").trim();
    assert.ok(rule.includes(sentence) || sentence.endsWith(rule), `${sentence} / ${rule}`);
  });
}

scenario("A bot's turn is shown step by step, and can be skipped", async (visit) => {
  const page = await visit({ preferences: { pace: "slow" } });
  await setUp(page, "pirates-under-fire", { seats: ["person", "helmsman"], starter: 1 });
  await page.locator(".always .skip").click();
  await settled(page);
  assert.notEqual(await lit(page).count(), 0);
});

scenario("Where the bots' worker cannot be loaded, the game goes on at random, and that is said", async (visit) => {
  const page = await visit({ expected: /worker|404|Failed to load/ });
  await page.route(/worker[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await setUp(page, "pirates-under-fire", { starter: 1 });
  await page.locator(".notice").waitFor();
  assert.ok((await page.locator(".notice").innerText()).includes(say("web-bot-at-random")));
  await settled(page);
  await playOn(page, { steps: 10 });
  assert.notEqual((await log(page)).length, 0);
});

scenario("Keys that take nothing back do not disturb a bot that thinks", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { seats: ["person", "admiral"], starter: 1, practice: true });
  await page.locator(".thinking").waitFor();
  await page.keyboard.press("u");
  await page.keyboard.press("Alt+e");
  await settled(page);
  assert.notEqual((await log(page)).length, 0);
});

scenario("Taken back while a bot thinks, a move is taken back, and the thought is forgotten", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { seats: ["person", "admiral"], starter: 0, practice: true });
  await settled(page);
  const first = await tableText(page);
  const thinks = async () => (await page.locator(".thinking").count()) > 0;
  for (let step = 0; step < 30 && !(await thinks()); step += 1) await lit(page).last().click();
  assert.ok(await thinks(), "the bot is thinking");
  for (let back = 0; back < 30 && (await undo(page).isEnabled()); back += 1) await undo(page).click();
  await page.mouse.move(0, 0);
  await settled(page);
  assert.equal(await page.locator(".thinking").count(), 0);
  assert.deepEqual(await tableText(page), first);
  await playOn(page, { steps: 5 });
  assert.notEqual((await log(page)).length, 0);
});

scenario("Tips for newcomers are shown once, and can be switched off", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { starter: 0 });
  await settled(page);
  const tip = page.locator(".tip-text:visible");
  const first = await tip.locator("span").innerText();
  await tip.getByRole("button", { name: say("web-tip-read") }).click();
  await tip.waitFor({ state: "detached" });
  await page.reload();
  await settled(page);
  assert.equal(await tip.count(), 0);
  await playOn(page, { done: async () => (await tip.count()) > 0 });
  assert.notEqual(await tip.locator("span").innerText(), first);
  await tip.getByRole("button", { name: say("web-tips-off") }).click();
  await playOn(page, { steps: 30, each: async () => assert.equal(await tip.count(), 0) });
});
