// People come together at a table on the server: it is opened, links go out, others sit down by a press, the game begins.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { axe, checkWidth, checkWords } from "../support/look.js";
import {
  atTable, introduce, joinTable, link, moments, openOnlineForm, openTable, playTogether, seated, startOnline,
} from "../support/online.js";
import { DRAWN_GAMES, scenario, until } from "../support/scenario.js";
import { button, go, resign } from "../support/table.js";
import { say } from "../support/words.js";

const jsqr = createRequire(import.meta.url)("jsqr");
const PHONE = { width: 390, height: 844 };

const online = await startOnline();
const { url } = online;
const at = (host) => url.replace("127.0.0.1", host);
const FREE = say("web-seat-free");

/** What somebody who knows nothing of us reads from the QR code on the page. */
async function readQr(page) {
  const { size, path } = await page.locator("svg.qr").first().evaluate((svg) => ({
    size: svg.viewBox.baseVal.width,
    path: svg.querySelector("path").getAttribute("d"),
  }));
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        pixels.fill(0, ((y * scale + dy) * size * scale + x * scale + dx) * 4, ((y * scale + dy) * size * scale + x * scale + dx) * 4 + 3);
      }
    }
  }
  return { text: jsqr(pixels, size * scale, size * scale)?.data, modules: size - 8 };
}

for (const game of DRAWN_GAMES) {
  scenario(`${game}: a table is opened, a friend sits down by the link, and the game begins`, async (visit) => {
    const ada = await visit({ url });
    await openTable(ada, game, { name: "Ada" });
    assert.deepEqual(await seated(ada), ["Ada", FREE]);
    assert.ok(await button(ada, "web-begin").isDisabled(), "nobody begins while a seat is free");
    const { hash } = await link(ada, "web-invite-link");

    const ben = await visit({ url, at: hash });
    await introduce(ben, "Ben");
    await button(ben, "web-sit-down").waitFor();
    assert.deepEqual(await seated(ben), ["Ada", FREE], "opening a link seats nobody");
    await button(ben, "web-sit-down").click();
    await ben.locator("main.paper.waiting").waitFor();
    await until("Ada sees Ben", async () => (await seated(ada)).includes("Ben"));
    assert.deepEqual(await seated(ben), ["Ada", "Ben"]);
    assert.equal(await button(ben, "web-begin").count(), 0, "whoever opened the table begins");

    await button(ada, "web-begin").click();
    await ada.locator("main.paper.waiting").waitFor({ state: "detached" });
    await ben.locator("main.paper.waiting").waitFor({ state: "detached" });
    await go(ada, "#/");
    await ada.locator(`.online-tables.going .card[data-game="${game}"]`).waitFor();
  });
}

scenario("the front page says whose turn it is and how long they have; a game that is over goes to the list", async (visit) => {
  const ada = await visit({ url });
  await openOnlineForm(ada, "pirates-under-fire");
  await ada.getByLabel(say("web-your-name")).fill("Ada");
  await ada.getByLabel(say("web-time-how")).selectOption("5");
  await button(ada, "web-open-table").click();
  await ada.locator("main.paper.waiting").waitFor();
  const ben = await visit({ url });
  await joinTable(ben, (await link(ada, "web-invite-link")).hash, "Ben");
  await button(ada, "web-begin").click();
  const people = [["Ada", ada], ["Ben", ben]];
  let turns = 0;
  for (const [name, page] of people) {
    await page.locator("main.table").waitFor();
    await go(page, "#/");
    const card = page.locator(".online-tables.going .card");
    await card.locator(".due").waitFor();
    const [[other]] = people.filter(([, their]) => their !== page);
    const mine = (await card.getAttribute("class")).includes("my-turn");
    const state = say(mine ? "web-my-turn" : "web-their-turn", { names: other });
    assert.equal(await card.locator(".state").innerText(), state, name);
    turns += Number(mine);
  }
  assert.equal(turns, 1, "one of them begins");
  await ben.locator(".online-tables.going a").click();
  await ben.locator("main.table").waitFor();
  await resign(ben);
  await go(ben, "#/games");
  await ben.locator(".online-tables.finished .card").getByText("Ada").waitFor();
  await go(ben, "#/");
  await ben.locator(".poster").first().waitFor();
  assert.equal(await ben.locator(".online-tables.going").count(), 0);
});

