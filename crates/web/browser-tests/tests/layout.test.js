// On every screen the board and what can be chosen are there together, no word is cut off, a finger hits what it presses, nothing moves
// between two presses but pieces.

import assert from "node:assert/strict";
import { join } from "node:path";
import { cutOff, misplaced, shift, tooSmall, tooWide, watchShift } from "../support/layout.js";
import { checkWords } from "../support/look.js";
import { learn } from "../support/learning.js";
import { GOLDEN } from "../support/places.js";
import { DRAWN_GAMES, GAMES, scenario } from "../support/scenario.js";
import { say } from "../support/words.js";
import { ending, go, lit, lookBack, openFinished, playOn, settled, setUp } from "../support/table.js";

const FINGER = { hasTouch: true, isMobile: true };
const PHONE = { ...FINGER, viewport: { width: 360, height: 740 } };
const LAPTOP = { viewport: { width: 1366, height: 768 } };
/** A phone upright and sideways, a larger one, a tablet; then a laptop and a desktop. The first of each is where words are looked at. */
const SMALL = [[360, 740], [390, 844], [844, 390], [820, 1180]];
const LARGE = [[1366, 768], [1920, 1080]];
const LANGS = ["en", "fr", "uk"];
/** Decisions that are looked at, and every how many of them in all languages. */
const DECISIONS = 12;
const LANGS_EVERY = 5;
/** Presses with text twice as large, some turns of each game; every how many of them words are looked at. */
const LARGE_TEXT_STEPS = 25;
const LARGE_TEXT_EVERY = 3;
/**
 * Games that have, all together, every facility of Come Sail Away!, captains, luggage and special passengers in both editions of On Board,
 * and the mercenaries.
 */
const WHOLE_BOXES = [
  "all-advanced-three-players", "first-ship-two-players", "on-board-everything", "on-board-everything-again", "on-board-captains-stars-and-change",
  "bienvenue-a-bord", "pirates-crush-and-four-of-a-kind", "pirates-reserve-and-minelayer", "pirates-won-by-gold",
];
/** When they are looked at, as shares of the game: its end is the score sheet. */
const MOMENTS = [1, 0.02, 0.35, 0.7, 0.98];

/** Another language, chosen in the menu or at the foot of the page. */
async function speak(page, lang) {
  const isShut = await page.evaluate(() => {
    const menu = document.querySelector(".menu-button");
    const isShut = menu !== null && document.querySelector(".menu") === null;
    if (isShut) menu.click();
    return isShut;
  });
  // What is in it is fetched when it is opened first.
  if (isShut) await page.locator(".menu").waitFor();
  await page.evaluate(([lang, isShut]) => {
    document.querySelector(`:is(.menu, .foot) button[lang=${lang}]`).click();
    if (isShut) document.querySelector(".menu-button").click();
  }, [lang, isShut]);
  await page.locator(`html[lang=${lang}]`).waitFor();
}

async function look(page, lang, where, ways) {
  const flaws = [];
  for (const way of ways) flaws.push(...(await way(page)).map((flaw) => `${lang}, ${where}: ${flaw}`));
  return flaws;
}

async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  return `${width} by ${height}`;
}

/** Plays, and looks at every decision on all these screens, at some in all languages. */
async function lookAtDecisions(page, screens, decisions = DECISIONS) {
  const flaws = new Set();
  await playOn(page, {
    seed: 5,
    steps: decisions,
    each: async (step) => {
      await settled(page);
      for (const screen of screens) {
        const where = `${await resize(page, screen)}, step ${step}`;
        for (const flaw of await look(page, "en", where, [misplaced])) flaws.add(flaw);
      }
      const where = `${await resize(page, screens[0])}, step ${step}`;
      for (const lang of step % LANGS_EVERY === 0 ? LANGS.toReversed() : []) {
        await speak(page, lang);
        await checkWords(page, `${where} in ${lang}`);
        for (const flaw of await look(page, lang, where, [misplaced, cutOff])) flaws.add(flaw);
      }
    },
  });
  return [...flaws];
}

