// Online tables: a server that keeps them, and how people come together there.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { startServer } from "./server.js";
import { button, chooseSeats, go } from "./table.js";
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
