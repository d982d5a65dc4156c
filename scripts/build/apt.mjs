// Debian packages that the tests need and npm does not offer.
import { spawnSync } from "node:child_process";
import { run } from "./ensure.mjs";

/** Installs packages, as root on Debian and its kin; returns whether they were installed. */
export function aptInstall(...names) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"]);
  return run("apt-get", ["install", "-y", "-qq", ...names], { env });
}
