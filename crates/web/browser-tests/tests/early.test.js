// What people see before the app's code is there, and how the app takes over.

import assert from "node:assert/strict";
import { startOnline } from "../support/online.js";
import { DRAWN_GAMES, home, scenario, shot, until } from "../support/scenario.js";
import { go, lit, playOn, setUp, settled } from "../support/table.js";

const online = await startOnline();

/** From now on the module comes only when it is released. */
async function holdBack(page) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/app_bg-.*\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the browser has painted something: before that it has perhaps no style sheet yet, and puts everything elsewhere. */
const firstPaint = (page) => page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** A visit whose module comes only when it is released. */
async function slowVisit(visit, { url = home(), ...options } = {}) {
  const page = await visit({ at: null, ...options });
  const release = await holdBack(page);
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(".early .poster:visible").first().waitFor();
  await firstPaint(page);
  return { page, release };
}

/** What the posters and the foot say and where they are, of what is painted early or of the app. */
const painted = (page, within) =>
  page.locator(`${within} :is(.masthead h1, .masthead p, .poster :is(h2, p, .row > *), .foot button, .foot p)`).evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.textContent, one.getAttribute("aria-label"), ...[x, y, width, height].map(Math.round)];
      }),
  );

scenario("The front page is painted before the code is there, in the reader's language, and the app takes over without a jump", async (visit) => {
  for (const locale of ["en", "fr", "uk"]) {
    for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
      const { page, release } = await slowVisit(visit, { locale, viewport });
      const before = await painted(page, ".early");
      assert.ok(before.length > 15, `${before.length} words were painted`);
      assert.equal(await page.locator("html").getAttribute("lang"), locale);
      await shot(page, `early ${locale} ${viewport.width}`);
      release();
      await page.locator("body > main.front").waitFor();
      assert.equal(await page.locator(".early").count(), 0);
      assert.deepEqual(await painted(page, "body > :not(.early)"), before);
    }
  }
});

/** How every shape of the posters is painted. */
const posterColours = (page) =>
  page.locator('[id^="poster-"] *').evaluateAll((all) =>
    all.map((one) => {
      const { fill, stroke, strokeWidth, fontSize } = getComputedStyle(one);
      return [one.closest("[id]").id, one.tagName, fill, stroke, strokeWidth, fontSize];
    }),
  );

scenario("Posters look the same before and after their games are fetched", async (visit) => {
  const page = await visit();
  const before = await posterColours(page);
  assert.ok(before.length > 60, `${before.length} shapes`);
  for (const game of DRAWN_GAMES) {
    await go(page, `#/rules/${game}`);
  }
  await go(page, "#/");
  assert.deepEqual(await posterColours(page), before);
});

scenario("Where friends can meet, the front page says so before the code is there, and nothing jumps when it comes", async (visit) => {
  const { page, release } = await slowVisit(visit, { url: online.url });
  await page.locator(".early .online:visible").first().waitFor();
  const before = await painted(page, ".early");
  release();
  await page.locator("body > main.front").waitFor();
  await page.locator('main.front a[href="#/new/on-board/online"]').waitFor();
  assert.deepEqual(await painted(page, "body > :not(.early)"), before);
});

scenario("What is pressed before the code is there is done afterwards", async (visit) => {
  // Whoever has never played is asked whether they want to be taught; this visitor was.
  const { page, release } = await slowVisit(visit, { preferences: { declined: ["on-board"] } });
  await page.locator('.early .poster[data-game="on-board"]:visible button').click();
  release();
  await lit(page).first().waitFor();
  assert.equal(await page.locator("main.table").getAttribute("data-game"), "on-board");
});

scenario("A link that is followed before the code is there leads to its page", async (visit) => {
  const { page, release } = await slowVisit(visit);
  await page.locator('.early .poster[data-game="on-board"]:visible a[href="#/rules/on-board"]').click();
  await page.locator(".early .poster").first().waitFor({ state: "hidden" });
  release();
  await page.locator("main.rules").waitFor();
});

