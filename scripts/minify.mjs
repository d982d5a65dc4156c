// Makes the scripts of a build smaller once more: esbuild's own minifying leaves 6 % of the router, React and
// conform on the wire that Terser finds.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "public/build";

/** What React's tools would call a component. Given to one that nobody uses, it keeps that in the bundle. */
const DISPLAY_NAME = /(?<=[;,{}])[\w$]+\.displayName="\w+"[;,]/g;

export async function minifyScripts() {
  // Not at the top: on a fresh clone this file is read before the packages are there.
  const { minify } = await import("terser");
  for (const name of await readdir(FOLDER, { recursive: true })) {
    const file = join(FOLDER, name);
    if (!name.endsWith(".js")) continue;
    const code = await readFile(file, "utf8");
    const smaller = await minify(code.replace(DISPLAY_NAME, ""), {
      module: true,
      ecma: 2020,
      compress: { passes: 2, pure_funcs: ({ expression }) => expression.property !== "forwardRef" },
      format: { comments: /@license/ },
    });
    await writeFile(file, smaller.code);
  }
}
