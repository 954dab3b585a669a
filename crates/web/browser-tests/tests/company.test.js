// The people around a table on a server: whose turn it is, what they agree on, leave and say, and how the server shows them out.

import assert from "node:assert/strict";
import { startLine } from "../support/line.js";
import { axe, checkWidth, checkWords } from "../support/look.js";
import { atTable, CUT, frames, introduce, link, moments, mover, openTable, playTogether, sitDown, startOnline } from "../support/online.js";
import { DRAWN_GAMES, scenario, shot, until } from "../support/scenario.js";
import { button, download, ending, go, lit, openMenu, resign } from "../support/table.js";
import { say } from "../support/words.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LIVE = { pace: { live: { bank: 600, gain: 30 } } };

const { url } = await startOnline();
const line = await startLine(url);

/** Whoever is to move, and the other one. */
async function turns({ ada, ben }) {
  const one = await mover([ada, ben]);
  return one === ada ? { one, other: ben, name: "Ada", otherName: "Ben" } : { one, other: ada, name: "Ben", otherName: "Ada" };
}

/** The names that are marked as being to move. */
const marked = (page) => page.locator(".company-seat.turn .who").allInnerTexts();

/** A line of the chat by this person. */
const said = (page, text) => page.locator(".chat li").getByText(text);

async function openChat(page) {
  await page.locator(".chat-button").click();
  await page.locator(".chat").waitFor();
}

async function write(page, text) {
  await page.getByLabel(say("web-chat-text")).fill(text);
  await page.keyboard.press("Enter");
}

