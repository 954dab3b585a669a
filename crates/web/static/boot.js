// Starts the app on the page, and keeps it for days without a network.

// Which files hold the code of each game.
const CODE = {{code of games}};

// Where a table is kept as it was left, and how long that may be.
const PICTURE = "seaboard:picture";
const LARGEST_PICTURE = 400_000;

// How long a table that was kept is waited for.
const LONGEST_WAIT = 500;

const worker = "serviceWorker" in navigator && window.isSecureContext ? navigator.serviceWorker : null;

await painted();
expectGame();
await start();
document.addEventListener("visibilitychange", keepPicture);
window.addEventListener("pagehide", keepPicture);
// The app listens from now on. All of its files are fetched when the page has nothing else to do.
if (worker) {
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  await keep().catch(console.warn);
}

// What is painted first needs the line for itself: code comes after it. A page that nobody sees is not painted.
async function painted() {
  await Promise.race([window.seaboardPicture, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function start() {
  try {
    const { lang } = document.documentElement;
    // All of it is asked for at once.
    const words = fetched(meta(`words:${lang}`));
    const module = fetched("{{app_bg.wasm}}", import.meta.url);
    expect("modulepreload", "{{fetch.js}}");
    const app = await import("{{app.js}}");
    await app.default({ module_or_path: module });
    // Step by step, so that the page answers in between.
    const text = await (await words).text();
    await turn();
    app.read_words(lang, text);
    await turn();
    app.show();
    await drawn();
    takeOver();
  } catch (error) {
    const said = document.createElement("p");
    said.setAttribute("role", "alert");
    said.textContent = `Seaboard: ${error?.message ?? error}`;
    document.body.prepend(said);
    throw error;
  }
}

// Where the page is one of a game, what belongs to it comes beside the module, not after it.
function expectGame() {
  const [, page, key] = /^#\/(table|new|rules)\/([\w-]+)/.exec(location.hash) ?? [];
  const game = page === "table" ? gameOf(key) : key;
  if (!CODE[game]) return;
  for (const file of CODE[game]) expect("preload", file, "fetch");
  const words = meta(`words:${document.documentElement.lang}:${game}`);
  if (words) expect("preload", words, "fetch", document.baseURI);
}

function expect(rel, file, as, from = import.meta.url) {
  const link = Object.assign(document.createElement("link"), { rel, href: new URL(file, from), crossOrigin: "" });
  if (as) link.as = as;
  document.head.append(link);
}

function meta(name) {
  return document.querySelector(`meta[name="seaboard:${name}"]`)?.content;
}

function gameOf(key) {
  try {
    return summaryOf(key).game;
  } catch {
    return undefined;
  }
}

function summaryOf(key) {
  return JSON.parse(localStorage.getItem(`seaboard:game:${key}`)).summary;
}

// The code of a table may come after the app: until then, what was painted before stays.
function drawn() {
  const isThere = () => document.querySelector("body > main:not(.fetching)");
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true });
  });
}

// The app stands there: what was painted before it goes, and what was pressed or focused there is pressed or focused here.
function takeOver() {
  window.seaboardStarted = true;
  const name = (button) => button.getAttribute("aria-label") ?? button.textContent;
  const focused = document.activeElement?.closest(".early a, .early button");
  const same = (wanted) => [...document.querySelectorAll("main a, main button, footer a, footer button")].find((one) => name(one) === wanted);
  document.querySelectorAll(".early").forEach((early) => early.remove());
  if (focused) same(name(focused))?.focus();
  if (window.seaboardPressed) same(window.seaboardPressed)?.click();
}

async function fetched(file, from = document.baseURI) {
  const response = await fetch(new URL(file, from));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
}

// Lets the browser do what waits: paint, hear a press.
function turn() {
  return new Promise((resolve) => setTimeout(resolve));
}

// A table as it is left is painted by early.js when somebody comes back to it. Where several people share the screen, the next one may
// have another's secrets before their eyes, so nothing is kept.
function keepPicture() {
  const [, key] = /^#\/table\/([\w-]+)$/.exec(location.hash) ?? [];
  const table = document.querySelector("body > main.table");
  if (document.visibilityState !== "hidden" || !table || !key) return;
  try {
    const { game, players } = summaryOf(key);
    if (players.filter(({ kind }) => kind === "person").length > 1) return localStorage.removeItem(PICTURE);
    const copy = table.cloneNode(true);
    for (const open of copy.querySelectorAll(".menu, .explanation, .ghost")) open.remove();
    for (const one of copy.querySelectorAll("[style]")) one.dataset.style = one.style.cssText;
    for (const one of copy.querySelectorAll("[style]")) one.removeAttribute("style");
    const { lang } = document.documentElement;
    const picture = JSON.stringify({ key, game, lang, version: meta("version"), html: copy.outerHTML });
    if (picture.length < LARGEST_PICTURE) localStorage.setItem(PICTURE, picture);
  } catch (error) {
    // Games come first where there is little room.
    localStorage.removeItem(PICTURE);
    console.warn(error);
  }
}

async function keep() {
  window.addEventListener("seaboard:reload", reload);
  const registration = await worker.register("sw.js");
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      // Without a worker before it, it is not an update: it takes over by itself.
      if (coming.state === "installed" && worker.controller) tell(coming);
    });
  });
  // A page that stays open for days asks for a newer version when somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(console.warn);
  });
  const { active } = await worker.ready;
  active?.postMessage({ want: "weights" });
}

// A newer app is here. The page may be of that version already, since it comes from the network where there is one; then nobody
// needs to be asked.
function tell(waiting) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: same }) => {
    if (same) waiting.postMessage({ want: "take over" });
    else window.dispatchEvent(new CustomEvent("seaboard:update"));
  };
  waiting.postMessage({ want: "same", as: import.meta.url }, [port2]);
}

async function reload() {
  const waiting = (await worker.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  worker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ want: "take over" });
}
