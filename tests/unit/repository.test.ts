import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// Checks what is written about this repository: names of files in comments, READMEs and scripts.

const TEXT = /\.(ts|tsx|js|mjs|cjs|css|md|json|yaml|yml)$|(^|\/)(Dockerfile|\.[a-z]+ignore)$/;
const THIS = "tests/unit/repository.test.ts";

/** What is not written by hand. The files are listed without git: a copy of this folder may come without its history. */
const IGNORED =
  /^(\.git|build|public\/build|data|\.cache|test-results|playwright-report)$|(^|\/)node_modules$/;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (IGNORED.test(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

const paths = listFiles(".");
const files = paths
  .filter((path) => TEXT.test(path) && !path.startsWith("public/"))
  .filter((path) => path !== "package-lock.json" && path !== THIS)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The text of comments and READMEs. */
function prose({ path, text }: { path: string; text: string }): string {
  if (path.endsWith(".md")) return text;
  return Array.from(
    text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*|^\s*#.*/gm),
    ([comment]) => comment,
  ).join("\n");
}

test("no file names a document that is not in the repository", () => {
  const documents = "STACK|DESIGN|QUALITY|ART|COPY|VOCABULARY|SPECIFICATION";
  const name = new RegExp(
    `\\b(?:${documents})\\.md\\b|\\((?:${documents})[,)]|\\bspecification(?:'s|,)? (?:§|section )\\s*\\d`,
    "gi",
  );
  const found = files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(name), ([words, at = words]) => `${path}: ${at}`),
  );
  expect(found).toEqual([]);
});

test("every path in a comment or a readme exists", () => {
  const isThere = (path: string, from: string) =>
    [path, join(dirname(from), path)].some(
      (base) =>
        existsSync(base) ||
        // A path without its ending, or with a wildcard: some file must begin with it.
        [".ts", ".tsx", ".mjs", ".server.ts", ".server.tsx", ".css"].some((end) => existsSync(base + end)) ||
        (/[*{<…]/.test(base) && paths.some((one) => one.startsWith(base.split(/[*{<…]/)[0] ?? base))),
    );
  const mentioned = /(?<![\w./~@-])(?:app|server|scripts|tests|public)\/[\w./$*{<…-]*[\w*/]/g;
  const missing = files.flatMap((file) =>
    Array.from(prose(file).matchAll(mentioned), ([path]) => path)
      // The output of the build and the tests exists only after they have run.
      .filter((path) => !/^public\/build/.test(path) && !isThere(path, file.path))
      .map((path) => `${file.path}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("dependencies holds what the site imports, its stock server and the two test runners", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const site = files.filter(({ path }) => /^(app|server)\//.test(path)).map(({ text }) => text);
  const isImported = (name: string) =>
    site.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`));
  const rest = Object.keys(dependencies).filter((name) => !isImported(name));
  expect(rest).toEqual(["@remix-run/serve", "vitest", "@playwright/test"]);
});

test("every command in package.json runs a file that exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const paths = Object.values(scripts).flatMap(
    (command) => command.match(/[\w./-]+\.(?:mjs|ts|js)\b/g) ?? [],
  );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("no source file is longer than 200 lines", () => {
  const isData = /^app\/content\/|^scripts\/media\/.*\/scenes\/|\.(json|md)$/;
  const long = files
    .filter(({ path }) => /^(app|server|scripts)\//.test(path) && !isData.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > 200);
  expect(long).toEqual([]);
});
