// Installs and builds when needed, for `npm start` and `npm test` in a fresh clone.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressStatics } from "./compress.mjs";

const BUNDLE = "build/index.cjs";

/** Marks a production build: `npm run dev` leaves a development build in the same place. */
const MARKER = "build/.production";

/** Everything a build is made from. */
const SOURCES = [
  "app",
  "server",
  "scripts/build",
  // Contains the build's output, which is older than the marker.
  "public",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];

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

/** Installs the locked dependencies of a package when they are missing or older than the lock file. */
export function ensureInstalled(folder = ".") {
  const installed = join(folder, "node_modules/.package-lock.json");
  const locked = join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.log(folder === "." ? "Installing dependencies …" : `Installing dependencies of ${folder} …`);
  must(run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefix", folder]), "npm ci");
}

/** Builds for production when there is no such build, or a source is newer than it. */
export async function ensureBuilt() {
  if (!isBuilt()) {
    console.log("Building …");
    must(run("npx", ["remix", "build"], { env: { ...process.env, NODE_ENV: "production" } }), "remix build");
    await compressStatics();
    writeFileSync(MARKER, "");
  }
  // A finished build may be older than the last commit.
  writeVersion();
}

/** Names version and commit for log, metrics and API. Without git, as in Docker, COMMIT comes from the environment. */
function writeVersion() {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const { stdout } = spawnSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8" });
  const commit = process.env.COMMIT || stdout?.trim() || "unknown";
  writeFileSync("build/version.json", JSON.stringify({ version, commit }));
}

function isBuilt() {
  const built = existsSync(BUNDLE) && existsSync(MARKER) && newest(MARKER) >= newest(BUNDLE);
  return built && SOURCES.every((path) => newest(path) <= newest(MARKER));
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
