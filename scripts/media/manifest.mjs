/** Reads and writes manifest.json, which records the source of every media file. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/bundle.mjs";

/**
 * @typedef {object} Entry
 * @property {string} source from the root of the project
 * @property {string} sourceHash
 * @property {number} [seed] of its random numbers
 * @property {Record<string, { size: number, sha256: string }>} files by path below public/, sizes in bytes
 */

const FILE = new URL("./manifest.json", import.meta.url);
export const PUBLIC = join(ROOT, "public");

/** @returns {Record<string, Entry>} */
export const readManifest = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {});

/** Writes one line for each item and each file, sorted, so that Git can merge two people's changes. */
export function writeManifest(manifest) {
  const list = (record, line) =>
    Object.keys(record)
      .sort()
      .map((key) => line(JSON.stringify(key), record[key]))
      .join(",\n");
  const entry = (id, { source, sourceHash, seed, files }) => {
    const head = JSON.stringify({ source, sourceHash, seed }).slice(1, -1);
    return `  ${id}: {${head}, "files": {\n${list(files, (path, facts) => `    ${path}: ${JSON.stringify(facts)}`)}\n  }}`;
  };
  writeFileSync(FILE, `{\n${list(manifest, entry)}\n}\n`);
}

/** @returns {{ size: number, sha256: string } | undefined} size in bytes; undefined if the file does not exist */
export function describeFile(path) {
  const file = join(PUBLIC, path);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
