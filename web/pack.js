// Packs what was built as tightly as a browser can read it (Brotli), a file beside each: `node pack.js FOLDER`.
// Over plain HTTP to another machine browsers do not take it; for them the server packs by gzip.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const folder = process.argv[2];
for (const name of readdirSync(folder)) {
  if (!/\.(css|js|svg)$/.test(name)) continue;
  const body = readFileSync(join(folder, name));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params }));
}
