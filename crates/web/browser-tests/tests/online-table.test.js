// Games on a server: two play by link and a third looks on, over lines that are slow or break.

import assert from "node:assert/strict";
import { axe, checkWidth, checkWords } from "../support/look.js";
import { startLine } from "../support/line.js";
import { atTable, CUT, frames, introduce, isOver, moments, mover, playTogether, sitDown as sitDownAt, startOnline } from "../support/online.js";
import { DRAWN_GAMES, scenario, shot, until } from "../support/scenario.js";
import { button, columns, ending, go, lit, log, openMenu, resign, tableText } from "../support/table.js";
import { say } from "../support/words.js";

const PHONE = { width: 390, height: 844 };

const { url } = await startOnline();
const line = await startLine(url);
const sitDown = (visit, game, options) => sitDownAt(visit, url, game, options);

/** Somebody comes by the link to look on. */
async function lookOn(visit, watch, options = {}) {
  const eve = await visit({ url, at: watch, ...options });
  await introduce(eve, "Eve");
  await button(eve, "web-look-on").click();
  await atTable(eve);
  return eve;
}

for (const [place, game] of DRAWN_GAMES.entries()) {
  // The first is played to its end; the others, which take longer, for a while.
  const presses = place === 0 ? Infinity : 60;
  scenario(`${game}: two people play by link while a third looks on, and play again`, async (visit) => {
    const { ada, ben, watch } = await sitDown(visit, game);
    const eve = await visit({ url, at: watch });
    const heard = frames(eve);
    await introduce(eve, "Eve");
    await button(eve, "web-look-on").click();
    await atTable(eve);
    await until("the others see that somebody looks on", async () => (await ada.locator(".watching").count()) > 0);
    let pressed = 0;
    await playTogether([ada, ben], { seed: place + 3, done: async () => (pressed += 1) > presses || (await isOver(ada)) });
    if (!(await isOver(ada))) await resign(ada);
    for (const page of [ben, eve]) await ending(page).waitFor();

    const sheets = await Promise.all([ada, ben, eve].map((page) => columns(page)));
    assert.deepEqual(sheets[1], sheets[0]);
    assert.deepEqual(sheets[2], sheets[0]);
    assert.deepEqual(await log(eve), await log(ada), "afterwards everybody saw everything");
    const told = heard.filter(({ t }) => t === "now");
    const during = told.filter(({ ending }) => !ending);
    assert.ok(during.length > 5);
    assert.deepEqual([...new Set(during.map(({ viewer, choices }) => `${viewer} ${choices.length}`))], ["spectator 0"]);
    await shot(eve, `online ${game} end`);

    await button(ada, "web-check-deal-button").click();
    await until("the deal is checked", async () => (await ada.locator(".findings li").count()) === 3);
    assert.equal(await ada.locator(".findings .fails").count(), 0);
    await until("the whole game is here", () => button(ada, "web-export").first().isEnabled());
    assert.equal(await button(eve, "web-rematch").count(), 0, "whoever looks on does not play again");

    await button(eve, "web-look-back").click();
    await eve.locator(".prompt-line", { hasText: say("web-moment", { moment: 0, of: await moments(eve) }) }).waitFor();
    await button(eve, "web-forth").click();
    await eve.locator(".prompt-line", { hasText: say("web-moment", { moment: 1, of: await moments(eve) }) }).waitFor();

    await button(ada, "web-rematch").click();
    await ada.locator("main.waiting").waitFor();
    await button(ben, "web-rematch-join").first().click();
    await Promise.all([ada, ben].map(atTable));
    assert.equal(await moments(ada), 0);
  });
}

scenario("without a line one's own steps are kept, undone and sent when it is back", async (visit) => {
  const first = { url: line.url, expected: CUT };
  const { ada, ben } = await sitDown(visit, "come-sail-away", { first });
  await lit(ada).first().click();
  await until("a step is shown", async () => (await moments(ada)) === 1);
  line.cut();
  await ada.getByText(say("web-net-trying")).waitFor();
  await shot(ada, "online no line");
  await lit(ada).first().click();
  await until("a step without a line is shown", async () => (await moments(ada)) === 2);
  await lit(ada).first().click();
  await until("another one is", async () => (await moments(ada)) === 3);
  await button(ada, "web-undo").click();
  await until("and is taken back", async () => (await moments(ada)) === 2);
  const [before, heard] = [await tableText(ada), frames(ada)];
  line.mend();
  await button(ada, "web-try-again").click();
  await ada.getByText(say("web-net-trying")).waitFor({ state: "detached" });
  await until("the server has them", async () => heard.some((message) => message.t === "now" && message.n === 2));
  assert.deepEqual(await tableText(ada), before, "the server says the same");
  await ada.reload();
  await atTable(ada);
  await until("the server has all of it", async () => (await moments(ada)) === 2);
  assert.deepEqual(await tableText(ada), before);
  assert.equal(await moments(ben), 0, "and nobody else knows of it");
});

