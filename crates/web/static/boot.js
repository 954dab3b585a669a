// Starts the app on the page, and keeps it for days without a network.

// Which files hold the code of each game.
const CODE = {{code of games}};

const worker = "serviceWorker" in navigator && window.isSecureContext ? navigator.serviceWorker : null;

expectGame();
await start();
// The app listens from now on. All of its files are fetched when the page has nothing else to do.
if (worker) {
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  await keep().catch(console.warn);
}

async function start() {
  try {
    const { lang } = document.documentElement;
    const words = fetchWords(lang);
    const { default: init, show } = await import("{{app.js}}");
    await init({ module_or_path: new URL("{{app_bg.wasm}}", import.meta.url) });
    show(lang, await words);
    takeOver();
  } catch (error) {
    const said = document.createElement("p");
    said.setAttribute("role", "alert");
    said.textContent = `Seaboard: ${error?.message ?? error}`;
    document.body.prepend(said);
    throw error;
  }
}

// Where the page is one of a game, its code comes beside the module, not after it.
function expectGame() {
  const [, page, key] = /^#\/(table|new|rules)\/([\w-]+)/.exec(location.hash) ?? [];
  for (const file of CODE[page === "table" ? gameOf(key) : key] ?? []) {
    const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "" });
    link.href = new URL(file, import.meta.url);
    document.head.append(link);
  }
}

function gameOf(key) {
  try {
    return JSON.parse(localStorage.getItem(`seaboard:game:${key}`)).summary.game;
  } catch {
    return undefined;
  }
}

// The app stands there: what was painted before it goes, and what was pressed or focused there is pressed or focused here.
function takeOver() {
  const name = (button) => button.getAttribute("aria-label") ?? button.textContent;
  const focused = document.activeElement?.closest(".early a, .early button");
  const same = (wanted) => [...document.querySelectorAll("main a, main button, footer a, footer button")].find((one) => name(one) === wanted);
  document.querySelectorAll(".early").forEach((early) => early.remove());
  if (focused) same(name(focused))?.focus();
  if (window.seaboardPressed) same(window.seaboardPressed)?.click();
}

// They come beside the module, not after it.
async function fetchWords(lang) {
  const response = await fetch(document.querySelector(`meta[name="seaboard:words:${lang}"]`).content);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
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
