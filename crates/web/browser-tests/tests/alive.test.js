// What makes a table lively: the end and its course, sounds, faces, statistics, dragging.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { axe, checkWidth, checkWords } from "../support/look.js";
import { GOLDEN } from "../support/places.js";
import { DRAWN_GAMES, scenario, shot, until } from "../support/scenario.js";
import { button, columns, ending, go, lit, openMenu, playFromFront, playOn, setUp, settled } from "../support/table.js";
import { say } from "../support/words.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

scenario("The end says who won and by how much, draws the course of the points, and leads to what decided it", async (visit) => {
  const page = await visit();
  await playFromFront(page, "pirates-under-fire");
  await playOn(page, { seed: 3 });
  const [own, other] = await columns(page);
  const { verdict } = await page.locator(".result-title").evaluate((title) => ({ ...title.dataset }));
  const id = { won: "web-result-won", lost: "web-result-lost", shared: "web-result-shared" }[verdict];
  const minus = (points) => String(points).replace("-", "−");
  const said = say(id, { own: minus(own.total), other: minus(other.total) });
  assert.equal(await ending(page).locator(".winner").innerText(), said);
  assert.equal(verdict === "lost", own.total < other.total || (own.total === other.total && verdict === "lost"));
  const heads = await ending(page).locator("thead th").allInnerTexts();
  assert.deepEqual(heads.map((head) => head.trim())[0], say("you"), "nobody is called a captain against themselves");
  assert.equal(await ending(page).locator(".course-drawing .course-line").count(), 2);
  assert.deepEqual(await axe(page, "end with a course"), []);
  await ending(page).locator(".analyse").click();
  assert.equal(await ending(page).count(), 0);
  await page.locator(".analysis .analysis-drawing").waitFor();

  await go(page, "#/statistics");
  const row = page.locator('.record[data-game="pirates-under-fire"] tbody tr');
  const cells = (await row.locator("td").allInnerTexts()).map((cell) => cell.trim());
  assert.equal(cells[0], "1");
  assert.equal(cells.slice(1, 4).filter((count) => count === "1").length, 1, "won, lost or shared");
  assert.equal(cells[4], minus(own.total));
  assert.deepEqual(await axe(page, "statistics"), []);
  await checkWords(page, "statistics");
  await go(page, "#/games");
  assert.equal(await page.locator(`.card .mark.${verdict}`).count(), 1, "the list marks it");
});

scenario("A game that goes on says how far it is", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away");
  await lit(page).first().click();
  await go(page, "#/games");
  assert.ok((await page.locator(".card .so-far").innerText()).includes(say("web-progress", { done: 1, of: 12 })));
});

scenario("Sounds are off until somebody wants them", async (visit) => {
  const page = await visit();
  const heard = () => page.evaluate(() => document.documentElement.dataset.sound ?? null);
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await lit(page).first().click();
  assert.equal(await heard(), null);
  await openMenu(page);
  const sounds = page.locator(".menu").getByRole("button", { name: say("web-sounds"), exact: true });
  await sounds.click();
  assert.equal(await heard(), "turn", "the first one says what they are like");
  await button(page, "web-close").click();
  await settled(page);
  await lit(page).first().click();
  assert.notEqual(await heard(), null);
  await page.evaluate(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      window.context = this;
      return createOscillator.call(this);
    };
  });
  await settled(page);
  await lit(page).first().click();
  assert.equal(await page.evaluate(() => window.context.suspend().then(() => window.context.state)), "suspended", "as after a call");
  await settled(page);
  await lit(page).first().click();
  await until("it is awake again", () => page.evaluate(() => window.context.state === "running"));
  await page.reload();
  await openMenu(page);
  assert.equal(await sounds.getAttribute("aria-pressed"), "true", "the choice is kept");
});

scenario("One's own face and colour are chosen in the menu, and bots have that of their level", async (visit) => {
  const page = await visit({ ...PHONE });
  await setUp(page, "on-board", { seats: ["person", "admiral"] });
  await openMenu(page);
  await page.getByRole("button", { name: say("web-face-crab"), exact: true }).click();
  await page.getByRole("button", { name: say("web-colour-violet"), exact: true }).click();
  await checkWidth(page, "the menu with faces");
  await shot(page, "menu with faces");
  await page.locator(".menu").getByRole("button", { name: say("web-close"), exact: true }).click();
  const faces = await page.locator(".score thead .avatar").evaluateAll((all) => all.map(({ dataset, className }) => [dataset.face, className]));
  assert.deepEqual(faces.map(([face]) => face), ["crab", "admiral"]);
  assert.match(faces[0][1], /colour-3/);
});

/** Carries something with the mouse. */
async function carry(page, from, to, steps = 6) {
  const middle = async (place) => {
    const { x, y, width, height } = await place.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps });
}

