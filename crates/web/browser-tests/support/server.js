// The program under test: `seaboard serve` on a free port.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Starts the program; it prints its address on a line of its own. */
export async function startServer() {
  const program = process.env.SEABOARD_PROGRAM;
  if (!program) throw new Error("SEABOARD_PROGRAM names the program to test");
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
