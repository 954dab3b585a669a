// The set-up forms: every option, deals by number, one's own printed values.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkWords } from "../support/look.js";
import { COMPONENTS } from "../support/places.js";
import { DRAWN_GAMES, GAMES, scenario } from "../support/scenario.js";
import { begin, button, chooseSeats, file, go, kept, openDeal, openForm, playOn, settled, setUp } from "../support/table.js";
import { say } from "../support/words.js";

/** In each component file a value that cannot be, with the field that is at fault, and one that can. */
const VALUES = {
  "come-sail-away": {
    wrong: ["points = { value = 3,", 'points = { value = "three",'],
    field: "bonus-score-token.points",
    right: ["points = { value = 4, source = \"reconstructed\"", "points = { value = 5, source = \"reconstructed\""],
  },
  "on-board": {
    wrong: ["satisfied = { value = 1,", 'satisfied = { value = "one",'],
    field: "points.satisfied",
    right: ["satisfied = { value = 1,", "satisfied = { value = 2,"],
  },
  "pirates-under-fire": {
    wrong: ["run-5 = { value = 6,", 'run-5 = { value = "six",'],
    field: "points.run-5",
    right: ["run-5 = { value = 6,", "run-5 = { value = 7,"],
  },
};

/** The controls of the game's own options. */
const options = (page) => page.locator("form > fieldset").nth(1).locator(":is(select, input):not(.practice *)");

/** Sets a control to something else than it is; whether it could be. */
async function change(control) {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
  const kind = await control.evaluate((element) => (element.tagName === "INPUT" ? element.type : element.tagName.toLowerCase()));
  if (kind === "select") {
    const other = await control.evaluate((select) => [...select.options].filter((option) => ![select.value, "own"].includes(option.value)).pop()?.value);
    if (other === undefined) return false;
    await control.selectOption(other);
  } else if (kind === "radio" && (await control.isChecked())) {
    return false;
  } else {
    await control.click();
  }
  return true;
}

/** What was agreed on, in the table's file. */
const agreed = (head) => head.slice(head.indexOf("[options]"), head.indexOf("[deal]"));

/** Whether a game can be played in different ways, by what was agreed on. */
const hasOptions = (agreed) => agreed.includes("=");

/** A person and a bot of each level, as many as can play: the form is open. */
async function fullTable(page) {
  const counts = page.getByRole("group", { name: say("web-how-many") }).getByRole("button");
  const most = (await counts.count()) ? Number(await counts.last().innerText()) : await page.locator(".seats > li").count();
  return ["person", "admiral", "deckhand", "navigator"].slice(0, most);
}

for (const game of GAMES) {
  scenario(`${game}: a game starts with every option changed`, async (visit) => {
    const page = await visit();
    await setUp(page, game);
    const usual = agreed((await file(page)).head);
    await openForm(page, game);
    await chooseSeats(page, await fullTable(page), ["Zoé", "Оля"]);
    await page.getByLabel(say("web-practice-long")).check();
    let changed = 0;
    for (let place = 0; place < (await options(page).count()); place += 1) {
      const control = options(page).nth(place);
      // One edition or another: that is for the next test, since extensions belong to one of them.
      if ((await control.getAttribute("type")) !== "radio") changed += await change(control);
    }
    assert.ok(changed > 1 || !hasOptions(usual), `${game} has options`);
    await checkWords(page, `the set-up of ${game}`);
    await begin(page);
    await settled(page);
    const { head } = await file(page);
    if (hasOptions(usual)) assert.notEqual(agreed(head), usual);
    assert.deepEqual((await kept(page)).summary.players.slice(0, 2).map(({ name }) => name), ["Zoé", "Оля"]);
    await page.getByText(say("web-practice"), { exact: true }).waitFor();
    await checkWords(page, `${game} with every option`);
    const steps = DRAWN_GAMES.includes(game) ? 5 : 1;
    assert.equal(await playOn(page, { steps }), steps);
  });

  scenario(`${game}: the same number gives the same deal, another one another`, async (visit) => {
    const page = await visit();
    const deal = async (seed) => {
      await setUp(page, game, { seed });
      const { head } = await file(page);
      return head.slice(head.indexOf("[deal]"));
    };
    const first = await deal("41");
    assert.notEqual(first, "");
    assert.equal(await deal("41"), first);
    assert.notEqual(await deal("42"), first);
  });
}