/** Goes on with the Tab key until this has the focus. */
async function tabTo(page, place) {
  for (let step = 0; step < 120; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the Tab key does not lead to ${place}`);
}

scenario("without clocks, too, it is marked whose turn it is", async (visit) => {
  const people = await sitDown(visit, url, "on-board");
  const { one, other, name, otherName } = await turns(people);
  for (const page of [one, other]) {
    await until("the mark is there", async () => (await marked(page)).join() === name);
    assert.match(await page.locator(".company-seat.turn").innerText(), new RegExp(say("web-seat-turn")), "it can be heard, too");
  }
  await playTogether([one], { done: async () => (await lit(other).count()) > 0 });
  for (const page of [one, other]) await until("the mark goes on", async () => (await marked(page)).join() === otherName);
  await resign(other);
  assert.deepEqual(await marked(other), [], "when it is over nobody is to move");
});

scenario("hints are given online where that was agreed on, and nowhere else", async (visit) => {
  const people = await sitDown(visit, url, "on-board", { settings: { hints: true } });
  const { one, other } = await turns(people);
  assert.ok(await button(other, "web-hint").isDisabled(), "they are for whoever is to move");
  await button(one, "web-hint").click();
  await button(one, "web-hint-more").waitFor();
  for (const steps of [2, 3]) {
    await button(one, "web-hint-more").click();
    await until("more is told", async () => (await one.locator(".hint .hint-step").count()) >= steps);
  }
  assert.equal(await moments(other), 0, "a hint plays nothing");
  const strict = await turns(await sitDown(visit, url, "on-board"));
  assert.equal(await button(strict.one, "web-hint").count(), 0);
  await strict.one.keyboard.press("h");
  assert.equal(await strict.one.locator(".hint .hint-step").count(), 0);
});

scenario("clocks stand still by consent, run again by a press, and time can be given away", async (visit) => {
  const people = await sitDown(visit, url, "on-board", { settings: LIVE });
  const { one, other, otherName } = await turns(people);
  await openMenu(one);
  await button(one, "web-offer-pause").click();
  await button(other, "web-agree").click();
  for (const page of [one, other]) await page.getByText(say("web-paused")).waitFor();
  assert.deepEqual(await axe(other, "online paused"), []);
  await openMenu(other);
  assert.equal(await button(other, "web-offer-pause").count(), 0, "nobody asks twice for the same");
  await button(other, "web-close").click();
  await button(other, "web-resume").click();
  for (const page of [one, other]) await page.getByText(say("web-paused")).waitFor({ state: "detached" });

  const clock = (page) => page.locator(".company-seat:not(.turn) .time").innerText();
  assert.equal(await clock(one), "10:00");
  await openMenu(one);
  await button(one, "web-gift", { player: otherName }).click();
  for (const page of [one, other]) await until("the other one has more time", async () => (await clock(page)) === "10:30");
});

scenario("a game ends without a result when the other one agrees, and only then", async (visit) => {
  const people = await sitDown(visit, url, "on-board");
  // As long as hardly anything was played, nobody need be asked.
  await playTogether([people.ada, people.ben], { done: async () => (await moments(people.ada)) >= 24 });
  const { one, other, name } = await turns(people);
  const ask = async () => {
    await openMenu(one);
    await button(one, "web-offer-abort").click();
    await one.getByText(say("web-asked-abort")).waitFor();
    await other.getByText(say("web-asks-abort", { player: name })).waitFor();
  };
  await ask();
  await button(other, "web-decline").click();
  await one.getByText(say("web-asked-abort")).waitFor({ state: "detached" });
  assert.ok((await lit(one).count()) > 0, "the game goes on");
  await ask();
  assert.deepEqual(await axe(other, "online asked to end"), []);
  await button(other, "web-agree").click();
  for (const page of [one, other]) {
    await page.getByText(say("web-ended-early")).waitFor();
    await until("nothing can be pressed", async () => (await lit(page).count()) === 0);
    assert.deepEqual(await marked(page), [], "nobody is to move");
    assert.equal((await page.locator(".prompt-line").innerText()).trim(), "", "and nothing is asked of anybody");
  }
  await one.reload();
  await atTable(one);
  await one.getByText(say("web-ended-early")).waitFor();
  assert.equal(await lit(one).count(), 0, "it stays ended");
  await go(one, "#/games");
  await one.locator(".online-tables.finished .card").getByText(say("web-online-aborted")).waitFor();
});

/** A page that nobody looks at, and what is rung there: for each bell the times of its strokes. */
async function listenFromAfar(page) {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    window.rung = [];
    const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
    window.AudioContext = class {
      currentTime = 0;
      destination = {};
      strokes = new Set();
      constructor() {
        window.rung.push(this.strokes);
      }
      createOscillator() {
        return { frequency: parameter(), connect() {}, start: (when) => this.strokes.add(when), stop() {} };
      }
      createGain() {
        return { gain: parameter(), connect() {} };
      }
      async close() {}
    };
  });
  await page.reload();
  await atTable(page);
}

/** How many strokes each bell had that was rung so far. */
const strokes = (page) => page.evaluate(() => window.rung.map(({ size }) => size));

/** The title says that it is one's turn: whether a bell rings is decided by then. */
const called = (page) => page.waitForFunction(() => document.title.startsWith("(1) "));

scenario("a bell of two strokes calls whoever looks elsewhere when it becomes their turn, unless it is switched off", async (visit) => {
  const people = await sitDown(visit, url, "pirates-under-fire");
  const { one, other } = await turns(people);
  await listenFromAfar(other);
  assert.deepEqual(await strokes(other), [], "it is not their turn yet");
  await playTogether([one], { done: async () => (await lit(other).count()) > 0 });
  await called(other);
  assert.deepEqual(await strokes(other), [2]);

  await listenFromAfar(one);
  const before = await strokes(one);
  await openMenu(one);
  await one.getByLabel(say("web-sound")).uncheck();
  await button(one, "web-close").click();
  await playTogether([other], { done: async () => (await lit(one).count()) > 0 });
  await called(one);
  assert.deepEqual(await strokes(one), before, "nothing rings");
  assert.deepEqual(await strokes(other), [2], "and nothing rings for one's own steps");
});

scenario("when somebody closes the page in their turn the other one sees it, and may claim the win once their time is up", async (visit) => {
  const settings = { pace: { live: { bank: 10, gain: 0 } }, late: "claim" };
  const { one, other, name } = await turns(await sitDown(visit, url, "on-board", { settings }));
  const gone = say("web-gone", { player: name, left: "…" }).split("…")[0];
  assert.equal(await other.getByText(gone).count(), 0);
  await one.close();
  await other.getByText(gone).waitFor();
  assert.equal(await button(other, "web-claim-win").count(), 0, "not yet");
  await other.getByText(say("web-may-claim", { player: name })).waitFor();
  assert.deepEqual(await axe(other, "online somebody is gone"), []);
  await button(other, "web-claim-win").click();
  await ending(other).waitFor();
});

scenario("somebody who is blocked is not heard any more, at this table or after a reload", async (visit) => {
  const { ada, ben } = await sitDown(visit, url, "come-sail-away");
  await openChat(ben);
  await write(ben, "first words");
  await openChat(ada);
  await said(ada, "first words").waitFor();
  await ada.getByRole("button", { name: say("web-block", { name: "Ben" }) }).click();
  await said(ada, "first words").waitFor({ state: "detached" });
  await write(ada, "last words");
  await said(ben, "last words").waitFor();
  await write(ben, "more words");
  await said(ben, "more words").waitFor();
  await ada.reload();
  await atTable(ada);
  await openChat(ada);
  await said(ada, "last words").waitFor();
  assert.deepEqual(await ada.locator(".chat .said-words").allInnerTexts(), ["last words"]);
  await go(ada, "#/me");
  await ada.locator(".blocked li").getByText("Ben").waitFor();
});

scenario("one leaves one's seat to a bot by the menu, and comes back", async (visit) => {
  const people = await sitDown(visit, url, "on-board");
  const { one, other } = await turns(people);
  await openMenu(one);
  await button(one, "web-leave-to-bot").click();
  await button(one, "web-take-back-seat").waitFor();
  await other.locator(".company-seat.bot").getByText(say("bot-navigator")).waitFor();
  await until("the bot plays", async () => (await moments(other)) > 0);
  assert.equal(await lit(one).count(), 0, "whoever left has nothing to press");
  assert.deepEqual(await axe(one, "online kept by a bot"), []);
  await button(one, "web-take-back-seat").click();
  await button(one, "web-take-back-seat").waitFor({ state: "detached" });
  await other.locator(".company-seat.bot").waitFor({ state: "detached" });
  await playTogether([other, one], { done: async () => (await lit(one).count()) > 0 });
});

/** Ends the session of this page from another device. */
async function endElsewhere(visit, page) {
  const code = await page.evaluate(async () => (await (await fetch("api/pass", { method: "POST" })).json()).code);
  return async () => {
    const device = await visit({ url });
    const done = await device.evaluate(async (code) => {
      const json = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ code }) };
      const used = await fetch("api/pass/use", json);
      return used.ok && (await fetch("api/sessions/end-others", { method: "POST" })).ok;
    }, code);
    assert.ok(done);
  };
}

scenario("whose session is ended elsewhere is told so at the table, and can come aboard again", async (visit) => {
  const { ada } = await sitDown(visit, url, "come-sail-away", { first: { expected: /401/ } });
  await (await endElsewhere(visit, ada))();
  await ada.locator(".affair").getByText(say("web-net-session-gone")).waitFor();
  assert.equal(await ada.getByText(say("web-net-trying")).count(), 0);
  await ada.reload();
  await ada.getByLabel(say("web-your-name")).waitFor();
});

scenario("whose session is ended elsewhere is asked for a name in the waiting room", async (visit) => {
  const ada = await visit({ url, expected: /401/ });
  await openTable(ada, "on-board", { name: "Ada" });
  await (await endElsewhere(visit, ada))();
  await ada.getByLabel(say("web-your-name")).waitFor();
});

scenario("whose session is ended while the line is cut is told so, too", async (visit) => {
  const { ada } = await sitDown(visit, url, "come-sail-away", { first: { url: line.url, expected: CUT } });
  const end = await endElsewhere(visit, ada);
  line.cut();
  await ada.getByText(say("web-net-trying")).waitFor();
  await end();
  line.mend();
  await ada.locator(".affair").getByText(say("web-net-session-gone")).waitFor();
});

scenario("a page of another protocol loads the app anew, and says so where that does not help", async (visit) => {
  const { ada } = await sitDown(visit, url, "come-sail-away");
  let loads = 0;
  ada.on("load", () => (loads += 1));
  await ada.routeWebSocket(/\/api\/ws$/, (socket) => socket.close({ code: 4409, reason: "net-other-protocol" }));
  await ada.reload();
  await ada.getByText(say("web-net-other-version")).waitFor();
  assert.equal(loads, 2, "the reload above, and one by the page itself");
});

scenario("a table is opened, joined and played with the keyboard alone", async (visit) => {
  const ada = await visit({ url });
  await tabTo(ada, ada.locator('a[href="#/new/come-sail-away/online"]'));
  await ada.keyboard.press("Enter");
  await ada.locator("main.open-table form").waitFor();
  await tabTo(ada, ada.getByLabel(say("web-your-name")));
  await ada.keyboard.type("Ada");
  await tabTo(ada, button(ada, "web-open-table"));
  await ada.keyboard.press("Enter");
  await ada.locator("main.paper.waiting").waitFor();

  const ben = await visit({ url, at: (await link(ada, "web-invite-link")).hash });
  await tabTo(ben, ben.getByLabel(say("web-your-name")));
  await ben.keyboard.type("Ben");
  await ben.keyboard.press("Enter");
  await button(ben, "web-sit-down").waitFor();
  await until("the heading has the focus", () => ben.evaluate(() => document.activeElement?.tagName === "H1"));
  await tabTo(ben, button(ben, "web-sit-down"));
  await ben.keyboard.press("Enter");
  await ben.locator("main.paper.waiting").waitFor();
  await tabTo(ada, button(ada, "web-begin"));
  await ada.keyboard.press("Enter");
  await Promise.all([ada, ben].map(atTable));

  for (let step = 0; step < 30 && (await lit(ben).count()) > 0; step += 1) {
    const before = await moments(ben);
    await ben.keyboard.press("ArrowRight");
    await until("a place has the focus", () => ben.evaluate(() => document.activeElement.hasAttribute("data-target")));
    await ben.keyboard.press("Enter");
    await until("something happens", async () => (await moments(ben)) > before || (await lit(ben).count()) === 0);
  }
  assert.equal(await lit(ben).count(), 0, "the turn is done");
  assert.deepEqual(await marked(ben), ["Ada"]);
  await tabTo(ben, ben.locator(".chat-button"));
  await ben.keyboard.press("Enter");
  await tabTo(ben, ben.getByLabel(say("web-chat-text")));
  await ben.keyboard.type("Ahoy");
  await ben.keyboard.press("Enter");
  await said(ben, "Ahoy").waitFor();
  await ben.keyboard.press("Escape");
  await ben.locator(".chat").waitFor({ state: "detached" });
  await until("the focus is back", () => ben.evaluate(() => document.activeElement.classList.contains("chat-button")));
});

scenario("the front page hears from the server that it is one's turn, without asking again and again", async (visit) => {
  const people = await sitDown(visit, url, "on-board");
  const { one, other } = await turns(people);
  await other.addInitScript(() => {
    const every = window.setInterval;
    window.setInterval = (then, pause, ...more) => (pause >= 20_000 ? 0 : every(then, pause, ...more));
  });
  const heard = frames(other);
  await go(other, "#/");
  await other.reload();
  const card = other.locator(".online-tables.going .card");
  await card.waitFor();
  assert.equal(await other.locator(".card.my-turn").count(), 0);
  await until("it listens", () => heard.some(({ t }) => t === "welcome"));
  await playTogether([one], { done: async () => heard.some(({ t }) => t === "called") });
  await card.getByText(say("web-my-turn")).waitFor();
});

scenario("a line that was on its way when the connection broke is sent again, and said once", async (visit) => {
  const { ada, ben } = await sitDown(visit, url, "come-sail-away", { first: { url: line.url, expected: CUT } });
  await openChat(ben);
  await openChat(ada);
  line.slow(500);
  await write(ada, "lost on the way");
  line.cut();
  line.slow(0);
  await ada.getByText(say("web-net-trying")).waitFor();
  line.mend();
  await said(ben, "lost on the way").waitFor();
  await said(ada, "lost on the way").waitFor();

  line.slow(500);
  await write(ada, "heard by all but me");
  await said(ben, "heard by all but me").waitFor();
  line.cut();
  line.slow(0);
  await ada.getByText(say("web-net-trying")).waitFor();
  line.mend();
  await said(ada, "heard by all but me").waitFor();
  await write(ada, "at last");
  await said(ben, "at last").waitFor();
  const all = ["lost on the way", "heard by all but me", "at last"];
  for (const page of [ada, ben]) assert.deepEqual(await page.locator(".chat .said-words").allInnerTexts(), all);
});

scenario("on a phone a table opens with its top in view, though the waiting room was scrolled", async (visit) => {
  for (const game of DRAWN_GAMES) {
    const { ada, ben } = await sitDown(visit, url, game, { first: PHONE, second: PHONE });
    const { one, other } = await turns({ ada, ben });
    for (const [page, name] of [[one, "turn"], [other, "waiting"]]) {
      assert.equal(await page.evaluate(() => window.scrollY), 0, `${game} ${name}`);
      await shot(page, `online phone ${game} ${name}`);
      await checkWidth(page, `${game} ${name}`);
    }
    await reopen(one, game);
  }
});

/** Whoever comes back to the table sees its top, too, and what can be pressed once something was. */
async function reopen(page, game) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.reload();
  await atTable(page);
  await lit(page).first().waitFor();
  assert.equal(await page.evaluate(() => window.scrollY), 0, game);
  await lit(page).first().click();
  await until("what can be pressed next is in sight, or it is the other one’s turn", () =>
    page.evaluate(() => {
      const targets = [...document.querySelectorAll("[data-target]")].map((target) => target.getBoundingClientRect());
      return targets.every(({ height }) => height === 0) || targets.some(({ top, height }) => height > 0 && top > 0 && top + height / 2 < innerHeight);
    }),
  );
}

scenario("axe finds nothing at the end of a game, on its list and on pages that lead nowhere; they fit on a phone", async (visit) => {
  const flaws = [];
  const look = async (page, name) => {
    flaws.push(...(await axe(page, name)));
    await checkWords(page, name);
    await checkWidth(page, name);
  };
  for (const [device, options] of [["laptop", {}], ["phone", PHONE]]) {
    const { ada, ben, watch } = await sitDown(visit, url, "pirates-under-fire", { first: options, second: options });
    const eve = await visit({ url, at: watch, ...options });
    await introduce(eve, "Eve");
    await button(eve, "web-look-on").waitFor();
    await look(eve, `${device} invitation to look on`);
    await resign(ben);
    await ending(ada).waitFor();
    await button(ada, "web-check-deal-button").click();
    await until("the deal is checked", async () => (await ada.locator(".findings li").count()) === 3);
    await look(ada, `${device} online end`);
    const { text } = await download(ada, () => button(ada, "web-export").last().click());
    assert.match(text, /name = "Ada"[^]*name = "Ben"/, "the file has the people's names");
    await go(ben, "#/games");
    await ben.locator(".online-tables.finished .card").waitFor();
    await look(ben, `${device} online games`);
    const lost = await visit({ url, at: `#/join/000000000007/${"0".repeat(26)}`, expected: /404/, ...options });
    await introduce(lost, "Lou");
    await lost.getByText(say("web-invite-gone")).waitFor();
    await look(lost, `${device} invitation that is gone`);
  }
  assert.deepEqual(flaws, []);
});