scenario("A ship of the pirates is carried to a space with the mouse; dropped elsewhere, it goes back", async (visit) => {
  const page = await visit();
  await setUp(page, "pirates-under-fire", { starter: 0 });
  await settled(page);
  const ship = page.locator("[data-drag]").first();
  const before = await lit(page).count();
  await carry(page, ship, page.locator(".topbar"));
  assert.equal(await page.locator(".drag-ghost").count(), 1);
  await page.mouse.up();
  assert.equal(await page.locator(".drag-ghost").count(), 0);
  assert.equal(await lit(page).count(), before, "it is as before");
  await ship.locator("button").click();
  const space = page.locator(".board [data-target][data-action^=lay]").first();
  const action = await space.getAttribute("data-action");
  await page.keyboard.press("u");
  assert.equal(await lit(page).count(), before);
  await carry(page, ship, page.locator(".topbar"));
  const place = await page.locator(`.board [data-action="${action}"]`).boundingBox();
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 3 });
  await page.mouse.up();
  assert.equal(await page.locator(`.board [data-target][data-action="${action}"]`).count(), 0, "the ship lies there");
  assert.ok((await page.locator(".log li").count()) > 0);
});

scenario("A passenger of Come Sail Away! is carried into a room by a finger", async (visit) => {
  const page = await visit({ ...PHONE });
  await setUp(page, "come-sail-away", { seats: ["person"] });
  for (let step = 0; step < 4 && (await page.locator("[data-drag]").count()) === 0; step += 1) await lit(page).first().tap();
  const guest = page.locator("[data-drag]").first();
  await guest.scrollIntoViewIfNeeded();
  const room = page.locator(".rooms [data-target]:visible").first();
  const seen = await page.locator(".log li").count();
  const client = await page.context().newCDPSession(page);
  const at = async (place) => {
    const { x, y, width, height } = await place.boundingBox();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const [from, to] = [await at(guest), await at(room)];
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (const part of [0.3, 0.6, 1]) {
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  assert.equal(await page.locator(".drag-ghost").count(), 1);
  await touch("touchEnd", []);
  assert.equal(await page.locator(".drag-ghost").count(), 0);
  assert.ok((await page.locator(".log li").count()) > seen, "the passenger is in the room");
});

scenario("Whoever gave no name is spoken to, in the log, on the board and in the list of games alike", async (visit) => {
  for (const game of DRAWN_GAMES) {
    const page = await visit();
    await playFromFront(page, game);
    await playOn(page, { steps: 10 });
    await settled(page);
    const lines = await page.locator(".log li").allInnerTexts();
    assert.ok(lines.some((line) => line.includes(say("you"))), lines.join("\n"));
    const text = await page.locator("main.table").evaluate((table) => table.textContent + [...table.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel));
    assert.ok(!text.includes(say("web-me")), "there is no captain beside them");
    await go(page, "#/games");
    assert.match(await page.locator(".card").first().innerText(), new RegExp(say("you")));
  }
});

scenario("Who loses because no space is left reads why, and no points", async (visit) => {
  const page = await visit();
  const game = readFileSync(join(GOLDEN, "pirates-stranded.seaboard"), "utf8");
  const file = game.replace('name = "Grace"\nkind = "person"', 'name = "Grace"\nkind = "bot"\nlevel = "deckhand"');
  await go(page, "#/games");
  await page.locator("main.games input[type=file]").setInputFiles({ name: "stranded.seaboard", mimeType: "text/plain", buffer: Buffer.from(file) });
  await ending(page).waitFor();
  assert.equal(await ending(page).locator(".winner").innerText(), say("web-result-lost-early"));
  assert.equal(await ending(page).locator(".verdict").innerText(), say("puf-verdict-stranded", { player: "Ada", rule: "PUF-35" }));
  assert.equal(await ending(page).locator(".sheet").count(), 0, "there is nothing to count");
});

scenario("A step that was played by itself and costs a point is told, with its rule, and taken back with its cause", async (visit) => {
  const page = await visit();
  await setUp(page, "come-sail-away", { seats: ["person"], seed: "7" });
  await settled(page);
  await page.locator(".ticket.lit").first().click();
  await page.locator(".order.first").click();
  // From the corner one way is left, into a cabin of another colour.
  await page.locator(".room.at-a1").click();
  assert.equal(await page.locator(".notice").count(), 0);
  await page.locator(".room.at-a0").click();
  const notice = page.locator(".notice");
  await notice.waitFor();
  const told = await notice.innerText();
  assert.ok(told.includes("CSA-16") && told.includes(say("web-unasked")), told);
  assert.ok((await page.locator(".unhappy .caption b").innerText()).includes("−"), "it cost something");
  await page.locator(".undo").click();
  await notice.waitFor({ state: "detached" });
});
