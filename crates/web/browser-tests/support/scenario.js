// A test in the browser: visitors come with nothing in their storage, and nothing may go wrong behind their backs.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { FLAGS } from "./flags.js";
import { LESSONS } from "./games.js";
import { SHOTS } from "./places.js";
import { startServer } from "./server.js";

const LAPTOP = { width: 1280, height: 720 };
/** How long anything on the page may take, in milliseconds; slow machines are patient. */
const PATIENCE = 20_000;
const TEST_PATIENCE = 240_000;

/** Text twice as large as browsers have it by themselves. */
const LARGE_TEXT = "--blink-settings=defaultFontSize=32";

const server = await startServer();
const browser = await startBrowser();
/** Started for whoever asks for it first: how large text is belongs to a browser, not to a page. */
let largeBrowser = null;

after(async () => {
  await browser.close();
  await (await largeBrowser)?.close();
  await server.stop();
});

const posters = await frontPage();

/** The games of the program under test, as its front page has them. */
export const GAMES = posters.map(({ game }) => game);

/** Those with a board of their own: others are played with buttons alone. */
export const DRAWN_GAMES = posters.filter(({ drawn }) => drawn).map(({ game }) => game);

/** The address of the app. */
export const home = () => server.url;

async function startBrowser(more = []) {
  try {
    return await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: [...FLAGS, ...more] });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function frontPage() {
  const { context, page } = await newVisitor();
  await page.goto(server.url);
  // Not those that are painted before the app is there: they come in every language.
  await page.locator("body > main .poster").first().waitFor();
  const posters = await page.locator("body > main .poster").evaluateAll((all) =>
    all.map((poster) => ({ game: poster.dataset.game, drawn: poster.querySelector(".plain-poster") === null })),
  );
  await context.close();
  return posters;
}

/**
 * A test. `body` is given `visit`, which opens the front page for somebody new and returns their page; whatever goes wrong on any
 * of these pages (a console error, an exception, a refusal of the content security policy, a missing file) fails the test.
 */
export function scenario(name, body) {
  test(name, { timeout: TEST_PATIENCE }, async () => {
    const visitors = [];
    const visit = async (options) => {
      const visitor = await newVisitor(options);
      visitors.push(visitor);
      const { at = "", url = server.url } = options ?? {};
      if (at !== null) {
        await visitor.page.goto(url + at);
        // What is painted before the app is there goes when it comes.
        await visitor.page.locator(".early").first().waitFor({ state: "detached" });
        await visitor.page.locator("main").waitFor();
      }
      return visitor.page;
    };
    try {
      await body(visit);
    } catch (error) {
      await Promise.all(visitors.map(({ page }, place) => shot(page, `failed ${name} ${place}`).catch(() => {})));
      error.message += visitors.flatMap(({ troubles }) => troubles).map((trouble) => `\n  on the page: ${trouble}`).join("");
      throw error;
    } finally {
      await Promise.all(visitors.map(({ context }) => context.close()));
    }
    assert.deepEqual(visitors.flatMap(({ troubles }) => troubles), [], "nothing goes wrong on the page");
  });
}

/**
 * `at`: the page to open, from `#`, or null for none yet; `url`: another server than the test's own; `preferences`: what the
 * visitor chose before; `expected`: a pattern of troubles that belong to the test; `largeText`: in a browser that is set to text twice as
 * large; the rest are Playwright's options of a context. The service worker is left out where it is not asked for, so that pages do not
 * wait for its files.
 */
async function newVisitor({ at, url, preferences = {}, expected = null, largeText = false, ...options } = {}) {
  if (largeText) largeBrowser ??= startBrowser([LARGE_TEXT]);
  const context = await (largeText ? await largeBrowser : browser).newContext({
    viewport: LAPTOP,
    locale: "en",
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const troubles = [];
  // The app asks whether there are online tables; most servers here have none, and then that is no trouble.
  const isQuestion = (url) => /\/api\/status$/.test(url);
  const note = (trouble) => !expected?.test(trouble) && troubles.push(trouble);
  context.on("console", (message) => {
    if (message.type() === "error" && !isQuestion(message.location().url)) note(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => note(`exception: ${error.error().stack ?? error.error()}`));
  context.on("response", (answer) => {
    if (answer.status() >= 400 && !isQuestion(answer.url())) note(`${answer.status()}: ${answer.url()}`);
  });
  // Whoever comes here knows the games, unless a test says otherwise: no lesson is offered before the first one.
  await context.addInitScript((preferences) => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
    if (location.protocol === "about:") return;
    const key = "seaboard:preferences";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(preferences));
  }, { pace: "instant", declined: LESSONS, ...preferences });
  return { context, page: await context.newPage(), troubles };
}

/** A picture of the page, for people to look at. */
export async function shot(page, name) {
  await page.screenshot({ path: join(SHOTS, `${name.replace(/[^\w]+/g, "-")}.png`) });
}

/** Waits until it is so; for what no event tells. */
export async function until(what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) assert.fail(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
