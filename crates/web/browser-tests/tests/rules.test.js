// The rules page: contents, search, examples, parts with their values, and the way back to the game.

import assert from "node:assert/strict";
import { axe, checkWidth } from "../support/look.js";
import { DRAWN_GAMES, scenario, until } from "../support/scenario.js";
import { button, go, setUp } from "../support/table.js";
import { say } from "../support/words.js";

const inView = (locator) =>
  locator.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });

/** What is drawn there. Comments are marks of whoever draws, and nobody sees them. */
const drawn = (board) => board.evaluate((element) => element.innerHTML.replaceAll("<!---->", ""));

for (const game of DRAWN_GAMES) {
  scenario(`${game}: the rules have contents that lead there, examples to step through and parts with their values`, async (visit) => {
    const page = await visit({ at: `#/rules/${game}` });
    const links = page.locator(".contents a");
    await links.first().waitFor();
    const last = links.last();
    const heading = page.getByRole("heading", { level: 2, name: await last.innerText(), exact: true });
    await last.click();
    await until("the section is in view", () => heading.isVisible());
    assert.equal(await heading.evaluate((element) => element === document.activeElement), true);

    const example = page.locator(".example").first();
    const [said, board] = [example.locator(".example-said"), example.locator(".still")];
    const forth = example.locator(".step-forth");
    const before = [await said.innerText(), await drawn(board)];
    await forth.click();
    assert.notDeepEqual([await said.innerText(), await drawn(board)], before);
    while (await forth.isEnabled()) await forth.click();
    assert.equal(await example.locator("[data-target]").count(), 0, "nothing is to be pressed there");
    while (await example.locator(".step-back").isEnabled()) await example.locator(".step-back").click();
    assert.deepEqual([await said.innerText(), await drawn(board)], before, "back at the first step");

    assert.ok((await page.locator(".gallery").count()) >= 2);
    assert.ok((await page.locator(".gallery li li").count()) > 10, "values in use");
  });
}

scenario("Search finds a rule by its words and leads there", async (visit) => {
  const page = await visit({ at: "#/rules/come-sail-away" });
  await page.getByRole("searchbox").fill("salon four");
  const found = page.locator(".rules-found .rule");
  await found.first().waitFor();
  assert.equal(await found.count(), 1);
  await page.getByRole("searchbox").fill("zeppelin");
  await page.getByText(say("rules-none-found")).waitFor();
  await page.getByRole("searchbox").fill("CSA-23");
  await found.getByRole("link").click();
  await until("the rule is in view", () => inView(page.locator("#CSA-23")));
  assert.equal(await page.getByRole("searchbox").inputValue(), "");
});

for (const game of DRAWN_GAMES) {
  for (const locale of ["en", "fr", "uk"]) {
    scenario(`${game}: search finds parts by their names and values, without accents too, and leads there, in ${locale}`, async (visit) => {
      const page = await visit({ locale, at: `#/rules/${game}` });
      await page.locator(".gallery .part-name").first().waitFor();
      const parts = await page.locator(".gallery > ul > li").evaluateAll((all) =>
        all.map((part) => ({ name: part.querySelector(".part-name").textContent, values: part.querySelector(".part-values").textContent })),
      );
      const found = page.locator(".rules-found .found-part");
      const search = page.getByRole("searchbox");
      const bare = (text) => (locale === "fr" ? text.normalize("NFD").replace(/\p{Mn}/gu, "") : text);
      for (const { name, values } of [parts[0], parts.at(-1)]) {
        await search.fill(bare(`${name} ${values}`));
        const link = found.getByRole("link", { name, exact: true });
        await link.first().waitFor();
        await link.first().click();
        await until("the part is in view", () => inView(page.locator(".gallery li:focus")));
        assert.equal(await page.locator(".gallery li:focus .part-name").textContent(), name);
        assert.equal(await search.inputValue(), "");
      }
    });
  }
}

scenario("From a game to its rules and back", async (visit) => {
  const page = await visit({ at: "#/rules/on-board" });
  await page.locator(".rule").first().waitFor();
  assert.equal(await page.locator(".way-back").count(), 0, "there is no game to go back to");
  await setUp(page, "on-board");
  const table = await page.evaluate(() => location.hash);
  await page.getByRole("link", { name: say("web-rules"), exact: true }).click();
  await page.locator(".way-back").click();
  await page.locator("main.table").waitFor();
  assert.equal(await page.evaluate(() => location.hash), table);
});

scenario("On a phone the contents are a menu, and nothing is wider than the screen", async (visit) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, at: "#/rules/come-sail-away" });
  for (const game of DRAWN_GAMES) {
    await go(page, `#/rules/${game}`);
    await page.locator(`.example[data-game="${game}"]`).first().waitFor();
    await checkWidth(page, `the rules of ${game}`);
  }
  const link = page.locator(".contents a").nth(3);
  assert.equal(await link.isVisible(), false);
  await page.locator(".contents summary").tap();
  const name = await link.innerText();
  await link.tap();
  await until("the section is in view", () => inView(page.getByRole("heading", { level: 2, name, exact: true })));
  assert.equal(await link.isVisible(), false, "the menu has made room");
  assert.deepEqual(await axe(page, "phone rules"), []);
});

scenario("A hint marks where to look, among what can be pressed, and does not look like a warning", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { seats: ["person"] });
  for (let step = 0; step < 3; step += 1) {
    await page.locator(".hint-button").click();
    const marked = page.locator(".looked-at");
    await marked.first().waitFor();
    for (const place of await marked.all()) assert.equal(await place.getAttribute("data-target"), "", "it can be pressed");
    const outline = await marked.first().evaluate((element) => getComputedStyle(element).outlineStyle);
    assert.equal(outline, "solid");
    await button(page, "web-hint-more").click();
    await button(page, "web-hint-more").click();
    await page.locator(".hinted").first().click();
    await page.locator(".hinted").first().waitFor({ state: "detached" });
  }
});
