/** The source of an item, as text and as a hash. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
// A dependency of @remix-run/dev.
import { build } from "esbuild";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The first 16 hexadecimal digits of a SHA-256; each part is preceded by its length, so that boundaries count. */
export function digest(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Modules bundled with the local modules they import, without unused code, comments and layout.
 * @param {string[]} files from the root of the project, e.g. "scripts/media/films/encoding/encode.mjs"
 */
export async function sourceText(...files) {
  const entry = files.map((file, index) => `export * as m${index} from "./${file}"`).join("\n");
  return bundle(entry, { minifyWhitespace: true });
}

/** Runs a piece of TypeScript and returns its exports; "~/" stands for app/. */
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
