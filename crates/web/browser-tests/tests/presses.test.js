// Every press acts: with a real mouse (it comes, hovers, goes down and up) and with a real finger, in the middle and at any point of a
// lit place. `click()` of a test presses again where something is in the way; people do not.

import assert from "node:assert/strict";
import { DRAWN_GAMES, scenario } from "../support/scenario.js";
import { chance, ending, settled, setUp } from "../support/table.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The lit places that can be seen, each with its middle and with another point of it. */
const places = (page, numbers) =>
  page.evaluate((numbers) => {
    const owner = (x, y) => document.elementFromPoint(x, y)?.closest("[data-target]");
    return [...document.querySelectorAll("[data-target]")].flatMap((place, index) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      if (width === 0) return [];
      const at = (across, down) => ({ x: left + width * across, y: top + height * down });
      const middle = at(0.5, 0.5);
      // Corners are round: where the place is not hit, another point is taken.
      const any = numbers.map(([across, down]) => at(0.04 + 0.92 * across, 0.04 + 0.92 * down)).find(({ x, y }) => owner(x, y) === place);
      return [{ index, name: place.dataset.action ?? place.className, middle, any: any ?? middle, free: owner(middle.x, middle.y) === place }];
    });
  }, numbers);

/** What a press that acts changes: moments, what can be done, what is said. */
const mark = () => {
  const lit = [...document.querySelectorAll("[data-target]")].map((place) => place.dataset.action ?? place.innerText);
  const said = [".prompt-line", ".said", ".preview"].map((part) => document.querySelector(part).textContent);
  return [document.querySelector(".history input").max, ...lit, ...said, document.querySelector(".curtain") !== null].join("|");
};

async function pressThrough(page, { seed, steps, press, hover }) {
  const choose = chance(seed);
  const number = () => choose(1000) / 1000;
  for (let step = 0; step < steps; step += 1) {
    await settled(page);
    if ((await ending(page).count()) > 0) return step;
    const all = await places(page, Array.from({ length: 6 }, () => [number(), number()]));
    assert.deepEqual(all.filter(({ free }) => !free).map(({ name }) => name), [], "nothing lies over the middle of a place");
    const place = all[choose(all.length)];
    const point = step % 2 === 0 ? place.any : place.middle;
    await hover(all[choose(all.length)].middle, point);
    const before = await page.evaluate(mark);
    await press(point);
    await page.waitForFunction(`(${mark})() !== ${JSON.stringify(before)}`, null, { timeout: 5_000 }).catch(() => {
      assert.fail(`step ${step}: the press on ${place.name} at ${Math.round(point.x)}, ${Math.round(point.y)} did nothing`);
    });
  }
  return steps;
}

for (const game of DRAWN_GAMES) {
  scenario(`${game}: every press of a mouse acts, to the end of the game`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0 });
    await settled(page);
    const { mouse } = page;
    const took = await pressThrough(page, {
      seed: 11,
      steps: 1000,
      hover: async (other, point) => {
        await mouse.move(other.x, other.y);
        await mouse.move(point.x, point.y, { steps: 2 });
      },
      press: async () => {
        await mouse.down();
        await mouse.up();
      },
    });
    assert.ok(took > 40, `${took} presses`);
    await ending(page).waitFor();
  });

  scenario(`${game}: every press of a finger acts`, async (visit) => {
    const page = await visit(PHONE);
    await setUp(page, game, { starter: 0 });
    const took = await pressThrough(page, {
      seed: 12,
      steps: 50,
      hover: async () => {},
      press: ({ x, y }) => page.touchscreen.tap(x, y),
    });
    assert.equal(took, 50);
  });
}
