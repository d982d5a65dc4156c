import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roles } from "~/forms/career/roles";
import { lists, pages, strings } from "../support/content";

// These tests need a build.
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

test("`npm audit --omit=dev` reads every package that is in the build", () => {
  const inputs = ["server", "js"].flatMap((part) =>
    Object.keys(JSON.parse(readFileSync(`build/metafile.${part}.json`, "utf8")).inputs),
  );
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const built = new Set(inputs.flatMap((path) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []));
  expect(built.size).toBeGreaterThan(50);
  expect([...built].filter((name) => !packages[name] || packages[name].dev)).toEqual([]);
});
