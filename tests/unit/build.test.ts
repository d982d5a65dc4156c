import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roles } from "~/content/roles";
import { lists, pages, strings } from "../support/content";

// What the browser is sent besides the page: the build's own scripts. `npm test` builds before it tests.
const paths = readdirSync("public/build", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".js"),
);
const scripts = paths.map((path) => readFileSync(join("public/build", path), "utf8")).join("\n");

test("no page copy is in the browser's scripts", () => {
  expect(paths.length).toBeGreaterThan(10);
  const sentences = [...pages, ...lists].flatMap((content) => strings(content)).map(({ text }) => text);
  const long = sentences.filter((text) => text.length > 60);
  expect(long.length).toBeGreaterThan(300);
  expect(long.filter((text) => scripts.includes(text))).toEqual([]);
  expect(roles.filter((role) => scripts.includes(`"${role}"`))).toEqual([]);
});

test("neither zod nor a module of the server is in the browser's scripts", () => {
  expect(scripts).not.toMatch(/ZodError|invalid_type|createHmac|DatabaseSync|SESSION_SECRET/);
});

test("the server's bundle is ASCII: with a single other sign V8 keeps all of it in twice the memory", () => {
  const bundle = readFileSync("build/server.cjs", "utf8");
  expect(bundle.length).toBeGreaterThan(1_000_000);
  expect(bundle.match(/.{0,60}\P{ASCII}.{0,60}/gu) ?? []).toEqual([]);
});

test("the server is kept compiled, and this Node takes the copy: a start is a third shorter with it", () => {
  const ask =
    'import("./server/load.mjs").then(({ compileServer }) => console.log(compileServer().script.cachedDataRejected))';
  expect(execFileSync(process.execPath, ["-e", ask], { encoding: "utf8" })).toBe("false\n");
});