for (const game of DRAWN_GAMES) {
  for (const [kind, screens, options] of [["small", SMALL, PHONE], ["large", LARGE, LAPTOP]]) {
    scenario(`${game}: the board and what can be chosen are on ${kind} screens together, and no word is cut off`, async (visit) => {
      const page = await visit(options);
      await setUp(page, game, { starter: 0 });
      assert.deepEqual(await lookAtDecisions(page, screens), []);
    });
  }

  for (const [kind, options] of [["phone", PHONE], ["laptop", LAPTOP]]) {
    scenario(`${game}: on a ${kind} nothing moves between fifty presses but pieces`, async (visit) => {
      const page = await visit(options);
      await setUp(page, game, { starter: 0 });
      await settled(page);
      // The points are drawn a moment after the board.
      await page.locator(".side .sheet").waitFor({ state: "attached" });
      await watchShift(page);
      await playOn(page, { seed: 3, steps: 50, each: () => settled(page) });
      const { shift: sum, shifted } = await shift(page);
      console.log(`${game}: layout shift over 50 presses on a ${kind} ${sum.toFixed(4)}`);
      assert.ok(sum < 0.02, `${sum}: ${shifted}`);
    });
  }

  scenario(`${game}: on a phone whose browser takes much of the screen, everything is large enough and can be tapped`, async (visit) => {
    const page = await visit({ ...FINGER, viewport: { width: 360, height: 620 } });
    await setUp(page, game, { starter: 0 });
    const flaws = new Set();
    const each = async (step) => {
      await settled(page);
      for (const flaw of await look(page, "en", `step ${step}`, [tooSmall, tooWide, cardsBeyond])) flaws.add(flaw);
    };
    await playOn(page, { seed: 5, press: "tap", steps: 25, each });
    assert.deepEqual([...flaws], []);
  });

  for (const [kind, options] of [["phone", PHONE], ["laptop", LAPTOP]]) {
    scenario(`${game}: with text twice as large everything can be read, reached and pressed on a ${kind}`, async (visit) => {
      const page = await visit({ ...options, largeText: true });
      await setUp(page, game, { starter: 0 });
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      const flaws = new Set();
      const each = async (step) => {
        await settled(page);
        if (step % LARGE_TEXT_EVERY > 0) return;
        for (const flaw of await look(page, "en", `step ${step}`, [cutOff])) flaws.add(flaw);
      };
      // Whatever lies below something else, or outside of all that scrolls, cannot be pressed.
      const played = await playOn(page, { seed: 5, steps: LARGE_TEXT_STEPS, each });
      assert.equal(played, LARGE_TEXT_STEPS);
      assert.deepEqual([...flaws], []);
    });
  }
}

scenario("On Board with all its extensions on a phone sideways: what does not fit is scrolled to, and no card lies over something else", async (visit) => {
  const page = await visit({ ...FINGER, viewport: { width: 844, height: 390 } });
  await setUp(page, "on-board", { extensions: true });
  const flaws = new Set();
  const each = async (step) => {
    await settled(page);
    for (const flaw of await cardsBeyond(page)) flaws.add(`step ${step}: ${flaw}`);
  };
  await playOn(page, { seed: 5, press: "tap", steps: 40, each });
  assert.deepEqual([...flaws], []);
});

/** Cards that reach beyond the table that they lie on. */
const cardsBeyond = (page) =>
  page.evaluate(() => {
    const table = document.querySelector(".ob-middle");
    if (!table) return [];
    const edge = table.getBoundingClientRect();
    // A card that is chosen is lifted a little.
    const beyond = ({ top, bottom, left, right }) => top < edge.top - 6 || bottom > edge.bottom + 6 || left < edge.left - 2 || right > edge.right + 2;
    const cards = [...table.querySelectorAll(".ob-card, .ob-pile")].filter((card) => card.checkVisibility() && beyond(card.getBoundingClientRect()));
    return cards.map((card) => `${card.className} on ${table.className}`);
  });

