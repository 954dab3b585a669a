// Who one is on the server: a name, several devices, programs, and the end of all that.

import assert from "node:assert/strict";
import { axe, checkWidth, checkWords } from "../support/look.js";
import { introduce, joinTable, link, openTable, seated, startOnline } from "../support/online.js";
import { scenario, until } from "../support/scenario.js";
import { button, go } from "../support/table.js";
import { say } from "../support/words.js";

const { url } = await startOnline();

/** Opens the page about oneself. */
async function openMe(page, name = null) {
  await go(page, "#/me");
  if (name) await introduce(page, name);
  await page.locator("main.me .devices li").first().waitFor();
}

const myName = (page) => page.getByLabel(say("web-your-name")).inputValue();

scenario("a boarding pass brings one's name and tables to another device, once", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  await openMe(ada);
  await button(ada, "web-pass-make").click();
  const { hash } = await link(ada, "web-pass-link");

  const phone = await visit({ url, at: hash });
  await button(phone, "web-pass-use").waitFor();
  assert.equal(await phone.evaluate(() => document.cookie), "", "opening a pass does nothing, and scripts see no session");
  await button(phone, "web-pass-use").click();
  await phone.locator("main.me .devices li").nth(1).waitFor();
  assert.equal(await myName(phone), "Ada");
  await go(phone, "#/");
  await phone.locator(".online-tables.going .card").waitFor();

  const other = await visit({ url, at: hash, expected: /404/ });
  await button(other, "web-pass-use").click();
  await other.locator("[role=alert]").waitFor();

  await openMe(phone);
  await button(phone, "web-end-others").click();
  await until("one device is left", async () => (await phone.locator(".devices li").count()) === 1);
  await ada.reload();
  await ada.getByLabel(say("web-your-name")).waitFor();
  assert.equal(await ada.locator("main.me .devices").count(), 0, "the other device is nobody again");
});

scenario("another name and another language are kept, and the next table has the name", async (visit) => {
  const ada = await visit({ url });
  await openMe(ada, "Ada");
  await ada.getByLabel(say("web-your-name")).fill("Ada L.");
  await ada.locator(".me-name select").selectOption("fr");
  await button(ada, "web-save").click();
  await ada.getByText(say("web-saved", {}, "fr")).waitFor();
  assert.equal(await ada.evaluate(() => document.documentElement.lang), "fr");
  await ada.reload();
  await ada.locator("main.me .devices li").waitFor();
  assert.equal(await ada.locator(".me-name input").inputValue(), "Ada L.");
  await go(ada, "#/new/on-board/online");
  await ada.locator("main.open-table form button.main").click();
  await ada.locator("main.paper.waiting").waitFor();
  assert.equal((await seated(ada))[0], "Ada L.");
});

scenario("a program's token is shown once, and the program can be deleted", async (visit) => {
  const ada = await visit({ url });
  await openMe(ada, "Ada");
  await ada.getByLabel(say("web-program-name")).fill("Deep Sea");
  await button(ada, "web-program-make").click();
  const token = ada.getByLabel(say("web-token"), { exact: true });
  const shown = await token.inputValue();
  assert.match(shown, /^[0-9a-z]{52}$/);
  const known = await fetch(`${url}api/me`, { headers: { authorization: `Bearer ${shown}` } });
  assert.equal((await known.json()).name, "Deep Sea");
  await ada.reload();
  await ada.locator(".programs li").waitFor();
  assert.equal(await token.count(), 0);
  await ada.locator(".programs li button").click();
  await ada.locator(".programs li button").click();
  await until("it is gone", async () => (await ada.locator(".programs li").count()) === 0);
  const gone = await fetch(`${url}api/me`, { headers: { authorization: `Bearer ${shown}` } });
  assert.equal(gone.status, 401);
});

scenario("somebody who was blocked is named, and can be unblocked", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  await joinTable(await visit({ url }), (await link(ada, "web-invite-link")).hash, "Ben");
  await until("Ben sits", async () => (await seated(ada)).includes("Ben"));
  const blocked = await ada.evaluate(async () => {
    const { tables } = await (await fetch("api/me/tables")).json();
    const { id } = tables[0].seats[1].sitter.person;
    return (await fetch(`api/blocks/${id}`, { method: "POST" })).ok;
  });
  assert.ok(blocked);
  await openMe(ada);
  await ada.locator(".blocked li").getByText("Ben").waitFor();
  await button(ada, "web-labelled", { label: say("web-unblock"), what: "Ben" }).click();
  await ada.getByText(say("web-blocked-none")).waitFor();
});

scenario("deleting everything asks twice, says what stays, and leaves nobody", async (visit) => {
  const ada = await visit({ url });
  await openTable(ada, "on-board", { name: "Ada" });
  const { hash } = await link(ada, "web-invite-link");
  const ben = await visit({ url });
  await joinTable(ben, hash, "Ben");
  await openMe(ben);
  await button(ben, "web-delete-me").click();
  await ben.getByText(say("web-delete-me-what")).waitFor();
  await button(ben, "web-delete-me-all").click();
  await button(ben, "web-delete-me-not").click();
  await button(ben, "web-delete-me").click();
  await button(ben, "web-delete-me-all").click();
  await button(ben, "web-delete-me-sure").click();
  await ben.getByText(say("web-deleted")).waitFor();
  assert.equal(await ben.locator(".online-tables").count(), 0);
  const kept = await ben.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("seaboard:online:")));
  assert.deepEqual(kept, []);
  await until("the seat is free again", async () => !(await seated(ada)).includes("Ben"));
  await go(ben, "#/me");
  await ben.getByText(say("web-me-unknown")).waitFor();
});

scenario("a device can be forgotten", async (visit) => {
  const ada = await visit({ url });
  await openMe(ada, "Ada");
  await button(ada, "web-log-out").click();
  await button(ada, "web-log-out-sure").click();
  await ada.getByText(say("web-logged-out")).waitFor();
  await go(ada, "#/me");
  await ada.getByText(say("web-me-unknown")).waitFor();
});

scenario("axe finds nothing on the pages about oneself, and they fit on a phone", async (visit) => {
  const flaws = [];
  for (const [device, viewport] of [["laptop", { width: 1280, height: 720 }], ["phone", { width: 390, height: 844 }]]) {
    const ada = await visit({ url, viewport });
    await openMe(ada, "Ada");
    await ada.getByLabel(say("web-program-name")).fill("Deep Sea");
    await button(ada, "web-program-make").click();
    await ada.getByLabel(say("web-token"), { exact: true }).waitFor();
    await button(ada, "web-pass-make").click();
    const { hash } = await link(ada, "web-pass-link");
    await button(ada, "web-delete-me").click();
    flaws.push(...(await axe(ada, `${device} who I am`)));
    await checkWords(ada, "who I am");
    await checkWidth(ada, "who I am");
    const other = await visit({ url, viewport, at: hash });
    await button(other, "web-pass-use").waitFor();
    flaws.push(...(await axe(other, `${device} boarding pass`)));
    await checkWords(other, "boarding pass");
  }
  assert.deepEqual(flaws, []);
});
