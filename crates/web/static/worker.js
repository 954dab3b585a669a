// Thinks for the bots, beside the page, so that the page stays quick.
//
// Asked { id, request }, it answers { id, answer }, or { id, trouble } with what went wrong; in between { id, done, of }.

import init, { answer, bring_weights } from "{{app.js}}";

// What was learned: the addresses of all files, by their names.
const WEIGHTS = {{weights/*}};

// How often the page hears of progress, in milliseconds.
const OFTEN = 100;

const ready = init({ module_or_path: new URL("{{app_bg.wasm}}", import.meta.url) });
const weights = new Map();

self.addEventListener("message", async ({ data: { id, request } }) => {
  try {
    await ready;
    await weightsOf(JSON.parse(request).game);
    let last = performance.now();
    const progress = (done, of) => {
      const now = performance.now();
      if (now - last < OFTEN) return;
      last = now;
      postMessage({ id, done, of });
    };
    postMessage({ id, answer: answer(request, progress) });
  } catch (error) {
    postMessage({ id, trouble: String(error?.message ?? error) });
  }
});

// Once for each game for which something was learned; what failed is tried again the next time.
function weightsOf(game) {
  const learned = Object.hasOwn(WEIGHTS, `${game}.weights`);
  if (learned && !weights.has(game)) {
    const coming = load(game);
    weights.set(game, coming);
    coming.catch(() => weights.delete(game));
  }
  return weights.get(game);
}

async function load(game) {
  const response = await fetch(new URL(WEIGHTS[`${game}.weights`], import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  bring_weights(game, new Uint8Array(await response.arrayBuffer()));
}
