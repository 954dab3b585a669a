// The program under test: `seaboard serve` on a free port.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

/** Starts the program, or another one, perhaps with more arguments; it prints its address on a line of its own. */
export async function startServer(program = process.env.SEABOARD_PROGRAM, more = []) {
  if (!program) throw new Error("SEABOARD_PROGRAM names the program to test");
  const child = spawn(program, ["serve", "--port", "0", ...more], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^http:\/\/\S+$/.test(line.trim())) return { url: line.trim(), stop };
  }
  throw new Error(`${program} serve ended without telling its address`);
}

/**
 * A server between the browser and the program at `behind`. Once renewed, it serves what would be the next version of the app: the
 * same files, one of them under another name. The app's code can be held back.
 */
export async function startBetween(behind) {
  let renewed = false;
  let released = Promise.resolve();
  const newer = (text) => text.replaceAll(/(boot-[0-9a-f]+)\.js/g, "$1-newer.js").replace('const VERSION = "', "$&newer-");
  const server = createServer(async ({ url }, response) => {
    if (url.endsWith(".wasm")) await released;
    const answer = await fetch(new URL(url.replace("-newer.js", ".js"), behind));
    const body = Buffer.from(await answer.arrayBuffer());
    const names = renewed && /^\/(index\.html|sw\.js)?$/.test(url);
    const kept = ["content-type", "content-security-policy"].map((name) => [name, answer.headers.get(name) ?? ""]);
    response.writeHead(answer.status, { ...Object.fromEntries(kept), "cache-control": "no-cache" });
    response.end(names ? newer(String(body)) : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  /** From now on the code comes only when what this returns is called. */
  const holdBack = () => {
    let release;
    released = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, renew: () => (renewed = true), holdBack, stop };
}
