// Games are kept in the browser; whatever happens to them, there is a clear word and nothing is lost.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { GOLDEN } from "../support/places.js";
import { GAMES, home, scenario } from "../support/scenario.js";
import {
  button, checkSheet, columns, download, ending, file, go, kept, log, openMenu, playFromFront, playOn, resign, settled, setUp,
  tableText,
} from "../support/table.js";
import { say } from "../support/words.js";

const trouble = (page) => page.locator(".notice.trouble");
const alert = (page) => page.locator("main.trouble [role=alert]");
const games = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("seaboard:game:")));
const put = (page, key, text) =>
  page.evaluate(([key, text]) => localStorage.setItem(`seaboard:game:${key}`, text), [key, text]);

for (const game of GAMES) {
  scenario(`${game}: a reload in the middle shows the same table and the same log`, async (visit) => {
    const page = await visit();
    await setUp(page, game);
    await playOn(page, { steps: 14 });
    await settled(page);
    await page.mouse.move(0, 0);
    const before = await tableText(page);
    assert.notEqual(before.log, "");
    await page.reload();
    await settled(page);
    assert.deepEqual(await tableText(page), before);
  });
}

/** Presses a place and does something else in one go, before anything is painted; returns what was pressed. */
const pressAnd = (page, leave) =>
  page.evaluate((leave) => {
    const place = document.querySelector(".board [data-target]:not(.lasting)");
    place.click();
    if (leave === null) location.reload();
    else location.hash = leave;
    return place.dataset.action;
  }, leave);

scenario("What was done last is kept, however soon the page is left", async (visit) => {
  for (const leave of [null, "#/games"]) {
    const page = await visit();
    await setUp(page, "come-sail-away", { seats: ["person"] });
    await settled(page);
    const { hash } = new URL(page.url());
    const pressed = leave === null
      ? (await Promise.all([pressAnd(page, leave), page.waitForEvent("load")]))[0]
      : await pressAnd(page, leave);
    await go(page, hash);
    await settled(page);
    assert.equal((await file(page)).entries, `1 ${pressed}`);
    assert.equal((await log(page)).length, 1);
  }
});

scenario("The front page leads back to a game that was begun", async (visit) => {
  const page = await visit();
  await playFromFront(page, "on-board");
  await settled(page);
  const { hash } = new URL(page.url());
  await go(page, "#/");
  await page.locator(".continue .card a").click();
  await page.locator("main.table").waitFor();
  assert.equal(new URL(page.url()).hash, hash);
});

scenario("On a phone the game to go on with is the first thing to press, and nothing jumps when the app comes", async (visit) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const game of ["on-board", "come-sail-away"]) {
    await go(page, "#/");
    await playFromFront(page, game);
    await settled(page);
  }
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/app_bg-.*\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(home(), { waitUntil: "commit" });
  const poster = async (within) => (await page.locator(`${within} .poster:visible`).first().boundingBox()).y;
  await page.locator(".early .poster:visible").first().waitFor();
  const before = await poster(".early");
  release();
  const shown = page.locator(".continue .card:visible");
  await shown.first().waitFor();
  assert.equal(await shown.count(), 1, "the newest alone");
  assert.equal(await shown.getAttribute("data-game"), "come-sail-away");
  const { y, height } = await shown.boundingBox();
  assert.ok(y + height < await poster("main"), "above the posters");
  assert.equal(await poster("main"), before, "where the posters were painted, they stay");
});

scenario("A finished game is listed with its result, and deleted only when one is sure", async (visit) => {
  const page = await visit();
  await go(page, "#/games");
  await page.locator("input[type=file]").setInputFiles(join(GOLDEN, "first-ship-solo.seaboard"));
  await ending(page).waitFor();
  const [{ total }] = await columns(page);
  await go(page, "#/games");
  const card = page.locator(".cards .card");
  assert.equal(await card.locator(".result").innerText(), String(total));
  await go(page, "#/statistics");
  await page.locator(".apart").waitFor();
  assert.equal(await page.locator(".records").count(), 0, "played elsewhere, it is no result of one's own");
  await go(page, "#/games");
  await button(page, "web-forget").click();
  assert.equal(await card.count(), 1);
  await button(page, "web-forget-sure").click();
  await card.waitFor({ state: "detached" });
  assert.deepEqual(await games(page), []);
});

scenario("What was given up or played for practice is no personal best", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await settled(page);
  await resign(page);
  await setUp(page, "come-sail-away", { seats: ["person"], practice: true });
  await playOn(page);
  assert.equal(await ending(page).locator(".best").count(), 0);
  await go(page, "#/games");
  assert.equal(await page.locator(".cards .card .result").count(), 2);
  await go(page, "#/statistics");
  assert.equal(await page.locator(".apart li").count(), 2);
  assert.equal(await page.locator(".records").count(), 0);
});