scenario("a name is asked for once", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  const first = await link(ada, "web-invite-link");
  await openTable(ada, "come-sail-away");
  const second = await link(ada, "web-invite-link");
  assert.notEqual(first.hash, second.hash);
  const ben = await visit({ url });
  await joinTable(ben, first.hash, "Ben");
  await joinTable(ben, second.hash);
  assert.deepEqual(await seated(ben), ["Ada", "Ben"]);
  await openOnlineForm(ben, "on-board");
  assert.equal(await ben.getByLabel(say("web-your-name")).count(), 0);
});

scenario("a name that deceives is refused in words", async (visit) => {
  const ada = await visit({ url });
  await go(ada, "#/me");
  await introduce(ada, "...");
  await ada.getByText(say("web-net-bad-name")).waitFor();
});

scenario("a seat that is taken is offered to nobody else; who has the link may look on", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  const { hash } = await link(ada, "web-invite-link");
  await ada.locator("main.paper.waiting summary").click();
  const watch = await link(ada, "web-watch-link");
  await joinTable(await visit({ url }), hash, "Ben");

  const eve = await visit({ url, at: hash });
  await introduce(eve, "Eve");
  await eve.getByText(say("web-invite-full"), { exact: true }).waitFor();
  assert.equal(await button(eve, "web-sit-down").count(), 0);
  await button(eve, "web-look-on").click();
  await eve.locator("main.paper.waiting").waitFor();
  assert.deepEqual(await seated(eve), ["Ada", "Ben"]);

  const oleh = await visit({ url, at: watch.hash });
  await introduce(oleh, "Олег");
  await oleh.getByText(say("web-invited-look-by", { name: "Ada" })).waitFor();
  assert.equal(await button(oleh, "web-sit-down").count(), 0, "the link for looking on seats nobody");
});

scenario("whoever opened a table frees seats, seats bots, makes new links and cancels it", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "come-sail-away", { name: "Ada", seats: ["me", "open", "navigator"] });
  assert.deepEqual(await seated(ada), ["Ada", FREE, say("bot-navigator")]);
  const old = await link(ada, "web-invite-link");
  const ben = await visit({ url, expected: /40[34]/ });
  await joinTable(ben, old.hash, "Ben");
  await until("Ben sits", async () => (await seated(ada))[1] === "Ben");

  const row = (place) => ada.locator(".online-seat").nth(place);
  await row(1).getByRole("button", { name: say("web-free-seat") }).click();
  await until("Ben stands", async () => (await seated(ada))[1] === FREE);
  await row(1).locator("select").selectOption("deckhand");
  await row(1).getByRole("button", { name: say("web-seat-put-bot") }).click();
  await until("a bot sits", async () => (await seated(ada))[1] === say("bot-deckhand"));
  await row(1).getByRole("button", { name: say("web-free-seat") }).click();
  await until("the bot is gone", async () => (await seated(ada))[1] === FREE);

  await button(ada, "web-new-links").click();
  await until("the link is another", async () => (await link(ada, "web-invite-link")).hash !== old.hash);
  const eve = await visit({ url, at: old.hash, expected: /40[34]/ });
  await introduce(eve, "Eve");
  await eve.getByText(say("web-invite-gone")).waitFor();

  const fay = await visit({ url, expected: /40[34]/ });
  await joinTable(fay, (await link(ada, "web-invite-link")).hash, "Fay");
  await until("Fay sits", async () => (await seated(ada))[1] === "Fay");
  await button(ada, "web-cancel-table").click();
  await button(ada, "web-cancel-table-sure").click();
  await ada.locator("main.front").waitFor();
  await fay.getByText(say("net-no-table")).waitFor();
  assert.equal(await ada.locator(".online-tables .card").count(), 0);
});

scenario("whoever cancels a table is led home, even where the news outrun the answer", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  let answered = false;
  await ada.route("**/api/tables/*", async (route) => {
    const answer = await route.fetch();
    await ada.locator("main.front").waitFor();
    answered = true;
    await route.fulfill({ response: answer });
  });
  await button(ada, "web-cancel-table").click();
  await button(ada, "web-cancel-table-sure").click();
  await until("the answer came last", () => answered);
  await ada.locator("main.front").waitFor();
  assert.equal(await ada.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("seaboard:online:"))), false);
});

