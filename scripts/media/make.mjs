/**
 * `npm run media`: makes every picture, loop, film, share image and icon whose source has changed since it was made,
 * takes away what no source makes any more, and records both in manifest.json.
 *
 *   npm run media                       whatever is stale
 *   npm run media -- banking home       of that, what has one of these in its id
 *   npm run media -- --check            says what is stale, makes nothing; ends with 1 if anything is
 *   npm run media -- --force banking    whether stale or not
 *   npm run media -- --adopt            records the files that are there as made from the present sources
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { kinds } from "./kinds.mjs";
import { factsOf, PUBLIC, readManifest, writeManifest } from "./manifest.mjs";
import { report } from "./report.mjs";
import { whyStale } from "./stale.mjs";

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    adopt: { type: "boolean", default: false },
  },
});
const started = Date.now();
const manifest = readManifest();
const wanted = ({ id }) => names.length === 0 || names.some((name) => id.includes(name));
const known = new Set();
let stale = 0;

for (const { list, program, batch } of kinds) {
  const items = await list();
  for (const { id } of items) known.add(id);
  const todo = items.filter(wanted).filter((item) => {
    const why = options.force ? "asked for" : whyStale(item, manifest[item.id]);
    if (why) console.log(`${item.id}: ${why}`);
    return why;
  });
  stale += todo.length;
  if (options.check) continue;
  for (let i = 0; i < todo.length; i += batch) {
    const part = todo.slice(i, i + batch);
    if (!options.adopt) run(program, part);
    for (const item of part) record(item);
    // After each part: a film takes minutes, and what is made stays made when the next one fails.
    writeManifest(manifest);
  }
}

for (const id of Object.keys(manifest).filter((id) => !known.has(id) && wanted({ id }))) {
  stale++;
  console.log(`${id}: its source is gone`);
  if (options.check) continue;
  for (const path of Object.keys(manifest[id].files)) rmSync(join(PUBLIC, path), { force: true });
  delete manifest[id];
  writeManifest(manifest);
}

report(manifest, Date.now() - started);
if (options.check && stale > 0) process.exitCode = 1;

function run(program, items) {
  const file = fileURLToPath(new URL(`./${program}/render.mjs`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...items.map(({ name }) => name)], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${program} failed on ${items.map(({ name }) => name).join(", ")}`);
}

function record({ id, source, sourceHash, seed, files }) {
  const missing = files.filter((path) => !factsOf(path));
  if (missing.length > 0) throw new Error(`${id} is to be recorded, but not there: ${missing.join(", ")}`);
  manifest[id] = {
    source,
    sourceHash,
    seed,
    files: Object.fromEntries(files.map((path) => [path, factsOf(path)])),
  };
}