scenario("over a slow line a free step is painted at once, and its confirmation changes nothing on the page", async (visit) => {
  const { ada } = await sitDown(visit, "come-sail-away", { first: { url: line.url, expected: CUT } });
  const heard = frames(ada);
  await ada.reload();
  await atTable(ada);
  await until("the socket speaks", () => heard.some(({ t }) => t === "room"));
  line.slow(300);
  try {
    for (let step = 1; step <= 3; step += 1) {
      const before = heard.filter(({ t }) => t === "now").length;
      await lit(ada).first().click();
      await until("the step is painted", async () => (await moments(ada)) === step);
      assert.equal(heard.filter(({ t }) => t === "now").length, before, "the server has not answered yet");
      // What a pointer does when it finds another place under it is over by the next frames.
      await ada.mouse.move(2, 2);
      await ada.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let frames = 0; frames < 3; frames += 1) await frame();
        window.changes = [];
        const say = ({ type, target, attributeName }) => `${type} ${attributeName ?? ""} ${target.className ?? target.nodeName} ${target.textContent}`;
        window.observer = new MutationObserver((records) => window.changes.push(...records.map(say)));
        window.observer.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true, characterData: true });
      });
      await until("it is confirmed", () => heard.filter(({ t }) => t === "now").length > before);
      const changes = await ada.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let frames = 0; frames < 3; frames += 1) await frame();
        window.observer.disconnect();
        return window.changes;
      });
      assert.deepEqual(changes, [], `step ${step}`);
    }
  } finally {
    line.slow(0);
  }
});

scenario("a second tab and a reload show the same, and both can play", async (visit) => {
  const { ada } = await sitDown(visit, "come-sail-away");
  const tab = await ada.context().newPage();
  await tab.goto(ada.url());
  await atTable(tab);
  await lit(ada).first().click();
  await until("the other tab follows", async () => (await moments(tab)) === 1);
  await lit(tab).first().click();
  await until("and leads", async () => (await moments(ada)) === 2);
  assert.deepEqual(await tableText(tab), await tableText(ada));
  const before = await tableText(ada);
  await ada.reload();
  await atTable(ada);
  await until("everything is there again", async () => (await moments(ada)) === 2);
  assert.deepEqual(await tableText(ada), before);
});

scenario("whoever was refused a move back must wait before asking again", async (visit) => {
  const { ada, ben } = await sitDown(visit, "on-board");
  const one = await mover([ada, ben]);
  const other = one === ada ? ben : ada;
  await playTogether([one], { seed: 5, done: async () => (await lit(other).count()) > 0 });
  const before = await moments(other);
  const ask = async () => {
    await openMenu(one);
    await button(one, "web-offer-takeback").click();
  };
  await ask();
  await button(other, "web-decline").click();
  await one.locator(".affair").waitFor({ state: "detached" });
  assert.equal(await moments(other), before);
  await ask();
  await one.locator(".notice").waitFor();
  assert.equal(await one.locator(".affair").count(), 0, "whoever was refused asks again later");
});

scenario("a move is taken back by consent, and both go on from there", async (visit) => {
  const { ada, ben } = await sitDown(visit, "on-board");
  const one = await mover([ada, ben]);
  const other = one === ada ? ben : ada;
  await playTogether([one], { seed: 6, done: async () => (await lit(other).count()) > 0 });
  const before = await moments(other);
  await openMenu(one);
  await button(one, "web-offer-takeback").click();
  await button(one, "web-withdraw").waitFor();
  await shot(other, "online asks for a move back");
  assert.deepEqual(await axe(other, "online offer"), []);
  await button(other, "web-agree").click();
  await until("the move is gone", async () => (await moments(other)) < before);
  await until("it is the other one’s turn again", async () => (await lit(one).count()) > 0);
  assert.equal(await lit(other).count(), 0);
});

