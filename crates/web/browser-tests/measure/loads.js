// What a visit fetches, and how long it takes.

import { playFromFront, settled } from "../support/table.js";

export async function measureLoads({ launch, url, games }) {
  const browser = await launch();
  try {
    for (const game of games) await load(browser, url, game);
  } finally {
    await browser.close();
  }
}

async function load(browser, url, game) {
  const context = await browser.newContext({ locale: "en", serviceWorkers: "block" });
  await context.addInitScript((game) => {
    if (location.protocol === "about:") return;
    localStorage.setItem("seaboard:preferences", JSON.stringify({ declined: [game] }));
    new PerformanceObserver((list) => (window.painted = list.getEntries()[0].startTime)).observe({ type: "paint", buffered: true });
    new MutationObserver(() => {
      if (!document.querySelector(".early") && document.querySelector(".poster")) window.ready ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, game);
  const page = await context.newPage();
  const fetched = new Map();
  context.on("requestfinished", async (request) => {
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
    fetched.set(request.url(), Math.max(responseBodySize, fetched.get(request.url()) ?? 0));
  });
  const sum = () => [...fetched.values()].reduce((all, size) => all + size, 0) / 1000;
  await page.goto(url);
  await page.waitForFunction(() => window.ready !== undefined);
  const [painted, ready] = await page.evaluate(() => [window.painted, window.ready]);
  await page.waitForLoadState("networkidle");
  const front = sum();
  const pressed = Date.now();
  await playFromFront(page, game);
  await page.locator("main.table [data-target]").first().waitFor();
  const playable = Date.now() - pressed;
  await page.waitForLoadState("networkidle");
  const table = sum();
  await untilBotAnswers(page);
  await page.waitForLoadState("networkidle");
  console.log(
    `${game}: ${front.toFixed(0)} kB until the front page, ${table.toFixed(0)} kB until a playable table, ` +
      `${sum().toFixed(0)} kB until a bot has answered; painted after ${painted.toFixed(0)} ms, ready after ${ready.toFixed(0)} ms, ` +
      `playable ${playable} ms after the click`,
  );
  await context.close();
}

/** Presses lit places until the bot's worker has been asked, and has answered. */
async function untilBotAnswers(page) {
  const answered = () => page.workers().length > 0;
  for (let step = 0; step < 200 && !answered(); step += 1) {
    await page.locator("[data-target]:visible").first().click();
  }
  await settled(page);
}