scenario("whoever sits down may stand up again, and sit elsewhere", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "come-sail-away", { name: "Ada", seats: ["me", "open", "open"] });
  await ada.locator(".online-seat").nth(2).getByRole("button", { name: say("web-sit-over") }).click();
  await until("Ada sits elsewhere", async () => (await seated(ada)).join() === [FREE, FREE, "Ada"].join());
  await button(ada, "web-leave-seat").click();
  await until("Ada stands", async () => !(await seated(ada)).includes("Ada"));
  await ada.locator(".online-seat").first().getByRole("button", { name: say("web-sit-here") }).click();
  await until("Ada sits again", async () => (await seated(ada))[0] === "Ada");
});

scenario("everything that is agreed on reaches the invitation", async (visit) => {
  const ada = await visit({ url });
  await openOnlineForm(ada, "on-board");
  await ada.getByLabel(say("web-your-name")).fill("Ada");
  await ada.getByLabel(say("web-time-how")).selectOption("5");
  await ada.getByLabel(say("web-time-reserve-how")).selectOption("7");
  await ada.getByLabel(say("web-late-bot")).check();
  await ada.getByLabel(say("web-audience-link")).uncheck();
  await ada.getByLabel(say("web-chat-yes")).uncheck();
  await ada.getByLabel(say("web-takebacks-yes")).uncheck();
  await ada.getByLabel(say("web-hints-yes")).check();
  await button(ada, "web-open-table").click();
  await ada.locator("main.paper.waiting").waitFor();
  assert.equal(await ada.locator("main.paper.waiting summary").count(), 0, "nobody is invited to look on");
  const ben = await visit({ url, at: (await link(ada, "web-invite-link")).hash });
  await introduce(ben, "Ben");
  await ben.locator(".agreed").waitFor();
  const agreed = await ben.locator(".agreed li").allInnerTexts();
  const ids = ["web-late-bot", "web-takebacks-no", "web-hints-yes", "web-chat-no", "web-audience-players"];
  assert.deepEqual(agreed.slice(-7), ["2 days a turn", "7 days in reserve for slower turns", ...ids.map((id) => say(id))]);
});

scenario("a QR code says what the link says, however long it is", async (visit) => {
  const sizes = [];
  for (const host of ["sea.test", `${"long-".repeat(8)}name.test`, `${"a".repeat(60)}.${"b".repeat(60)}.test`]) {
    const page = await visit({ url: at(host) });
    await openTable(page, "on-board", { name: "Ada" });
    const { shown } = await link(page, "web-invite-link");
    assert.ok(shown.startsWith(`${at(host)}#/join/`), shown);
    const { text, modules } = await readQr(page);
    assert.equal(text, shown);
    sizes.push(modules);
  }
  assert.equal(new Set(sizes).size, 3, `codes of several versions: ${sizes}`);
  assert.ok(sizes.at(-1) >= 45, "one of them says its version");
});

scenario("under an address that is this machine's own, the page says that the link leads nowhere", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  await ada.locator(".invite .notice").getByText("--listen 0.0.0.0").waitFor();
  const ben = await visit({ url: at("sea.test") });
  await openTable(ben, "on-board", { name: "Ben" });
  assert.equal(await ben.locator(".invite .notice").count(), 0);
});

scenario("where the server knows addresses for others, links begin with them, and the first one has its code", async (visit) => {
  const ada = await visit({ url, at: null });
  const addresses = ["http://192.0.2.7:7878", "https://sea.example/"];
  await ada.route("**/api/status", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), addresses } });
  });
  await ada.goto(url);
  await openTable(ada, "on-board", { name: "Ada" });
  await ada.locator(".invite .notice").getByText("192.0.2.7").waitFor();
  const links = await ada.getByLabel(say("web-invite-link"), { exact: true }).evaluateAll((all) => all.map((input) => input.value));
  assert.deepEqual(links.map((link) => link.slice(0, link.indexOf("#"))), ["http://192.0.2.7:7878/", "https://sea.example/"]);
  assert.equal((await readQr(ada)).text, links[0]);
});

