// Runs the WebAssembly executable on files and prints its answer for each, one JSON object a line.
//
// Usage: node run-wasm.mjs EXECUTABLE.wasm FILE...
//
// The executable exports its memory and two functions: `allocate(count)` gives the address of so many bytes,
// and `check(address, count)` takes the bytes of a property list there and gives the address of its answer, a
// little-endian 32-bit count followed by that many bytes of JSON.

import { readFileSync } from "node:fs";

const [executable, ...files] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(executable), {});
const { memory, allocate, check } = instance.exports;

for (const file of files) {
  const input = readFileSync(file);
  const place = allocate(input.length) >>> 0;
  // Memory that grows gets a new buffer, so it is looked up anew each time.
  new Uint8Array(memory.buffer, place, input.length).set(input);
  const answer = check(place, input.length) >>> 0;
  const count = new DataView(memory.buffer).getUint32(answer, true);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(memory.buffer, answer + 4, count));
  const report = JSON.parse(text);
  if (report.schemaVersion !== 1 || !Array.isArray(report.diagnostics)) {
    throw new Error(`the answer for ${file} is not a report: ${text}`);
  }
  console.log(JSON.stringify({ file, rules: report.diagnostics.map((diagnostic) => diagnostic.rule) }));
}