scenario("A game saved as a file goes on wherever the file is opened", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away");
  await playOn(page, { steps: 10 });
  await settled(page);
  const before = await tableText(page);
  await openMenu(page);
  const saved = await download(page, () => page.locator(".menu").getByRole("button", { name: say("web-export") }).click());
  assert.match(saved.name, /^come-sail-away-\w+\.seaboard$/);
  assert.equal(saved.text, (await kept(page)).text);

  const elsewhere = await visit({ at: "#/games" });
  await elsewhere.locator("input[type=file]").setInputFiles({ name: saved.name, mimeType: "text/plain", buffer: Buffer.from(saved.text) });
  await elsewhere.locator("main.table").waitFor();
  await settled(elsewhere);
  assert.deepEqual(await tableText(elsewhere), before);
  assert.equal(await playOn(elsewhere, { steps: 3 }), 3);
});

scenario("Finished games of all kinds are opened from files", async (visit) => {
  const page = await visit();
  for (const [name, players] of [["all-advanced-three-players", 3], ["bienvenue-a-bord", 2], ["pirates-stranded", 2]]) {
    await go(page, "#/games");
    await page.locator("main.games input[type=file]").setInputFiles(join(GOLDEN, `${name}.seaboard`));
    await ending(page).waitFor();
    await checkSheet(page, players);
  }
});

scenario("A file that is no game is refused with the reason", async (visit) => {
  const page = await visit({ at: "#/games" });
  const golden = readFileSync(join(GOLDEN, "on-board-first-game.seaboard"), "utf8");
  for (const text of ["", "junk", golden.slice(0, 300), golden.replace("on-board", "ludo")]) {
    await page.locator("input[type=file]").setInputFiles({ name: "x.seaboard", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator(".word.trouble").waitFor();
    const said = await page.locator(".word.trouble").innerText();
    assert.ok(said.startsWith(say("web-file-damaged", { reason: "" }).slice(0, -2).trim()), said);
    await page.locator(".word.trouble button").click();
  }
  assert.deepEqual(await games(page), []);
});

for (const [what, damage] of [
  ["junk", () => "\u0000junk"],
  ["nothing", () => ""],
  ["half a game", (text) => text.slice(0, text.length / 2)],
]) {
  scenario(`A save that is ${what} is called damaged and can be rescued, and all else works`, async (visit) => {
    const page = await visit();
    await playFromFront(page, "pirates-under-fire");
    await settled(page);
    const raw = damage(JSON.stringify(await kept(page)));
    await put(page, "broken1", raw);

    await go(page, "#/");
    await page.locator(".continue .card a").waitFor();
    assert.equal(await page.locator(".continue .card").count(), 1);
    await go(page, "#/games");
    await page.getByRole("link", { name: say("web-damaged-game") }).click();
    await alert(page).waitFor();
    assert.equal(await alert(page).innerText(), say("web-store-damaged"));
    const saved = await download(page, () => button(page, "web-rescue").click());
    assert.equal(saved.text, raw);
    await button(page, "web-forget").click();
    await page.locator("main.games").waitFor();
    assert.equal((await games(page)).length, 1);
    await page.locator(".cards .card a").click();
    await page.locator("main.table").waitFor();
    assert.equal(await playOn(page, { steps: 2 }), 2);
  });
}

scenario("A save with a move that the rules refuse names the line", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { starter: 0 });
  await playOn(page, { steps: 4 });
  await settled(page);
  const game = await kept(page);
  const lines = game.text.trimEnd().split("\n");
  const first = lines[lines.indexOf("---") + 1];
  game.text = [...lines, first, ""].join("\n");
  await put(page, "broken2", JSON.stringify(game));
  await go(page, "#/table/broken2");
  await alert(page).waitFor();
  const said = await alert(page).innerText();
  assert.match(said, new RegExp(`line ${lines.length + 1}\\b`));
  const saved = await download(page, () => button(page, "web-rescue").click());
  assert.ok(saved.text.includes(first));
});

scenario("Damaged preferences do no harm", async (visit) => {
  const page = await visit();
  await page.evaluate(() => localStorage.setItem("seaboard:preferences", '{"lang": 7'));
  await page.reload();
  await page.locator(".early").first().waitFor({ state: "detached" });
  await page.locator('.poster[data-game="on-board"]').getByRole("button").click();
  // Nobody remembers that the lesson was declined: it is offered again.
  await button(page, "web-learn-no").click();
  await settled(page);
  assert.notEqual((await file(page)).head, "");
});

