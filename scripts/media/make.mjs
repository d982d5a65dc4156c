/**
 * Makes the media whose source has changed, deletes what has no source any more, and updates manifest.json.
 *
 *   npm run media                       whatever is stale
 *   npm run media -- banking home       of that, the ids that contain one of these words
 *   npm run media -- --check            only lists what is stale; exit code 1 if anything is
 *   npm run media -- --force banking    whether stale or not
 *   npm run media -- --adopt            records the present files as made from the present sources
 *
 * Also writes what the site has to know of them into app/content.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generators } from "./generators.mjs";
import { describeFile, PUBLIC, readManifest, writeManifest } from "./manifest.mjs";
import { report } from "./report.mjs";
import { staleSiteData } from "./site-data.mjs";
import { staleReason } from "./staleness.mjs";

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    adopt: { type: "boolean", default: false },
  },
});
const started = Date.now();
const manifest = readManifest();
const wanted = ({ id }) => words.length === 0 || words.some((word) => id.includes(word));
const known = new Set();
let stale = 0;

for (const { folder, list, batch } of generators) {
  const items = await list();
  for (const { id } of items) known.add(id);
  const todo = items.filter(wanted).filter((item) => {
    const reason = options.force ? "forced" : staleReason(item, manifest[item.id]);
    if (reason) console.log(`${item.id}: ${reason}`);
    return reason;
  });
  stale += todo.length;
  if (options.check) continue;
  for (let i = 0; i < todo.length; i += batch) {
    const part = todo.slice(i, i + batch);
    if (!options.adopt) render(folder, part);
    for (const item of part) record(item);
    // Written after each batch: a film takes minutes, and the next one may fail.
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

for (const { path, write } of await staleSiteData()) {
  stale++;
  console.log(`${path}: the scenes have changed`);
  if (!options.check) write();
}

report(manifest, Date.now() - started);
if (options.check && stale > 0) process.exitCode = 1;

function render(folder, items) {
  const file = fileURLToPath(new URL(`./${folder}/render.mjs`, import.meta.url));
  const names = items.map(({ name }) => name);
  const { status } = spawnSync(process.execPath, [file, ...names], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${folder}/render.mjs failed on ${names.join(", ")}`);
}

function record({ id, source, sourceHash, seed, files }) {
  const missing = files.filter((path) => !describeFile(path));
  if (missing.length > 0) throw new Error(`${id} cannot be recorded: ${missing.join(", ")} missing`);
  manifest[id] = {
    source,
    sourceHash,
    seed,
    files: Object.fromEntries(files.map((path) => [path, describeFile(path)])),
  };
}
