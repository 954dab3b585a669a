// The same thoughts as thoughts.rs in WebAssembly, beside the times it printed: node thoughts.mjs APP LINES

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const assets = join(process.argv[2], "assets");
const named = (start, end) => join(assets, readdirSync(assets).find((name) => name.startsWith(start) && name.endsWith(end)));
const app = await import(pathToFileURL(named("app-", ".js")));
await app.default({ module_or_path: readFileSync(named("app_bg-", ".wasm")) });

const brought = new Set();
const total = { native: 0, here: 0 };
for (const line of readFileSync(process.argv[3], "utf8").trim().split("\n")) {
  const [native, request] = line.split("\t");
  const { game } = JSON.parse(request);
  if (!brought.has(game)) {
    const weights = join(assets, "weights");
    const file = readdirSync(weights).find((name) => name.startsWith(game) && name.endsWith(".weights"));
    app.bring_weights(game, readFileSync(join(weights, file)));
    brought.add(game);
  }
  const start = performance.now();
  app.answer(request, () => {});
  const here = performance.now() - start;
  console.log(`${game}: ${Number(native).toFixed(0)} ms natively, ${here.toFixed(0)} ms in WebAssembly`);
  total.native += Number(native);
  total.here += here;
}
console.log(`in all ${Math.round((100 * total.native) / total.here)} % of the native speed`);
