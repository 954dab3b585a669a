// The same thoughts as thoughts.rs in WebAssembly, beside the answers and times it printed: node thoughts.mjs APP LINES

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const assets = join(process.argv[2], "assets");
const named = (dir, start, end) => join(dir, readdirSync(dir).find((name) => name.startsWith(start) && name.endsWith(end)));
// The app fetches the code of each game; here it is read.
globalThis.fetch = async (url) => new Response(readFileSync(url), { headers: { "Content-Type": "application/wasm" } });
const app = await import(pathToFileURL(named(assets, "app-", ".js")));
await app.default({ module_or_path: readFileSync(named(assets, "app_bg-", ".wasm")) });

const lines = readFileSync(process.argv[3], "utf8").trim().split("\n");
const asked = lines.map((line) => {
  const [native, request, answer] = line.split("\t");
  return { native: Number(native), request, answer, ...JSON.parse(request) };
});
// The report of a game that is over, once all of it was judged.
async function analysed(game, file) {
  await app.begin_analysis(game, file);
  while (app.analyse_on());
  return app.analysed();
}

const troubles = [];
const total = { native: 0, here: 0 };

for (const game of new Set(asked.map(({ game }) => game))) {
  const questions = asked.filter((question) => question.game === game);
  await app.bring_bots(game);
  // The app comes without weights: until they are brought, whoever plays by what was learned plays otherwise.
  const learned = questions.filter(({ ask }) => ask?.line?.bot === "navigator");
  if (learned.every(({ request, answer }) => app.answer(game, request, () => {}) === answer)) {
    troubles.push(`${game}: the app knows what was learned before anybody has brought it`);
  }
  app.bring_weights(game, readFileSync(named(join(assets, "weights"), game, ".weights")));
  const took = { native: 0, here: 0 };
  await app.bring_judge(game);
  for (const { native, request, answer, ask, analyse } of questions) {
    const start = performance.now();
    const here = analyse === undefined ? app.answer(game, request, () => {}) : await analysed(game, analyse);
    took.here += performance.now() - start;
    took.native += native;
    if (here !== answer) troubles.push(`${game}: ${JSON.stringify(ask ?? "the report")}\n  natively  ${answer}\n  here      ${here}`);
  }
  const times = `${took.native.toFixed(0)} ms natively, ${took.here.toFixed(0)} ms in WebAssembly`;
  console.log(`${game}: ${questions.length} answers, ${times}`);
  total.native += took.native;
  total.here += took.here;
}
console.log(`in all ${Math.round((100 * total.native) / total.here)} % of the native speed`);
if (lines.length < 60) troubles.push(`only ${lines.length} answers to compare`);
for (const trouble of troubles) console.error(trouble);
process.exitCode = troubles.length === 0 ? 0 : 1;
