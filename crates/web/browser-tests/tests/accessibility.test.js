// axe finds nothing on any screen, in either theme. The curtain is looked at where two people play (hot-seat.test.js).

import assert from "node:assert/strict";
import { join } from "node:path";
import { axe } from "../support/look.js";
import { GOLDEN } from "../support/places.js";
import { DRAWN_GAMES, GAMES, scenario } from "../support/scenario.js";
import { button, ending, go, openDeal, openMenu, playOn, settled, setUp } from "../support/table.js";

scenario("axe finds nothing on the front page, the list of games, the about page and the page of troubles", async (visit) => {
  const flaws = [];
  const page = await visit();
  flaws.push(...(await axe(page, "front")));
  await go(page, "#/games");
  for (const name of ["first-ship-solo", "pirates-shared"]) {
    await page.locator("main.games input[type=file]").setInputFiles(join(GOLDEN, `${name}.seaboard`));
    await ending(page).waitFor();
    await go(page, "#/games");
  }
  await page.locator(".cards .card").nth(1).waitFor();
  flaws.push(...(await axe(page, "games")));
  await go(page, "#/about");
  await page.locator("main.about").waitFor();
  flaws.push(...(await axe(page, "about")));
  await page.evaluate(() => localStorage.setItem("seaboard:game:broken", "junk"));
  await go(page, "#/table/broken");
  await page.locator("main.trouble").waitFor();
  flaws.push(...(await axe(page, "trouble")));
  assert.deepEqual(flaws, []);
});

for (const game of DRAWN_GAMES) {
  scenario(`axe finds nothing on the set-up, the rules, the table and the score sheet of ${game}`, async (visit) => {
    const flaws = [];
    const page = await visit();
    await go(page, `#/new/${game}`);
    await openDeal(page);
    flaws.push(...(await axe(page, `${game} set-up`)));
    await go(page, `#/rules/${game}/7`);
    await page.locator(".rule.asked").waitFor();
    flaws.push(...(await axe(page, `${game} rules`)));
    await setUp(page, game);
    await playOn(page, { steps: 25 });
    await settled(page);
    flaws.push(...(await axe(page, `${game} table`)));
    await page.locator(".hint-button").click();
    await button(page, "web-hint-more").click();
    await button(page, "web-hint-more").click();
    await openMenu(page);
    flaws.push(...(await axe(page, `${game} table with hint and menu`)));
    await page.locator(".menu-button").click();
    await page.getByRole("slider").fill("2");
    flaws.push(...(await axe(page, `${game} looking back`)));
    await page.keyboard.press("Escape");
    await openMenu(page);
    await button(page, "web-resign").click();
    await button(page, "web-resign-sure").click();
    await ending(page).waitFor();
    flaws.push(...(await axe(page, `${game} end`)));
    assert.deepEqual(flaws, []);
  });
}

scenario("axe finds nothing on a phone", async (visit) => {
  const flaws = [];
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  flaws.push(...(await axe(page, "phone front")));
  for (const game of GAMES) {
    await setUp(page, game);
    await playOn(page, { press: "tap", steps: 12 });
    await settled(page);
    flaws.push(...(await axe(page, `phone ${game}`)));
  }
  assert.deepEqual(flaws, []);
});
