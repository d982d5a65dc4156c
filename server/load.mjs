// Loads the built server. Where the build has kept it compiled (scripts/keep-compiled.mjs), V8 need not read five
// megabytes of source first, which is a third of a start. A copy made by another V8, or of another build, is not used.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const FILE = fileURLToPath(new URL("../build/server.cjs", import.meta.url));
const COPY = `${FILE}.compiled`;

/** What a compiled copy begins with: V8 compares the source's length only. */
const digest = (source) => createHash("sha256").update(source).digest();

/** What build.ts exports, with the source and the script it came from; `usesCopy` is for whoever makes the copy. */
export function compileServer({ usesCopy = true } = {}) {
  const source = readFileSync(FILE);
  const script = new Script(`(function(exports,require,module){${source.latin1Slice()}\n})`, {
    filename: FILE,
    cachedData: usesCopy ? readCopy(source) : undefined,
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(FILE), module);
  return { source, script, server: module.exports };
}

/** Keeps what V8 has compiled of this source. */
export const writeCopy = (source, compiled) => writeFileSync(COPY, Buffer.concat([digest(source), compiled]));

function readCopy(source) {
  try {
    const copy = readFileSync(COPY);
    const expected = digest(source);
    return expected.equals(copy.subarray(0, expected.length)) ? copy.subarray(expected.length) : undefined;
  } catch {
    return undefined;
  }
}

export const loadServer = () => compileServer().server;
