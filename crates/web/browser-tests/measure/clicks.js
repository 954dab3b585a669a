// How long it takes from a click of a real mouse until its answer is on the screen.

import { lit, setUp, settled } from "../support/table.js";

const CLICKS = 50;
const SLOWER = 4;

export async function measureClicks({ launch, url, games }) {
  const browser = await launch();
  try {
    await clickThrough(browser, url, games);
  } finally {
    await browser.close();
  }
}

async function clickThrough(browser, url, games) {
  const page = await emptyPage(browser, url);
  for (const rate of [1, SLOWER]) {
    await slowDown(page, rate);
    tell(rate, "an empty page", await clicked(page, async () => page.locator("button").click()));
  }
  await page.context().close();
  for (const game of games) {
    for (const rate of [1, SLOWER]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en", serviceWorkers: "block", reducedMotion: "reduce" });
      await context.addInitScript(() => {
        if (location.protocol === "about:") return;
        localStorage.setItem("seaboard:preferences", JSON.stringify({ pace: "instant", lessons: false }));
      });
      const page = await context.newPage();
      await page.goto(url);
      await setUp(page, game);
      await settled(page);
      await slowDown(page, rate);
      tell(rate, game, await clicked(page, async (step) => {
        await settled(page);
        const count = await lit(page).count();
        if (count > 0) await lit(page).nth((step * 7) % count).click();
      }));
      await context.close();
    }
  }
}

/** The least that a click can take here: a button that writes a number. */
async function emptyPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${url}icon.svg`);
  await page.goto("about:blank");
  await page.setContent("<button>0</button>");
  await page.evaluate(() => {
    const button = document.querySelector("button");
    button.addEventListener("click", () => (button.textContent = Number(button.textContent) + 1));
  });
  return page;
}

async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Clicks so often; how long each click took to be seen, and the tasks that took longer than 50 ms. */
async function clicked(page, click) {
  await page.evaluate(() => {
    window.seen = [];
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((task) => task.duration))).observe({ type: "longtask" });
    document.addEventListener("click", ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.seen.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    }, true);
  });
  for (let step = 0; step < CLICKS && (await page.locator(".sheet-paper").count()) === 0; step += 1) await click(step);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return { seen: window.seen, long: window.long };
  });
}

function tell(rate, what, { seen, long }) {
  const sorted = seen.sort((one, other) => one - other);
  const at = (part) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
  const tasks = long.length === 0 ? "no task above 50 ms" : `${long.length} tasks above 50 ms, the longest ${Math.max(...long).toFixed(0)} ms`;
  const slower = rate === 1 ? "" : `, ${rate} times slower`;
  console.log(`${what}${slower}: click to paint, median ${at(0.5)} ms, 98th percentile ${at(0.98)} ms of ${sorted.length} clicks; ${tasks}`);
}
