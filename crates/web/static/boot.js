// Starts the app on the page, and keeps it for days without a network.

const worker = "serviceWorker" in navigator && window.isSecureContext ? navigator.serviceWorker : null;

await start();
// The app listens from now on, and its own files come first.
if (worker) await keep().catch(console.warn);

async function start() {
  try {
    const lang = language();
    const words = fetchWords(lang);
    const { default: init, show } = await import("{{app.js}}");
    await init({ module_or_path: new URL("{{app_bg.wasm}}", import.meta.url) });
    show(lang, await words);
  } catch (error) {
    const loading = document.getElementById("loading");
    if (loading) {
      loading.setAttribute("role", "alert");
      loading.textContent = `Seaboard: ${error?.message ?? error}`;
    }
    throw error;
  }
}

// The language that was chosen, or else the first of the browser's that we speak.
function language() {
  const asked = chosen() ? [chosen()] : navigator.languages;
  const codes = asked.map((tag) => tag.split(/[-_]/)[0].toLowerCase());
  return codes.find(address) ?? "en";
}

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("seaboard:preferences"))?.lang;
  } catch {
    return undefined;
  }
}

function address(lang) {
  return document.querySelector(`meta[name="seaboard:words:${CSS.escape(lang)}"]`)?.content;
}

// They come beside the module, not after it.
async function fetchWords(lang) {
  const response = await fetch(address(lang));
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
