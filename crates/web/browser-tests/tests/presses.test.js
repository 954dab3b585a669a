// Every press acts: with a real mouse (it comes, hovers, goes down and up) and with a real finger, in the middle and at any point of a
// lit place; and what was pressed is what is played. `click()` of a test presses again where something is in the way; people do not.

import assert from "node:assert/strict";
import { INSIDE, answer, isStill, places, playedSoFar } from "../support/pressing.js";
import { DRAWN_GAMES, scenario } from "../support/scenario.js";
import { chance, ending, settled, setUp } from "../support/table.js";
import { say } from "../support/words.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** No game needs more presses than this. */
const MOST_PRESSES = 1000;
/** With movement and pauses each turn of the others takes seconds: so many presses are some turns of one's own and of theirs. */
const MOVING = { "come-sail-away": 10, "on-board": 3, "pirates-under-fire": 10 };
/** So many of the points inside a place meet it at least, whatever lies beside it. */
const LEAST_MET = 5;

/** The lit places; nothing lies over any of them. */
async function freePlaces(page, when) {
  const all = await page.evaluate(places, INSIDE);
  const covered = all.filter(({ over, met }) => over !== null || met.length < LEAST_MET);
  assert.deepEqual(covered.map(({ action, over, met }) => `${action}: ${over}, ${met.length} points`), [], `what lies under something, ${when}`);
  return all;
}

/** A mouse comes from another place and rests until what the action would do is shown. */
async function hover(page, from, point, action) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.move(point.x, point.y, { steps: 2 });
  if (action === "end") return;
  await page.waitForFunction(() => document.querySelector(".preview > span").textContent !== "");
}

const byMouse = {
  hover,
  press: async ({ mouse }) => {
    await mouse.down();
    await mouse.up();
  },
};

const byFinger = { press: ({ touchscreen }, { x, y }) => touchscreen.tap(x, y) };

/** Presses chosen places until the game is over, or so many times; how often. */
async function pressThrough(page, { seed, steps = MOST_PRESSES, hover = null, press }) {
  const choose = chance(seed);
  let before = await page.evaluate(playedSoFar);
  for (let step = 0; step < steps; step += 1, before += 1) {
    await settled(page);
    await page.waitForFunction(isStill);
    if ((await ending(page).count()) > 0) return step;
    const all = await freePlaces(page, `step ${step}`);
    const { action, middle, met } = all[choose(all.length)];
    const point = step % 2 === 0 ? met[choose(met.length)] : middle;
    if (hover) {
      await hover(page, all[choose(all.length)].middle, point, action);
      await page.waitForFunction(isStill);
      await freePlaces(page, `step ${step}, while the mouse is on ${action}`);
    }
    const pressed = async (again) => {
      await press(page, point);
      const told = await page.waitForFunction(answer, { before, again }, { timeout: 5_000 }).catch(() => {
        assert.fail(`step ${step}: the press on ${action} at ${Math.round(point.x)}, ${Math.round(point.y)} did nothing`);
      });
      return told.jsonValue();
    };
    const again = hover ? null : say("web-press-again");
    let played = await pressed(again);
    if (played === again) played = await pressed(null);
    assert.equal(played, action, `what was pressed is played, step ${step}`);
  }
  return steps;
}

const TABLES = [...DRAWN_GAMES.map((game) => [game, game, {}]), ["on-board with all its extensions", "on-board", { extensions: true }]];

for (const [name, game, options] of TABLES) {
  scenario(`${name}: every press of a mouse plays what was pressed, to the end of the game`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0, ...options });
    const took = await pressThrough(page, { seed: 11, ...byMouse });
    assert.ok(took > 40, `${took} presses`);
    await ending(page).waitFor();
  });
}

for (const game of DRAWN_GAMES) {
  scenario(`${game}: every press of a finger plays what was pressed, to the end of the game`, async (visit) => {
    const page = await visit(PHONE);
    await setUp(page, game, { starter: 0 });
    const took = await pressThrough(page, { seed: 12, ...byFinger });
    assert.ok(took > 40, `${took} presses`);
    await ending(page).waitFor();
  });
}

for (const [game, steps] of Object.entries(MOVING)) {
  scenario(`${game}: every press of a mouse plays what was pressed while pieces travel and others' steps are shown`, async (visit) => {
    const page = await visit({ reducedMotion: "no-preference", preferences: { pace: "normal" } });
    await setUp(page, game, { starter: 0 });
    assert.equal(await pressThrough(page, { seed: 13, steps, ...byMouse }), steps);
  });
}
