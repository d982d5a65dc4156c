// Debian packages that the tests need and npm does not offer.
import { spawnSync } from "node:child_process";
import { run } from "./ensure.mjs";

let listsAreFresh = false;

/** Installs packages, as root on Debian and its kin, and says why; returns whether they were installed. */
export function aptInstall(why, ...names) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  console.log(`${why}: installing ${names.join(", ")} with apt-get, as root …`);
  if (!listsAreFresh) listsAreFresh = run("apt-get", ["update", "-qq"]);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return run("apt-get", ["install", "-y", "-qq", ...names], { env });
}
