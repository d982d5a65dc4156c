// Makes the scripts of a build smaller once more: esbuild's own minifying leaves 5 % of the router, React and
// conform on the wire that SWC finds.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "public/build";

/** What React's tools would call a component. Given to one that nobody uses, it keeps that in the bundle. */
const DISPLAY_NAME = /(?<=[;,{}])[\w$]+\.displayName="\w+"[;,]/g;
/** So does making one: nothing says that the call is free of side effects. */
const FORWARD_REF = /\b[\w$]+\.forwardRef\(/g;

export async function minifyScripts() {
  // Not at the top: on a fresh clone this file is read before the packages are there.
  const { minify } = await import("@swc/core");
  const scripts = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith(".js"));
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(FOLDER, name);
      const code = (await readFile(file, "utf8"))
        .replace(DISPLAY_NAME, "")
        .replace(FORWARD_REF, "/*#__PURE__*/$&");
      const smaller = await minify(code, {
        module: true,
        compress: { ecma: 2020, passes: 3, toplevel: true },
        mangle: { toplevel: true },
        format: { comments: "some" },
      });
      await writeFile(file, smaller.code);
    }),
  );
}