scenario("over plain http under another name everything works but the clipboard, which is told", async (visit) => {
  const host = at("seaboard.test");
  const ada = await visit({ url: host });
  assert.equal(await ada.evaluate(() => window.isSecureContext), false);
  await openTable(ada, "on-board", { name: "Ada" });
  const { shown, hash } = await link(ada, "web-invite-link");
  await ada.locator(".invite").getByRole("button", { name: say("web-link-copy") }).click();
  await ada.getByText(say("web-link-selected")).waitFor();
  assert.equal(await ada.evaluate(() => document.activeElement.value), shown);
  assert.equal(await ada.evaluate(() => getSelection().toString()), shown, "it can be copied by hand");
  const ben = await visit({ url: host });
  await joinTable(ben, hash, "Ben");
  await until("Ada sees Ben", async () => (await seated(ada)).includes("Ben"));
  await button(ada, "web-begin").click();
  await Promise.all([ada, ben].map(atTable));
  for (const reach of [4, 8]) {
    const both = async () => (await moments(ada)) >= reach && (await moments(ben)) >= reach;
    await playTogether([ada, ben], { done: both });
    await Promise.all([ada, ben].map((page) => page.reload()));
    await Promise.all([ada, ben].map(atTable));
    await until("all of it is there again", both);
  }
});

scenario("without a file for tables nothing of them is shown", async (visit) => {
  const page = await visit();
  await page.locator(".poster").first().waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(await page.getByRole("link", { name: say("web-online"), exact: true }).count(), 0);
  assert.equal(await page.locator('a[href="#/me"]').count(), 0);
  await go(page, "#/new/on-board");
  await page.locator("main.set-up form").waitFor();
  assert.equal(await page.locator(".ways").count(), 0);
  for (const hash of ["#/new/on-board/online", "#/me", "#/online/000000000007", `#/join/000000000007/${"0".repeat(26)}`]) {
    await go(page, hash);
    await page.getByText(say("web-net-absent")).waitFor();
    await go(page, "#/about");
    await page.locator("main.about").waitFor();
  }
});

scenario("axe finds nothing on the screens around a table, and they fit on a phone", async (visit) => {
  const flaws = [];
  const look = async (page, name) => {
    flaws.push(...(await axe(page, name)));
    await checkWords(page, name);
    await checkWidth(page, name);
  };
  for (const [device, viewport] of [["laptop", { width: 1280, height: 720 }], ["phone", PHONE]]) {
    const ada = await visit({ url, viewport });
    await openOnlineForm(ada, "on-board");
    await ada.getByLabel(say("web-time-how")).selectOption("5");
    await look(ada, `${device} online set-up`);
    await openTable(ada, "come-sail-away", { name: "Ada", seats: ["me", "open", "helmsman"] });
    await ada.locator("main.paper.waiting summary").click();
    await look(ada, `${device} waiting room`);
    const { hash } = await link(ada, "web-invite-link");
    const ben = await visit({ url, viewport, at: hash });
    await ben.getByLabel(say("web-your-name")).waitFor();
    await look(ben, `${device} introduction`);
    await introduce(ben, "Ben");
    await button(ben, "web-sit-down").waitFor();
    await look(ben, `${device} invitation`);
    await go(ada, "#/");
    await ada.locator(".online-tables .card").waitFor();
    await look(ada, `${device} front with tables`);
  }
  assert.deepEqual(flaws, []);
});

scenario("in French and Ukrainian no sentence is missing", async (visit) => {
  for (const lang of ["fr", "uk"]) {
    const page = await visit({ url, preferences: { lang } });
    await go(page, "#/new/on-board/online");
    await page.locator("main.open-table form").waitFor();
    await checkWords(page, `${lang} set-up`);
    await page.locator(".your-name input").fill("Zoé");
    await page.locator("form button.main").click();
    await page.locator("main.paper.waiting").waitFor();
    await checkWords(page, `${lang} waiting room`);
    await go(page, "#/me");
    await page.locator("main.me section").first().waitFor();
    await checkWords(page, `${lang} who I am`);
  }
});
