// The program under test: `seaboard serve` on a free port.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Starts the program; it prints its address on a line of its own. */
export async function startServer() {
  const program = process.env.SEABOARD_PROGRAM;
  if (!program) return startStatic(process.env.SEABOARD_APP);
  const child = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
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

// For development, until the program serves the app itself.
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function startStatic(app) {
  if (!app) throw new Error("SEABOARD_PROGRAM names the program to test");
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://here").pathname;
    const file = join(app, path === "/" ? "index.html" : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[file.split(".").pop()] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-security-policy": POLICY, "cache-control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, stop };
}