for (const [game, { wrong, field, right }] of Object.entries(VALUES)) {
  scenario(`${game}: a component file of one's own is played with, and one with a flaw is refused by the name of its field`, async (visit) => {
    const page = await visit();
    const text = readFileSync(join(COMPONENTS, `${game}.toml`), "utf8");
    assert.ok(text.includes(wrong[0]) && text.includes(right[0]), "the file has the values to be changed");
    await openForm(page, game);
    await openDeal(page);
    const choose = (text) =>
      page.locator("form > details input[type=file]").setInputFiles({ name: "mine.toml", mimeType: "application/toml", buffer: Buffer.from(text) });
    await choose(text.replace(...wrong));
    const flaw = page.locator("form .notice.trouble");
    await flaw.waitFor();
    assert.ok((await flaw.innerText()).includes(field), await flaw.innerText());
    await choose(text.replace(...right));
    await page.getByText(say("web-own-file", { name: "mine.toml" })).waitFor();
    await flaw.waitFor({ state: "detached" });
    await begin(page);
    await settled(page);
    const { head } = await file(page);
    const print = (head) => /fingerprint = "(\w+)"/.exec(head)[1];
    await setUp(page, game);
    assert.notEqual(print(head), print((await file(page)).head));
  });
}

for (const game of GAMES) {
  scenario(`${game}: a game starts with each option changed alone`, async (visit) => {
    const page = await visit();
    await setUp(page, game);
    // Some games are played in one way only.
    if (!hasOptions(agreed((await file(page)).head))) return;
    await openForm(page, game);
    const count = await options(page).count();
    const seen = [];
    for (let place = 0; place < count; place += 1) {
      await openForm(page, game);
      if (!(await change(options(page).nth(place)))) continue;
      await begin(page);
      seen.push(agreed((await file(page)).head));
      await go(page, "#/");
      await page.locator("main.front").waitFor();
    }
    assert.ok(seen.length > 2, `${game} has ${seen.length} options`);
    assert.equal(new Set(seen).size, seen.length, "each makes a game of its own");
  });
}

scenario("Facilities of Come Sail Away! are chosen one by one, and there must be five", async (visit) => {
  const page = await visit();
  await openForm(page, "come-sail-away");
  await page.locator(".facility-list > summary").click();
  const boxes = page.locator(".facility input");
  await boxes.nth(0).uncheck();
  await button(page, "web-begin").click();
  await page.locator("form > .notice.trouble").waitFor();
  assert.equal(await page.locator("main.table").count(), 0);
  await boxes.nth(8).check();
  await begin(page);
  await settled(page);
  assert.match((await file(page)).head, /facilities = \[2, 3, 4, 5, 9\]/);
});

scenario("A number of a deal that is none is refused", async (visit) => {
  const page = await visit();
  await openForm(page, "on-board");
  await openDeal(page);
  await page.getByLabel(say("web-seed")).fill("seven");
  await button(page, "web-begin").click();
  const flaw = page.locator("form .notice.trouble");
  await flaw.waitFor();
  assert.equal(await flaw.innerText(), say("web-bad-seed"));
});

scenario("One's own name is remembered, and whoever is to begin begins", async (visit) => {
  const page = await visit();
  for (const [starter, first] of [[0, true], [1, false]]) {
    await setUp(page, "pirates-under-fire", { seats: ["person", "person"], names: ["Ada", "Grace"], starter });
    await page.locator(".curtain").waitFor();
    const said = say("web-curtain", { player: first ? "Ada" : "Grace" });
    assert.equal(await page.locator(".curtain-words").innerText(), said);
  }
  await openForm(page, "on-board");
  assert.equal(await page.locator(".seats input").first().getAttribute("placeholder"), "Ada");
});
