// Parts explain themselves: to a pointer that rests, a finger that stays, and a key; and never stand in the way.

import assert from "node:assert/strict";
import { axe } from "../support/look.js";
import { DRAWN_GAMES, scenario, until } from "../support/scenario.js";
import { file, playOn, settled, setUp } from "../support/table.js";
import { leaks, say } from "../support/words.js";

/** What the person has done: bots may play at the same time. */
const done = async (page) => (await file(page)).entries.split("\n").filter((entry) => entry.startsWith("1 "));
const card = (page) => page.locator(".part-card");
/** What can be pressed and explains itself. */
const PLACE = ".board [data-part] [data-target], .board [data-target]:has([data-part])";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Neither lies on the other. */
async function apart(page, place) {
  const [one, other] = [await card(page).boundingBox(), await place.boundingBox()];
  const beside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const above = one.y >= other.y + other.height || other.y >= one.y + one.height;
  assert.ok(beside || above, `${JSON.stringify(one)} covers ${JSON.stringify(other)}`);
}

async function explained(page) {
  const text = await card(page).innerText();
  assert.match(text, /\b[A-Z]+-\d+\b/, "the rule has its number");
  assert.deepEqual(leaks(text), []);
}

for (const game of DRAWN_GAMES) {
  scenario(`${game}: a pointer that rests is told what it rests on, and presses go through`, async (visit) => {
    const page = await visit();
    await setUp(page, game, { starter: 0 });
    await playOn(page, { steps: 6, each: () => settled(page) });
    await settled(page);
    const before = await done(page);
    const place = page.locator(PLACE).first();
    await place.hover();
    await card(page).waitFor();
    await explained(page);
    await apart(page, place);
    assert.equal(await card(page).evaluate((element) => getComputedStyle(element).pointerEvents), "none");
    await page.mouse.move(0, 0);
    await card(page).waitFor({ state: "detached" });
    assert.deepEqual(await done(page), before, "nothing was pressed");
  });

  scenario(`${game}: a finger that stays is told, and does not press`, async (visit) => {
    const page = await visit(PHONE);
    await setUp(page, game, { starter: 0 });
    await settled(page);
    const before = await done(page);
    const place = page.locator(PLACE).first();
    await place.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await place.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.locator(".part-card.pinned").waitFor();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await explained(page);
    assert.equal(await page.locator(".part-card a").first().isVisible(), true, "the way to the rule");
    assert.deepEqual(await done(page), before, "nothing was pressed");
    await card(page).getByRole("button").click();
    await card(page).waitFor({ state: "detached" });
    await place.tap();
    await until("a short press acts", async () => (await done(page)).length > before.length || (await page.locator(".notice").count()) > 0);
  });
}

scenario("The key I explains what has the focus; Escape leads back there", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { seats: ["person"] });
  await settled(page);
  await page.keyboard.press("ArrowRight");
  const focused = () => page.evaluate(() => document.activeElement.dataset.action);
  const action = await focused();
  assert.ok(action);
  await page.keyboard.press("i");
  await until("the explanation has the focus", () => page.evaluate(() => document.activeElement.matches(".part-card.pinned")));
  await explained(page);
  assert.deepEqual(await axe(page, "part explained"), []);
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "detached" });
  assert.equal(await focused(), action);
});

scenario("A right click keeps the explanation until it is closed, with the way to its rule", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { seats: ["person"] });
  await settled(page);
  await page.locator(".room.at-a2").click({ button: "right" });
  await page.locator(".part-card.pinned").waitFor();
  await page.mouse.move(0, 0);
  await page.locator(".part-card a").first().click();
  await page.locator(".rule.asked").waitFor();
  assert.equal(await page.locator(".rule.asked").getAttribute("id"), "CSA-23");
});

scenario("A sign of the luggage track says what it brings to whoever presses it", async (visit) => {
  const page = await visit(PHONE);
  await setUp(page, "come-sail-away", { seats: ["person"] });
  await settled(page);
  const before = await done(page);
  const sign = page.locator(".luggage-track .space").nth(6);
  await sign.tap();
  await page.locator(".part-card.pinned").waitFor();
  const told = (await card(page).innerText()).toLowerCase();
  for (const id of ["parts-csa-sign-extra", "parts-csa-sign-staircase"]) assert.ok(told.includes(say(id).toLowerCase()), told);
  await explained(page);
  await apart(page, sign);
  assert.deepEqual(await done(page), before, "nothing was pressed");
});

/** Which of these places lie under the help, as a whole or in part. */
const covered = (page, help, places) =>
  page.evaluate(([help, places]) => {
    const over = document.querySelector(help).getBoundingClientRect();
    const boxes = [...document.querySelectorAll(places)].map((place) => place.getBoundingClientRect());
    return boxes.filter(({ left, right, top, bottom }) => left < over.right && right > over.left && top < over.bottom - 1 && bottom > over.top + 1).length;
  }, [help, places]);

for (const game of DRAWN_GAMES) {
  scenario(`${game}: on a phone a tip and a hint leave free what they speak of`, async (visit) => {
    const page = await visit({ ...PHONE, preferences: { lessons: true } });
    await setUp(page, game, { starter: 0 });
    await settled(page);
    await page.locator(".opener.panel-tip").tap();
    await page.locator(".panel.tip.open .tip-text").waitFor();
    await until("the tip lies beside what can be pressed", async () => (await covered(page, ".panel.tip", ".board [data-target]")) === 0);
    await page.locator(".hint-button").tap();
    await page.locator(".hint .hint-step").waitFor();
    await page.locator(".board .looked-at").first().waitFor();
    assert.equal(await page.locator(".panel.tip.open").count(), 0, "one help at a time");
    await until("the hint lies beside what it marks", async () => (await covered(page, ".hint", ".board .looked-at")) === 0);
  });
}