scenario("A game that is not there is called gone", async (visit) => {
  const page = await visit({ at: "#/table/nowhere" });
  await alert(page).waitFor();
  assert.equal(await alert(page).innerText(), say("web-store-gone"));
});

scenario("A second tab is told of moves in the first, and can show them", async (visit) => {
  const one = await visit();
  await setUp(one, "come-sail-away", { seats: ["person"] });
  await playOn(one, { steps: 4 });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await settled(two);
  await playOn(one, { steps: 3, seed: 2 });
  await trouble(two).waitFor();
  assert.ok((await trouble(two).innerText()).includes(say("web-store-elsewhere")));
  await button(two, "web-load-other").click();
  await trouble(two).waitFor({ state: "detached" });
  await settled(two);
  await one.mouse.move(0, 0);
  assert.deepEqual(await tableText(two), await tableText(one));
});

scenario("A tab that is late overwrites nothing, and may keep its own game beside", async (visit) => {
  const one = await visit();
  await setUp(one, "come-sail-away", { seats: ["person"] });
  await playOn(one, { steps: 4 });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await settled(two);
  await playOn(two, { steps: 3, seed: 2 });
  await settled(two);
  const newest = (await kept(two)).text;
  await trouble(one).waitFor();
  await playOn(one, { steps: 3, seed: 3 });
  await trouble(one).waitFor();
  assert.equal((await kept(two)).text, newest, "the second tab's moves are kept");
  assert.equal(await trouble(two).count(), 0);
  const { hash } = new URL(one.url());
  await button(one, "web-keep-both").click();
  await one.waitForURL((url) => url.hash !== hash);
  await settled(one);
  assert.equal((await games(one)).length, 2);
  assert.notEqual((await kept(one)).text, newest);
  assert.equal((await kept(two)).text, newest);
});

/** A golden game in the first format of files, as an older app kept it, without its last entries: it goes on. */
function begunInFirstFormat(name, missing = 12) {
  const golden = readFileSync(join(GOLDEN, `${name}.seaboard`), "utf8");
  const lines = golden.trimEnd().split("\n").filter((line) => !line.startsWith("#"));
  const text = `${lines.slice(0, lines.length - missing).join("\n")}\n`;
  assert.match(text, /^seaboard = 1\n/);
  return text;
}

/** The entry of a game in the browser's storage, as an older app wrote it. */
function keptBefore(game, text) {
  const players = [...text.matchAll(/name = "(.*)"\nkind = "person"/g)].map(([, name]) => ({ name, kind: "person" }));
  const summary = { game, players, over: false, practice: false, resigned: false, points: [], winners: [], kind: "" };
  return JSON.stringify({ started: 1, touched: 1, summary, text });
}

/** The moves of a file, without what the second format has beside them. */
const entries = (text) => text.split("\n---\n")[1].trim().split("\n");

for (const [game, name] of [
  ["come-sail-away", "first-ship-solo"],
  ["on-board", "on-board-first-game"],
  ["pirates-under-fire", "pirates-won-by-gold"],
]) {
  scenario(`${game}: a game kept in the first format opens as it was and goes on`, async (visit) => {
    const page = await visit();
    const text = begunInFirstFormat(name);
    await put(page, "before1", keptBefore(game, text));
    await go(page, "#/");
    await page.reload();
    await page.locator(".continue .card a").click();
    await page.locator("main.table [data-target]").first().waitFor();
    assert.equal((await kept(page)).text, text, "nothing is rewritten before something is played");
    assert.equal(await playOn(page, { steps: 4 }), 4);
    const now = await kept(page);
    assert.match(now.text, /^seaboard = 2\n/);
    assert.deepEqual(entries(now.text).slice(0, entries(text).length), entries(text));
    assert.ok(entries(now.text).length > entries(text).length);
    for (const field of ["started", "touched", "summary", "text"]) assert.ok(field in now, `an older app wants ${field}`);
    for (const field of ["game", "players", "over", "practice", "resigned", "points", "winners", "kind"]) {
      assert.ok(field in now.summary, `an older app wants ${field}`);
    }
    await page.reload();
    await page.locator("main.table [data-target]").first().waitFor();
    assert.equal((await kept(page)).text, now.text);
  });
}

scenario("A link made from the first format opens", async (visit) => {
  const link = (text) => `#/shared/${deflateRawSync(Buffer.from(text)).toString("base64url")}`;
  const begun = await visit({ at: link(begunInFirstFormat("on-board-first-game")) });
  await begun.locator("main.table [data-target]").first().waitFor();
  assert.equal(await playOn(begun, { steps: 2 }), 2);
  const over = await visit({ at: link(begunInFirstFormat("on-board-first-game", 0)) });
  await ending(over).waitFor();
  await checkSheet(over, 2);
});

