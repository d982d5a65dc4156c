/** What a medium is made of, as text and as a hash. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
// Comes with @remix-run/dev, at the version that builds the site.
import { build } from "esbuild";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The first 16 hexadecimal digits of the SHA-256 of some strings; where one ends and the next begins counts. */
export function digest(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 16);
}

/**
 * The text of some modules with every local module they import, less what none of them uses, less comments and
 * layout: it changes when, and only when, what they do may have changed.
 * @param {string[]} files from the root of the project, e.g. "scripts/media/films/encode.mjs"
 */
export async function textOf(...files) {
  const entry = files.map((file, index) => `export * as m${index} from "./${file}"`).join("\n");
  return bundle(entry, { minifyWhitespace: true });
}

/** Imports what a piece of TypeScript exports; "~/" is the app, as everywhere. */
export async function importTypescript(entry) {
  const code = await bundle(entry, {});
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}

async function bundle(entry, options) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: ROOT, loader: "ts" },
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    platform: "node",
    alias: { "~": join(ROOT, "app") },
    packages: "external",
    write: false,
    ...options,
  });
  return outputFiles[0].text;
}
