import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { roles } from "~/content/roles";
import { lists, pages, strings } from "../support/content";

// What the browser is sent besides the page: the build's own scripts.
const scripts = readdirSync("public/build", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js"))
  .map((path) => ({ path, text: readFileSync(join("public/build", path), "utf8") }));

test("no page copy is in the browser's scripts", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const sentences = [...pages, ...lists].flatMap((content) => strings(content)).map(({ text }) => text);
  const long = sentences.filter((text) => text.length > 60);
  expect(long.length).toBeGreaterThan(300);
  for (const sentence of long) {
    for (const { path, text } of scripts) expect(text.includes(sentence), `${path}: ${sentence}`).toBe(false);
  }
  for (const { text } of scripts) expect(text).not.toContain(roles[7]);
});

test("neither zod nor a server's module is in the browser's scripts", () => {
  for (const { path, text } of scripts) {
    expect(text, path).not.toMatch(/ZodError|invalid_type|createHmac|DatabaseSync|SESSION_SECRET/);
  }
});
