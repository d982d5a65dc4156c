// What `npm start` and `npm test` do for themselves on a fresh clone: install and build when that is needed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeServerAscii } from "./ascii.mjs";
import { compressStatics } from "./compress.mjs";
import { minifyScripts } from "./minify.mjs";

/** Runs a command in the foreground; returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  return status === 0;
}

function must(ok, what) {
  if (ok) return;
  console.error(`${what} failed: see the lines above.`);
  process.exit(1);
}

/** Installs the locked dependencies when they are missing or older than the lock file. */
export function ensureInstalled() {
  const marker = "node_modules/.package-lock.json";
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  console.log("Installing dependencies …");
  must(run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]), "npm ci");
}

/**
 * Builds when there is no build, a source is newer than it, or the one that lies there is not ours: `npm run dev` leaves
 * a development build in the same place.
 */
export async function ensureBuilt() {
  const built = "build/server.cjs";
  const marker = "build/.production";
  const sources = [
    "app",
    "public/fonts",
    "public/icons.svg",
    "server",
    "remix.config.js",
    "package-lock.json",
  ];
  const ours = existsSync(built) && existsSync(marker) && newest(marker) >= newest(built);
  if (ours && sources.every((path) => newest(path) <= newest(built))) return;
  console.log("Building …");
  must(run("npx", ["remix", "build"], { env: { ...process.env, NODE_ENV: "production" } }), "remix build");
  await makeServerAscii();
  await minifyScripts();
  await compressStatics();
  must(run(process.execPath, ["scripts/keep-compiled.mjs"]), "compiling the server");
  // Where stock remix-serve looks for it.
  writeFileSync("build/index.js", 'export * from "./server.cjs";\n');
  writeFileSync(marker, "");
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