scenario("The chosen language and colours are there from the first moment", async (visit) => {
  const { page } = await slowVisit(visit, { preferences: { lang: "uk", theme: "dark" } });
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await page.locator("html").getAttribute("lang"), "uk");
});

/** Leaves a table, which is kept or not, and comes back to it without the module, which is released later. */
async function comeBack(page, isKept = true) {
  const address = page.url();
  await page.goto("about:blank");
  // What the table left in the storage may take a moment until other pages see it.
  await page.goto(home());
  if (isKept) await until("the table is kept", () => page.evaluate(() => localStorage.getItem("seaboard:picture") !== null));
  await page.goto("about:blank");
  const release = await holdBack(page);
  await page.goto(address, { waitUntil: "commit" });
  return release;
}

/** Where the parts of a table are, and what those say that have no parts. */
const placed = (page, table) =>
  page.locator(`${table} :is(.prompt-line, .board, .board > *, [data-piece], [data-part], .side, .side > *)`).evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.localName, one.children.length === 0 ? one.textContent : "", ...[x, y, width, height].map(Math.round)].join(" ");
      }),
  );

for (const game of DRAWN_GAMES) {
  scenario(`A table of ${game} is painted as it was left before the code is there, and the app takes its place without a jump`, async (visit) => {
    for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
      const page = await visit({ viewport });
      await setUp(page, game, { starter: 0 });
      await playOn(page, { steps: 7 });
      await settled(page);
      const release = await comeBack(page);
      await page.locator(".early.picture .prompt-line").waitFor();
      await firstPaint(page);
      const before = await placed(page, ".early main.table");
      assert.ok(before.length > 10, `${before.length} parts were painted`);
      await shot(page, `early ${game} ${viewport.width}`);
      release();
      await page.locator("body > main.table [data-target]").first().waitFor();
      await page.locator(".early").first().waitFor({ state: "detached" });
      await page.locator("body > main.table .log li").first().waitFor({ state: "attached" });
      assert.deepEqual(await placed(page, "body > main.table"), before);
    }
  });
}

scenario("The code is not asked for before the table is painted as it was left", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { starter: 0 });
  await settled(page);
  const came = [];
  const atTable = (request) => request.frame().url().includes("#/table/");
  page.on("request", (request) => /app_bg-.*\.wasm$/.test(request.url()) && atTable(request) && came.push("module"));
  await page.route(/on-board-[^/]*\.css$/, async (route) => {
    if (atTable(route.request())) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      came.push("style");
    }
    await route.continue();
  });
  const release = await comeBack(page);
  await page.locator(".early.picture .prompt-line").waitFor();
  await until("the code is asked for", async () => came.includes("module"));
  assert.equal(came[0], "style", "the table is painted first");
  release();
  await page.locator("body > main.table [data-target]").first().waitFor();
});

scenario("Where two people share a screen, or in another language, no table is painted early", async (visit) => {
  const page = await visit();
  await setUp(page, "on-board", { seats: ["person", "person"] });
  await page.locator("main.table").waitFor();
  (await comeBack(page, false))();
  await page.locator("body > main.table").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("seaboard:picture")), null);
  const other = await visit();
  await setUp(other, "on-board", { starter: 0 });
  await settled(other);
  const address = other.url();
  await other.goto("about:blank");
  await other.goto(home());
  await other.locator("main.front").last().waitFor();
  await other.evaluate(() => localStorage.setItem("seaboard:preferences", JSON.stringify({ lang: "uk" })));
  const release = await holdBack(other);
  await other.goto("about:blank");
  await other.goto(address, { waitUntil: "commit" });
  await other.locator("html[lang=uk]").waitFor();
  await other.waitForLoadState("load");
  assert.equal(await other.locator(".early.picture").count(), 0);
  release();
  await lit(other).first().waitFor();
});
