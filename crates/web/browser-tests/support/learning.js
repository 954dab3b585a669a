// A lesson: what it says, where it points, and going through it as somebody does who does what they are told.

import assert from "node:assert/strict";
import { until } from "./scenario.js";

/** No lesson has more presses than this. */
const MOST_PRESSES = 80;

export const words = (page) => page.locator(".teacher-words:visible");
const next = (page) => page.locator(".teacher-next:visible:enabled");

/** Opens the lesson of a game, and waits until it says something. */
export async function learn(page, game) {
  await page.evaluate((game) => (location.hash = `#/learn/${game}`), game);
  await page.locator(".teacher-words:visible:not(:empty)").waitFor();
}

/** How far the lesson is, from 0 to 1. */
export const share = (page) => page.locator(".teacher:visible progress").evaluate((bar) => bar.value);

/** The place to press, where one is pointed at, as a selector. */
export async function pressed(page) {
  const points = (await page.locator("main.table").getAttribute("data-spotlight")) ?? "";
  return /\[data-action="[^"]+"\]|\.end-turn/.exec(points)?.[0];
}

/** Whether some ring lies where it can be seen: between the edges of the screen, and not as a whole under what the lesson says. */
function inSight() {
  const rings = [...document.querySelectorAll(".spotlight .ring")].map((ring) => ring.getBoundingClientRect());
  const box = [...document.querySelectorAll(".teacher")].find((box) => box.checkVisibility()).getBoundingClientRect();
  const covered = ({ left, right, top, bottom }) => left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  return rings.some((ring) => ring.right > 0 && ring.left < innerWidth && ring.bottom > 0 && ring.top < innerHeight - 8 && !covered(ring));
}

/** What must be so before a press: what is pointed at is ringed, on the screen, and not under what the lesson says. */
async function checkRings(page) {
  const points = (await page.locator("main.table").getAttribute("data-spotlight")) ?? "";
  if (points === "") return;
  await page.locator(".spotlight .ring").first().waitFor({ state: "attached" });
  await until(`what is pointed at is on the screen: ${points}`, () => page.evaluate(inSight));
  const selector = await pressed(page);
  if (!selector) return;
  const covered = await page.locator(`${selector}:visible`).first().evaluate((place) => {
    const box = [...document.querySelectorAll(".teacher")].find((box) => box.checkVisibility()).getBoundingClientRect();
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1;
  });
  assert.ok(!covered, `the lesson covers ${selector}`);
}

/** What a learner presses now, once there is something to press. */
async function place(page) {
  let found = null;
  await until("something is to be pressed", async () => {
    const selector = await pressed(page);
    if (selector) found = page.locator(`${selector}:visible`).first();
    else if ((await next(page).count()) > 0) found = next(page);
    // A turn of one's own: anything will do.
    else if ((await page.locator(".table[data-free] [data-target]:visible").count()) > 0)
      found = page.locator(".table[data-free] [data-target]:visible").first();
    return found !== null;
  });
  return found;
}

/** Goes through the lesson until `done` says so, by default to its end; `each` is called before every press. Returns all it said. */
export async function goThrough(page, { press = "click", done = null, each = null } = {}) {
  const said = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const found = await place(page);
    const now = await words(page).innerText();
    if (said.at(-1) !== now) said.push(now);
    if ((await share(page)) === 1 || (await done?.(said))) return said;
    await each?.(said.length);
    await checkRings(page);
    await found[press]();
  }
  return assert.fail(`the lesson does not end: ${said.at(-1)}`);
}
