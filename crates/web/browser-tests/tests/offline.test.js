// Playing without a network, once the app was loaded.

import assert from "node:assert/strict";
import { home, scenario, until } from "../support/scenario.js";
import { startBetween, startServer } from "../support/server.js";
import { log, playFromFront, playOn, settled } from "../support/table.js";
import { say } from "../support/words.js";

/** How many files of each kind the browser keeps of the app. */
const cached = (page) =>
  page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const files = lists.flat().map(({ url }) => new URL(url).pathname);
    const count = (ending) => files.filter((file) => file.endsWith(ending)).length;
    return { wasm: count(".wasm"), weights: count(".weights") };
  });

scenario("Once loaded, the app starts and plays against a bot without a network", async (visit) => {
  const server = await startServer();
  let stopped = false;
  try {
    const page = await visit({ url: server.url, serviceWorkers: "allow", expected: /net::ERR_|Failed to load resource/ });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await until("all files are kept", async () => {
      const { wasm, weights } = await cached(page);
      return wasm === 1 && weights === 3;
    });
    await server.stop();
    stopped = true;
    await page.context().setOffline(true);
    await page.reload();
    await playFromFront(page, "pirates-under-fire");
    await playOn(page, { steps: 12 });
    await settled(page);
    const said = (await log(page)).join("\n");
    assert.match(said, new RegExp(say("bot-deckhand"), "i"), "the bot has answered");
  } finally {
    if (!stopped) await server.stop();
  }
});

scenario("A page that is open hears of a new version, and gets it when asked for", async (visit) => {
  const between = await startBetween(home());
  try {
    const page = await visit({ serviceWorkers: "allow", url: between.url });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await until("the app is kept", () => page.evaluate(() => navigator.serviceWorker.controller !== null));
    const word = page.locator(".word[role=status]");
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const boots = () => page.locator('script[src*="boot-"]').getAttribute("src");
    await comeBack();
    assert.doesNotMatch(await boots(), /newer/);
    assert.equal(await word.count(), 0);
    between.renew();
    await comeBack();
    await word.waitFor();
    assert.ok((await word.innerText()).includes(say("web-update")));
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: say("web-update-now") }).click()]);
    await page.locator(".poster").first().waitFor();
    assert.match(await boots(), /newer/);
    assert.equal(await word.count(), 0);
  } finally {
    await between.stop();
  }
});

scenario("The app can be installed: it says its name, its icons and where it starts", async (visit) => {
  const page = await visit();
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  assert.equal(manifest.name, "Seaboard");
  assert.equal(manifest.display, "standalone");
  for (const { src } of manifest.icons) {
    const status = await page.evaluate(async (src) => (await fetch(src)).status, src);
    assert.equal(status, 200);
  }
});
