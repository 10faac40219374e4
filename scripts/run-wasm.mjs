// Runs the WebAssembly executable on files and prints its answer for each, one JSON object a line.
//
// Usage: node run-wasm.mjs EXECUTABLE.wasm FILE...
//
// The executable exports its memory and three functions: `allocate(count)` gives the address of so many bytes;
// `check(path, pathLength, file, fileLength)` takes a path and the bytes of a property list and gives the
// address of its answer, a little-endian 32-bit count followed by that many bytes of JSON; and
// `deallocate(address)` takes back what either gave.

import { readFileSync } from "node:fs";

const [executable, ...files] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(executable), {});
const { memory, allocate, deallocate, check } = instance.exports;

// Memory that grows gets a new buffer, so it is looked up anew each time.
function place(bytes) {
  const address = allocate(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  return address;
}

for (const file of files) {
  const path = new TextEncoder().encode(file);
  const input = readFileSync(file);
  const addresses = [place(path), place(input)];
  const answer = check(addresses[0], path.length, addresses[1], input.length) >>> 0;
  const count = new DataView(memory.buffer).getUint32(answer, true);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(memory.buffer, answer + 4, count));
  [...addresses, answer].forEach(deallocate);
  const report = JSON.parse(text);
  if (report.schemaVersion !== 1 || !Array.isArray(report.diagnostics)) {
    throw new Error(`the answer for ${file} is not a report: ${text}`);
  }
  console.log(JSON.stringify({ file, rules: report.diagnostics.map((diagnostic) => diagnostic.rule) }));
}
