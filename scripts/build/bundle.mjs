// The site's TypeScript, for scripts that read its content.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
// The one that @remix-run/dev builds the site with.
import { build } from "esbuild";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Bundles a piece of TypeScript with the local modules it imports; "~/" stands for app/. */
export async function bundle(entry, options = {}) {
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

/** Runs a piece of TypeScript and returns its exports. */
export async function importTypescript(entry) {
  const code = await bundle(entry);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
