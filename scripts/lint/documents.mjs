// Checks that the paths, npm scripts and variables in documents exist, and the paths in comments.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const { stdout } = spawnSync("git", ["ls-files"], { encoding: "utf8" });
const files = stdout
  .split("\n")
  .filter((file) => /\.(md|m?[jt]sx?|css|ya?ml)$|Dockerfile|\.service$/.test(file));
const isDocument = (file) => file.endsWith(".md");
const textOf = new Map(files.filter(existsSync).map((file) => [file, readFileSync(file, "utf8")]));
const code = [...textOf].flatMap(([file, text]) => (isDocument(file) ? [] : text)).join("\n");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** A file or folder of the repository, perhaps with a star or braces in its name. */
const PATH = /(?<![\w./@$-])(?:app|server|tests|scripts|public)\/[\w.@$[\]/-]*[\w$](?![\w*{…])/g;
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
const SCRIPT = /npm run (\w+(?::\w+)*)/g;
const VARIABLE = /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)[`=]/g;

/** Where a document names a path from its own folder. */
const exists = (path, file) => [path, `${path}.ts`, join(dirname(file), path)].some(existsSync);

const missing = [];
for (const [file, text] of textOf) {
  const prose = isDocument(file) ? text : (text.match(/\/\/ .*|\/\*[\s\S]*?\*\/|^ *# .*/gm) ?? []).join("\n");
  const note = (kind, name) => missing.push(`${file} names the ${kind} ${name}, which does not exist`);
  for (const [path] of prose.matchAll(PATH)) if (!exists(path, file)) note("path", path);
  for (const [, name] of prose.matchAll(SCRIPT)) if (!Object.hasOwn(scripts, name)) note("script", name);
  if (!isDocument(file)) continue;
  for (const [, path] of prose.matchAll(LINK)) if (!exists(path, file)) note("link", path);
  for (const [, name] of prose.matchAll(VARIABLE)) if (!code.includes(name)) note("variable", name);
}
for (const line of missing) console.error(line);
process.exit(missing.length > 0 ? 1 : 0);