scenario("whoever is out of time can be replaced by a bot, and comes back", async (visit) => {
  const settings = { pace: { live: { bank: 10, gain: 0 } }, late: "claim" };
  const { ada, ben } = await sitDown(visit, "on-board", { settings });
  const one = await mover([ada, ben]);
  const other = one === ada ? ben : ada;
  assert.equal(await one.locator(".company-seat.turn .time").count(), 1, "the clock of whoever is asked runs");
  await button(other, "web-claim-bot").click();
  await button(one, "web-take-back-seat").waitFor();
  await shot(one, "online a bot plays for me");
  await button(one, "web-take-back-seat").click();
  await button(one, "web-take-back-seat").waitFor({ state: "detached" });
});

scenario("people talk in their own languages, and need not listen", async (visit) => {
  const { ada, ben } = await sitDown(visit, "come-sail-away");
  await ben.evaluate(() => {
    const key = "seaboard:preferences";
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), lang: "fr" }));
  });
  await ben.reload();
  await atTable(ben);
  await ada.locator(".chat-button").click();
  await ada.locator(".presets").getByRole("button", { name: say("say-hello"), exact: true }).click();
  await until("Ben is told that something is new", async () => (await ben.locator(".chat-button .count").count()) === 1);
  await ben.locator(".chat-button").click();
  await ben.locator(".chat li").getByText(say("say-hello", {}, "fr")).waitFor();
  await ben.getByLabel(say("web-chat-text", {}, "fr")).fill("<b>Ahoi</b>");
  await ben.keyboard.press("Enter");
  await ada.locator(".chat li").getByText("<b>Ahoi</b>").waitFor();
  await ben.locator(".presets").getByRole("button", { name: say("say-laugh", {}, "fr"), exact: true }).click();
  await ada.locator(".chat .said-sign").waitFor();
  await shot(ada, "online chat");
  await checkWords(ada, "chat");
  assert.deepEqual(await axe(ada, "online chat"), []);
  await ada.getByRole("button", { name: say("web-mute", { name: "Ben" }) }).first().click();
  await until("Ben is not heard", async () => (await ada.locator(".chat li").count()) === 1);
  await button(ada, "web-unmute").click();
  await until("and is heard again", async () => (await ada.locator(".chat li").count()) === 3);
});

scenario("on a phone, by touch: seats, clocks, menu and chat fit and can be reached", async (visit) => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const settings = { pace: { live: { bank: 600, gain: 30 } } };
  const { ada, ben, watch } = await sitDown(visit, "pirates-under-fire", { first: phone, second: phone, settings });
  const eve = await lookOn(visit, watch, phone);
  for (const [page, name] of [[ada, "seat"], [ben, "other seat"], [eve, "onlooker"]]) {
    await checkWidth(page, name);
    await checkWords(page, name);
    assert.deepEqual(await axe(page, `online phone ${name}`), []);
  }
  assert.equal(await ada.locator(".company-seat .time").count(), 2);
  assert.equal(await eve.locator(".actions:visible").count(), 0, "whoever looks on has nothing to press");
  await ada.locator(".chat-button").tap();
  await checkWidth(ada, "chat");
  await shot(ada, "online phone chat");
  assert.deepEqual(await axe(ada, "online phone chat"), []);
  await ada.keyboard.press("Escape");
  await ada.locator(".menu-button").tap();
  await button(ada, "web-offer-pause").waitFor();
  await checkWidth(ada, "menu");
  assert.deepEqual(await axe(ada, "online phone menu"), []);
});

scenario("it is said in the title whose turn it is, and a resignation ends the game for all", async (visit) => {
  const { ada, ben } = await sitDown(visit, "on-board");
  const one = await mover([ada, ben]);
  const other = one === ada ? ben : ada;
  await until("the title calls", async () => (await one.title()).startsWith("(1) "));
  assert.ok(!(await other.title()).startsWith("(1) "));
  await openMenu(one);
  await button(one, "web-resign").click();
  await button(one, "web-resign-sure").click();
  await Promise.all([ada, ben].map((page) => ending(page).waitFor()));
  await go(one, "#/");
  await until("the title is plain again", async () => !(await one.title()).startsWith("(1) "));
});
