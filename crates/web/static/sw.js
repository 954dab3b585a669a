// Keeps the app in the browser, so that it starts without a network.
//
// Each version has a cache of its own, filled before it takes over and never changed but for the weights, which come later: a page
// and its files are always of one version. Files in assets/ carry their content's hash in their names and are taken from the
// cache; the page itself is asked for first, so that a new version is seen as soon as it is there.

const VERSION = "{{version}}";
const FILES = {{files}};

const PAGE = "index.html";
// How long the network may take to bring the page where it is kept, in milliseconds.
const PATIENCE = 4000;

const scope = self.registration.scope;
const ours = `seaboard ${scope} `;
const name = ours + VERSION;
// Puzzles are kept once somebody has opened one.
const isPuzzles = (file) => file.startsWith("assets/puzzles/");
const isWeights = (file) => file.startsWith("assets/weights/");

self.addEventListener("install", (event) => {
  event.waitUntil(bringAll(FILES.filter((file) => !isWeights(file) && !isPuzzles(file))));
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  const { want, as } = event.data ?? {};
  if (want === "take over") event.waitUntil(self.skipWaiting());
  if (want === "weights") event.waitUntil(bringAll(FILES.filter(isWeights)));
  if (want === "same") event.ports[0]?.postMessage(FILES.some((file) => address(file) === as));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const file = request.url.slice(scope.length).replace(/[?#].*$/s, "");
  if (file === "" || file === PAGE) event.respondWith(page(request));
  else if (FILES.includes(file)) event.respondWith(kept(file));
});

function address(file) {
  return new URL(file, scope).href;
}

async function bringAll(files) {
  const cache = await caches.open(name);
  await Promise.all(files.map((file) => bring(cache, file)));
}

async function bring(cache, file) {
  if ((await cache.match(address(file))) || (await inherit(cache, file))) return;
  const response = await fetch(address(file), { cache: file.startsWith("assets/") ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  await cache.put(address(file), response);
}

// From an older version: an asset of this name has this content.
async function inherit(cache, file) {
  const older = file.startsWith("assets/") && (await caches.match(address(file)));
  if (older) await cache.put(address(file), older);
  return Boolean(older);
}

async function takeOver() {
  const cache = await caches.open(name);
  await Promise.all(FILES.filter((file) => isWeights(file) || isPuzzles(file)).map((file) => inherit(cache, file)));
  const old = (await caches.keys()).filter((other) => other.startsWith(ours) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
  await self.clients.claim();
}

async function page(request) {
  const cached = async () => (await caches.open(name)).match(address(PAGE));
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("late")));
  const network = fetch(request);
  try {
    const response = await Promise.race([network, late]);
    if (response.ok) return response;
    return (await cached()) ?? response;
  } catch {
    return (await cached()) ?? network;
  }
}

async function kept(file) {
  const cache = await caches.open(name);
  await bring(cache, file);
  return (await cache.match(address(file))) ?? Response.error();
}