scenario("A bot of a level that nobody knows plays at random, and that is said", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { starter: 1 });
  await settled(page);
  const game = await kept(page);
  const newer = { ...game, text: game.text.replaceAll("deckhand", "commodore").replace(/---\n[^]*/, "---\n") };
  await put(page, "newer1", JSON.stringify({ ...newer, summary: { ...game.summary, players: [] } }));
  await go(page, "#/table/newer1");
  await page.locator(".notice").waitFor();
  assert.ok((await page.locator(".notice").innerText()).includes(say("web-bot-at-random")));
  await settled(page);
  assert.equal(await playOn(page, { steps: 5 }), 5);
});

scenario("A file or a link that is larger than any game is not even read", async (visit) => {
  const large = Buffer.alloc(5 << 20, "x");
  const page = await visit({ at: "#/games" });
  await page.locator("input[type=file]").setInputFiles({ name: "large.seaboard", mimeType: "text/plain", buffer: large });
  await page.locator(".word.trouble").waitFor();
  assert.ok((await page.locator(".word.trouble").innerText()).includes(say("file-too-large", { megabytes: 4 })));
  const other = await visit({ at: `#/shared/${deflateRawSync(large).toString("base64url")}` });
  await alert(other).waitFor();
  assert.equal(await alert(other).innerText(), say("web-link-damaged"));
  assert.deepEqual(await games(other), []);
});

/** Leaves no room in the browser's storage. */
const fill = (page) =>
  page.evaluate(() => {
    let text = "x".repeat(1 << 22);
    for (let place = 0; text.length > 0; place += 1) {
      try {
        localStorage.setItem(`filler${place}`, text);
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });

scenario("Where the storage is full, that is said, the game goes on, and a file saves it", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { seats: ["person"] });
  await playOn(page, { steps: 4 });
  const before = (await kept(page)).text;
  await fill(page);
  await playOn(page, { steps: 6 });
  await trouble(page).waitFor();
  assert.ok((await trouble(page).innerText()).includes(say("web-store-full")));
  assert.equal((await kept(page)).text, before);
  const saved = await download(page, () => trouble(page).getByRole("button", { name: say("web-export") }).click());
  assert.ok(saved.text.length > before.length, "the file has the moves that are not kept");
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("filler")).forEach((key) => localStorage.removeItem(key)));
  await button(page, "web-try-again").click();
  await trouble(page).waitFor({ state: "detached" });
  assert.equal((await kept(page)).text, saved.text);
});

scenario("Where the storage is full, no new game begins, and that is said", async (visit) => {
  const page = await visit();
  await fill(page);
  await page.locator(".poster button").first().click();
  await page.locator(".word.trouble").waitFor();
  assert.ok((await page.locator(".word.trouble").innerText()).includes(say("web-store-full")));
  assert.deepEqual(await games(page), []);
});

scenario("A link carries a whole game to somebody else", async (visit) => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await setUp(page, "on-board", { names: ["Ada", "Grace"], starter: 0 });
  await playOn(page, { steps: 10 });
  await settled(page);
  await resign(page);
  await button(page, "web-share").click();
  await page.getByText(say("web-link-copied")).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const result = await ending(page).locator(".sheet").innerText();

  const other = await visit();
  await other.goto(link);
  await ending(other).waitFor();
  assert.equal(await ending(other).locator(".sheet").innerText(), result);
  assert.deepEqual(await log(other), await log(page));
  assert.equal((await kept(other)).text, (await kept(page)).text);

  await other.goBack();
  await other.goto(link);
  await ending(other).waitFor();
  assert.equal((await games(other)).length, 1, "the same game is kept once");

  const damaged = say("web-link-damaged");
  for (const wrong of [link.slice(0, link.length / 2), `${link.slice(0, -20)}AAAA`, link.replace(/shared\/.*/, "shared/junk")]) {
    const third = await visit({ at: new URL(wrong).hash });
    await alert(third).waitFor();
    assert.equal(await alert(third).innerText(), damaged);
    assert.deepEqual(await games(third), []);
  }
});

scenario("Where copying is not allowed, the link is shown instead", async (visit) => {
  const page = await visit();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await settled(page);
  await resign(page);
  await button(page, "web-share").click();
  await page.getByText(say("web-link-not-copied")).waitFor();
  assert.match(await page.locator("textarea.link").inputValue(), /#\/shared\/[\w-]+$/);
});
