// Runs lines.wasm and prints the number that it leaves in its memory behind two known words.
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
instance.exports.main(0, 0);
const memory = new DataView(instance.exports.memory.buffer);
const words = [0x7365_6162_6f61_7264n, 0x6c69_6e65_7321_2121n];
for (let at = 0; at + 24 <= memory.byteLength; at += 8) {
  if (words.every((word, i) => memory.getBigUint64(at + 8 * i, true) === word)) {
    console.log(memory.getBigUint64(at + 16, true).toString(16).padStart(16, "0"));
    process.exit(0);
  }
}
console.error("the number is not in the module's memory");
process.exit(1);
