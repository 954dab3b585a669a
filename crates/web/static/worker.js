// Thinks for the bots, beside the page, so that the page stays quick.
//
// Asked { id, request }, it answers { id, answer }, or { id, trouble } with what went wrong; in between { id, done, of }.

import init, { answer, bring_bots, bring_weights } from "{{app.js}}";

// What was learned: the addresses of all files, by their names.
const WEIGHTS = {{weights/*}};

// How often the page hears of progress, in milliseconds.
const OFTEN = 100;

const ready = init({ module_or_path: new URL("{{app_bg.wasm}}", import.meta.url) });
const brought = new Map();

self.addEventListener("message", async ({ data: { id, request } }) => {
  try {
    const { game } = JSON.parse(request);
    await ready;
    await bots(game);
    let last = performance.now();
    const progress = (done, of) => {
      const now = performance.now();
      if (now - last < OFTEN) return;
      last = now;
      postMessage({ id, done, of });
    };
    postMessage({ id, answer: answer(game, request, progress) });
  } catch (error) {
    postMessage({ id, trouble: String(error?.message ?? error) });
  }
});

// The bots of a game and what was learned of it, once; what failed is tried again the next time.
function bots(game) {
  if (!brought.has(game)) {
    const coming = bring(game);
    brought.set(game, coming);
    coming.catch(() => brought.delete(game));
  }
  return brought.get(game);
}

async function bring(game) {
  const [weights] = await Promise.all([fetched(WEIGHTS[`${game}.weights`]), bring_bots(game)]);
  if (weights) bring_weights(game, weights);
}

// Not of every game something was learned.
async function fetched(address) {
  if (!address) return undefined;
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new Uint8Array(await response.arrayBuffer());
}
