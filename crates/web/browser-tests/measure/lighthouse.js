// What Lighthouse says of the front page and of a table, each loaded for the first time, on a phone and on a desk.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import lighthouse, { desktopConfig } from "lighthouse";
import { FLAGS } from "../support/flags.js";
import { playFromFront } from "../support/table.js";

export async function measureLighthouse({ executablePath, url, games }) {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "seaboard-lighthouse-"));
  const args = [...FLAGS, "--headless=new", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"];
  const chrome = spawn(executablePath, args, { stdio: "ignore" });
  const ended = once(chrome, "exit");
  try {
    await answers(`http://127.0.0.1:${port}/json/version`);
    for (const [screen, config] of [["phone", undefined], ["desk", desktopConfig]]) {
      await tell(`front page, ${screen}`, url, { port }, config);
      for (const game of games) {
        // The game is begun before, in the storage that Lighthouse finds; the code is forgotten again.
        const address = await begun(port, url, game);
        await tell(`${game}, ${screen}`, address, { port, disableStorageReset: true }, config);
      }
    }
  } finally {
    chrome.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits until somebody answers there. */
async function answers(address) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(address).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody answers at ${address}`);
}

async function tell(what, address, flags, config) {
  const { lhr } = await lighthouse(address, { ...flags, output: "json", logLevel: "error" }, config);
  const points = Object.values(lhr.categories).map(({ title, score }) => `${title} ${Math.round(100 * score)}`);
  const figures = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
  const told = figures.map((name) => `${lhr.audits[name].title} ${lhr.audits[name].displayValue}`);
  console.log(`Lighthouse, ${what}: ${points.join(", ")} (${told.join(", ")})`);
}

/** Begins a game in the browser's own storage, and forgets what was fetched for it; the address of its table. */
async function begun(port, url, game) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate((game) => localStorage.setItem("seaboard:preferences", JSON.stringify({ declined: [game] })), game);
  await page.reload();
  await playFromFront(page, game);
  await page.locator("main.table [data-target]").first().waitFor();
  const address = page.url();
  // The table is kept as it is left.
  await page.goto("about:blank");
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(url);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
  await devtools.send("Network.clearBrowserCache");
  await page.close();
  return address;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
