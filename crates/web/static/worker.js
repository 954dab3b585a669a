// Thinks for the bots, beside the page, so that the page stays quick.
//
// Asked { id, request }, it answers { id, answer }, or { id, trouble } with what went wrong; in between { id, done, of }.
// Asked { id, game, analyse } with the file of a game that is over, it says { id, part } again and again, then { id, answer }; told
// { cancel } with that id, or asked for another one, it stops. Asked { id, game, compare } about a turn, it answers once.

import init, * as app from "{{app.js}}";

// What was learned: the addresses of all files, by their names.
const WEIGHTS = {{weights/*}};

// How often the page hears of progress, in milliseconds.
const OFTEN = 100;

// How often it hears of an analysis: what is found is drawn anew each time.
const LESS_OFTEN = 400;

const ready = init({ module_or_path: new URL("{{app_bg.wasm}}", import.meta.url) });
const brought = new Map();

// The analysis that is wanted.
let analysing;

self.addEventListener("message", async ({ data }) => {
  const { id, cancel } = data;
  if (cancel !== undefined) {
    if (analysing === cancel) analysing = undefined;
    return;
  }
  try {
    await ready;
    if (data.analyse !== undefined) await analyse(data);
    else if (data.compare !== undefined) await compare(data);
    else await think(data);
  } catch (error) {
    postMessage({ id, trouble: String(error?.message ?? error) });
  }
});

async function think({ id, request }) {
  const { game } = JSON.parse(request);
  await bots(game);
  let last = performance.now();
  const progress = (done, of) => {
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    postMessage({ id, done, of });
  };
  postMessage({ id, answer: app.answer(game, request, progress) });
}

async function compare({ id, game, compare }) {
  await bots(game);
  postMessage({ id, answer: await app.compare(game, compare) });
}

// Piece by piece; between two of them others are heard.
async function analyse({ id, game, analyse }) {
  analysing = id;
  await Promise.all([bots(game), app.bring_judge(game)]);
  if (analysing !== id) return;
  await app.begin_analysis(game, analyse);
  let last = 0;
  while (analysing === id && app.analyse_on()) {
    const now = performance.now();
    if (now - last >= LESS_OFTEN) {
      last = now;
      postMessage({ id, part: app.analysed() });
    }
    await turn();
  }
  if (analysing === id) postMessage({ id, answer: app.analysed() });
}

// Lets waiting messages in. A timer would wait longer the more often it is asked.
function turn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

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
  const [weights] = await Promise.all([fetched(WEIGHTS[`${game}.weights`]), app.bring_bots(game)]);
  if (weights) app.bring_weights(game, weights);
}

// Not of every game something was learned.
async function fetched(address) {
  if (!address) return undefined;
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new Uint8Array(await response.arrayBuffer());
}
