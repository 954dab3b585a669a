// Languages, rules, and no name of a sentence where a sentence should be.

import assert from "node:assert/strict";
import { checkWords } from "../support/look.js";
import { GAMES, scenario, until } from "../support/scenario.js";
import { go, playOn, settled, setUp } from "../support/table.js";
import { ruleNumbers, say } from "../support/words.js";

const LANGUAGES = { en: "English", fr: "Français", uk: "Українська" };

const lang = (page) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language; its words are fetched then. */
async function choose(page, code) {
  await page.getByRole("button", { name: LANGUAGES[code] }).click();
  await until(`the page speaks ${code}`, async () => (await lang(page)) === code);
}

scenario("The page changes its language when asked, and remembers it", async (visit) => {
  const page = await visit();
  assert.equal(await lang(page), "en");
  for (const code of ["fr", "uk", "en"]) {
    await page.getByRole("button", { name: LANGUAGES[code] }).click();
    await page.getByText(say("web-tagline", {}, code)).waitFor();
    assert.equal(await lang(page), code);
    await page.reload();
    await page.getByText(say("web-tagline", {}, code)).waitFor();
    assert.equal(await lang(page), code);
  }
});

for (const code of ["fr", "uk"]) {
  scenario(`A browser that asks for ${code} gets ${code}, at the table too`, async (visit) => {
    const page = await visit({ locale: code });
    assert.equal(await lang(page), code);
    await page.locator(".poster button").first().click();
    await page.locator("main.table").waitFor();
    assert.equal(await page.locator(".undo").innerText(), say("web-undo", {}, code));
  });
}

for (const code of Object.keys(LANGUAGES)) {
  scenario(`No page shows the name of a sentence in ${code}`, async (visit) => {
    const page = await visit({ preferences: { lang: code } });
    const main = page.locator("main");
    const pages = ["#/", "#/games", "#/about", "#/nowhere", "#/table/gone", "#/shared/x"];
    for (const hash of [...pages, ...GAMES.flatMap((game) => [`#/new/${game}`, `#/rules/${game}`])]) {
      await go(page, hash);
      await page.locator("h1").first().waitFor();
      assert.notEqual((await main.innerText()).trim(), "");
      await checkWords(page, `${hash} in ${code}`);
    }
  });

  scenario(`No table shows the name of a sentence in ${code}`, async (visit) => {
    const page = await visit();
    for (const game of GAMES) {
      await setUp(page, game);
      const { hash } = new URL(page.url());
      await go(page, "#/");
      await choose(page, code);
      await go(page, hash);
      await settled(page);
      await playOn(page, { steps: 8, each: () => checkWords(page, `${game} in ${code}`) });
      await page.locator(".menu-button").click();
      await page.locator(".menu").waitFor();
      await checkWords(page, `the menu of ${game} in ${code}`);
      await go(page, "#/");
      await choose(page, "en");
    }
  });
}

for (const game of GAMES) {
  scenario(`The rules page of ${game} shows all its numbers, with a sentence each`, async (visit) => {
    const page = await visit({ at: `#/rules/${game}` });
    const rules = page.locator(".rule");
    await rules.first().waitFor();
    const numbers = await page.locator(".rule-number").allInnerTexts();
    assert.deepEqual(numbers, ruleNumbers(game));
    for (const text of await rules.allInnerTexts()) assert.ok(text.length > 20, text);
    const last = numbers.at(-1);
    await go(page, `#/rules/${game}/${last.split("-")[1]}`);
    await page.locator(".rule.asked").waitFor();
    assert.match(await page.locator(".rule.asked").innerText(), new RegExp(`^${last}\\b`));
  });
}

scenario("The theme is chosen and remembered", async (visit) => {
  const page = await visit({ colorScheme: "light" });
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colour();
  await page.getByRole("button", { name: say("web-theme-dark") }).click();
  const dark = await colour();
  assert.notEqual(dark, light);
  await page.reload();
  // What is painted before the app is there goes when it comes.
  await page.locator(".early").first().waitFor({ state: "detached" });
  await page.locator("main").waitFor();
  assert.equal(await colour(), dark);
  await page.getByRole("button", { name: say("web-theme-light") }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await colour(), light);
});