for (const [kind, options] of [["a phone", PHONE], ["a laptop", LAPTOP]]) {
  scenario(`Nothing in the boxes of the games is cut off on ${kind}, in any language, at any time of the game`, async (visit) => {
    const page = await visit(options);
    const flaws = new Set();
    const note = async (lang, where) => {
      for (const flaw of await look(page, lang, where, [tooWide, cutOff])) flaws.add(flaw);
    };
    for (const name of WHOLE_BOXES) {
      const last = await openFinished(page, name);
      for (const lang of LANGS) {
        await speak(page, lang);
        for (const share of MOMENTS) {
          await lookBack(page, Math.floor(last * share));
          await note(lang, `${name}, at ${share}`);
        }
        for (const opener of await page.locator(".opener:visible:enabled").all()) {
          await opener.tap();
          await note(lang, `${name}, ${await opener.getAttribute("class")}`);
          await opener.tap();
        }
      }
    }
    assert.deepEqual([...flaws], []);
  });
}

for (const [kind, options, ways] of [
  ["a phone", PHONE, [tooWide, cutOff, tooSmall]],
  ["a laptop", LAPTOP, [tooWide, cutOff]],
  ["a laptop with text twice as large", { ...LAPTOP, largeText: true }, [tooWide, cutOff]],
]) {
  scenario(`Every page fits ${kind} in every language`, async (visit) => {
    const page = await visit(options);
    const pages = ["#/", "#/games", "#/statistics", "#/about", "#/nowhere", ...GAMES.flatMap((game) => [`#/new/${game}`, `#/rules/${game}`])];
    const flaws = [];
    for (const hash of pages) {
      await go(page, hash);
      await page.locator(hash === "#/" ? ".poster" : "main.paper h1").first().waitFor();
      // What is shown in pictures is not to be pressed.
      for (const more of await page.locator("summary:visible:not([inert] *)").all()) await more.click();
      for (const lang of LANGS) {
        await speak(page, lang);
        flaws.push(...(await look(page, lang, hash, ways)));
      }
    }
    assert.deepEqual(flaws, []);
  });
}

scenario("Beside the analysis of a game, no word of its board is cut off or lies over another, in any language", async (visit) => {
  const page = await visit(LAPTOP);
  const flaws = [];
  for (const name of ["first-ship-two-players", "on-board-everything", "pirates-won-by-gold"]) {
    await go(page, "#/games");
    await page.locator("main.games input[type=file]").setInputFiles(join(GOLDEN, `${name}.seaboard`));
    await ending(page).locator(".analyse").click();
    await page.locator(".analysis").waitFor();
    for (const lang of LANGS) {
      await speak(page, lang);
      flaws.push(...(await look(page, lang, name, [tooWide, cutOff, headingsBelow])));
    }
  }
  assert.deepEqual(flaws, []);
});

/** What stands beside a heading lies over its words. */
const headingsBelow = (page) =>
  page.evaluate(() => {
    const supply = document.querySelector(".puf-supply")?.getBoundingClientRect();
    const heading = document.querySelector(".puf-legend > summary");
    if (!supply || !heading) return [];
    const words = document.createRange();
    words.selectNodeContents(heading);
    const over = [...words.getClientRects()].some(({ right, bottom }) => right > supply.left && bottom > supply.top + 2);
    return over ? [`the supply lies over “${heading.textContent}”`] : [];
  });

scenario("Lessons fit a phone in every language", async (visit) => {
  const page = await visit(PHONE);
  const flaws = [];
  for (const game of DRAWN_GAMES) {
    await learn(page, game);
    for (const lang of LANGS) {
      await speak(page, lang);
      flaws.push(...(await look(page, lang, game, [cutOff, tooSmall])));
    }
  }
  assert.deepEqual(flaws, []);
});

