// Online tables: a server that keeps them, and how people come together there.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { until } from "./scenario.js";
import { startServer } from "./server.js";
import { button, chooseSeats, ending, go, lit } from "./table.js";
import { say } from "./words.js";

/** A server with online tables, for the tests of one file; it leaves nothing behind. */
export async function startOnline() {
  const dir = await mkdtemp(join(tmpdir(), "seaboard-"));
  const server = await startServer(undefined, ["--data", join(dir, "tables.db")]);
  after(async () => {
    await server.stop();
    await rm(dir, { recursive: true });
  });
  return server;
}

/** Says who one is, where the page asks. */
export async function introduce(page, name) {
  await page.getByLabel(say("web-your-name")).fill(name);
  await button(page, "web-go-on").click();
}

/** Opens the form for an online table. */
export async function openOnlineForm(page, game) {
  await go(page, `#/new/${game}/online`);
  await page.locator("main.open-table form").waitFor();
}

/** Opens a table and comes to its waiting room; `name` where one is nobody yet, `seats` as the form has them. */
export async function openTable(page, game, { name = null, seats = ["me", "open"] } = {}) {
  await openOnlineForm(page, game);
  if (name) await page.getByLabel(say("web-your-name")).fill(name);
  await chooseSeats(page, seats);
  await button(page, "web-open-table").click();
  await page.locator("main.paper.waiting").waitFor();
}

/** The link that is shown under this name, at the page's own address. */
export async function link(page, id) {
  const shown = await page.getByLabel(say(id), { exact: true }).first().inputValue();
  return { shown, hash: shown.slice(shown.indexOf("#")) };
}

/** Who sits where in the waiting room or on an invitation: names alone. */
export const seated = (page) => page.locator(".online-seat strong").allInnerTexts();

/** Comes to a table by its link, and sits down. */
export async function joinTable(page, hash, name = null) {
  await go(page, hash);
  if (name) await introduce(page, name);
  await button(page, "web-sit-down").click();
  await page.locator("main.paper.waiting").waitFor();
}

/** What a browser says of a line that was cut. */
export const CUT = /WebSocket|ERR_|Failed to (load|fetch)/;

/** What is agreed on at the next table that this page opens. */
const agree = (page, settings) =>
  page.route("**/api/tables", async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, settings: { ...body.settings, ...settings } }) });
  });

/** Two people at a table that has begun; how each of them comes there can be said, and what they agree on. */
export async function sitDown(visit, url, game, { first = {}, second = {}, settings = null } = {}) {
  const ada = await visit({ url, ...first });
  if (settings) await agree(ada, settings);
  await openTable(ada, game, { name: "Ada" });
  const invite = (await link(ada, "web-invite-link")).hash;
  const watch = (await link(ada, "web-watch-link")).hash;
  const ben = await visit({ url, ...second });
  await joinTable(ben, invite, "Ben");
  await button(ada, "web-begin").click();
  await atTable(ada);
  await atTable(ben);
  return { ada, ben, watch };
}

/** The table is shown. */
export const atTable = (page) => page.locator("main.table.online").waitFor();

/** Numbers that look like chance and are the same every time. */
function chance(seed) {
  let state = seed;
  return (bound) => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >> 8) % bound;
}

/** All of them press what is lit, until it is so. */
export async function playTogether(pages, { seed = 1, done }) {
  const choose = chance(seed);
  for (let step = 0; step < 3000; step += 1) {
    if (await done()) return;
    const page = pages[step % pages.length];
    const count = await lit(page).count();
    // It may be gone by now: the other one plays, too.
    if (count > 0) await lit(page).nth(choose(count)).click({ timeout: 2_000 }).catch(() => {});
  }
  assert.fail("the game does not end");
}

export const isOver = async (page) => (await ending(page).count()) > 0;

/** How many moments there are, as the slider has them. */
export const moments = (page) => page.locator(".history input").evaluate((slider) => Number(slider.max));

/** Whoever can press something. */
export async function mover(pages) {
  let found = null;
  await until("somebody can press something", async () => {
    for (const page of pages) if ((await lit(page).count()) > 0) found = page;
    return found;
  });
  return found;
}

/** What the server says on this page's socket. */
export function frames(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(String(payload)))));
  return heard;
}
