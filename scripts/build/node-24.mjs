// The site is made for Node 24 and also runs on 20 and 22, where the tests get a separate Node 24.
import { existsSync } from "node:fs";
import { run } from "./ensure.mjs";

const VERSION = "24.21.0";
const FOLDER = ".cache/node-24";

/**
 * The path of a Node 24, installed into .cache if missing; undefined when this process runs on Node 24.
 * npm's packages of Node binaries stay out of package.json: they are large, and in node_modules/.bin one would replace the
 * installed Node in every npm script.
 */
export function ensureNode24() {
  if (process.version.startsWith("v24.")) return undefined;
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const path = `${FOLDER}/node_modules/${name}/bin/node${process.platform === "win32" ? ".exe" : ""}`;
  if (!existsSync(path)) {
    console.log(`Getting Node ${VERSION} for the tests …`);
    const options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--prefix", FOLDER];
    run("npm", ["install", ...options, `${name}@${VERSION}`]);
  }
  if (!existsSync(path))
    throw new Error(`Node ${VERSION} could not be installed: npm install ${name}@${VERSION}`);
  return path;
}