scenario("A finger finds everything on the table large enough", async (visit) => {
  const page = await visit(PHONE);
  const flaws = [];
  for (const game of DRAWN_GAMES) {
    await setUp(page, game, { starter: 0 });
    await settled(page);
    flaws.push(...(await look(page, "en", game, [tooSmall])));
    for (const opener of await page.locator(".opener:visible:enabled, .menu-button").all()) {
      await opener.tap();
      flaws.push(...(await look(page, "en", game, [tooSmall, cutOff])));
      await opener.tap();
    }
  }
  assert.deepEqual(flaws, []);
});

scenario("Two fingers make the table larger, and one still presses", async (visit) => {
  const page = await visit(PHONE);
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await settled(page);
  assert.doesNotMatch(await page.locator("meta[name=viewport]").getAttribute("content"), /user-scalable|maximum-scale/);
  const devtools = await page.context().newCDPSession(page);
  const box = await lit(page).first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await devtools.send("Input.synthesizePinchGesture", { x, y, scaleFactor: 2 });
  const seen = await page.evaluate(() => ({ scale: visualViewport.scale, left: visualViewport.offsetLeft, top: visualViewport.offsetTop }));
  assert.ok(seen.scale > 1.5, `${seen.scale}`);
  const asked = await page.locator(".prompt-line").innerText();
  // The browser counts the finger from the corner of what is seen, in lengths of the page.
  await page.touchscreen.tap(x - seen.left, y - seen.top);
  await page.waitForFunction((asked) => document.querySelector(".prompt-line").innerText !== asked, asked);
});

/** Which of these lie over which of those, or beyond the screen. */
const overlaps = (page, these, those) =>
  page.evaluate(([these, those]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => [one.className, one.getBoundingClientRect()]);
    const flaws = boxes(these).flatMap(([name, one]) => (one.left < 0 || one.right > innerWidth + 0.5 ? [`${name} lies beyond the screen`] : []));
    for (const [name, one] of boxes(these))
      for (const [other, two] of boxes(those)) {
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 1 && down > 1) flaws.push(`${name} lies over ${other}`);
      }
    return flaws;
  }, [these, those]);

scenario("Pirates Under Fire to its end on a phone: what a player has never lies over the piles, whatever is known of them", async (visit) => {
  const page = await visit(PHONE);
  for (const game of ["pirates-reserve-and-minelayer", "pirates-run-of-seven"]) {
    const last = await openFinished(page, game);
    const flaws = new Set();
    for (let moment = last; moment > last / 2; moment -= Math.ceil(last / 16)) {
      await lookBack(page, moment);
      for (const [width, height] of SMALL.filter(([width]) => width < 400)) {
        await page.setViewportSize({ width, height });
        for (const flaw of [
          ...(await overlaps(page, ".puf-chip, .puf-hidden-hand, .puf-hand > li", ".puf-pile, .puf-turns")),
          ...(await overlaps(page, ".puf-pile", ".puf-hand > li, .puf-chart")),
        ]) flaws.add(`${game}, ${width}, step ${moment}: ${flaw}`);
      }
    }
    assert.deepEqual([...flaws], []);
  }
});

scenario("Come Sail Away! on a phone: everybody's points are there with their names, one's own too", async (visit) => {
  for (const seats of [["person", "deckhand"], ["person", "deckhand", "helmsman", "deckhand"]]) {
    const page = await visit(PHONE);
    await setUp(page, "come-sail-away", { seats });
    await playOn(page, { steps: 12 });
    await settled(page);
    const points = (await page.locator(".side .sheet tfoot td").allTextContents()).map((cell) => cell.trim());
    const told = await page.locator(".own-points, .far-ship").allInnerTexts();
    const names = (await page.locator(".side .sheet thead th").allTextContents()).map((name) => name.trim());
    assert.equal(told.length, seats.length);
    for (const [place, words] of told.entries()) {
      assert.ok(words.includes(names[place]), `${words} is ${names[place]}`);
      assert.ok(words.split(/\s+/).includes(points[place]), `${words} has ${points[place]}`);
    }
    assert.equal(names[0], say("you"));
    assert.deepEqual(await overlaps(page, ".own-points, .far-ship", ".number-tokens, .round, .rack"), []);
  }
});
