import { expect, test } from "vitest";
import { deferScripts } from "~/render/deferred-scripts.server";
import { addOwnScripts } from "~/render/own-scripts.server";

const entry = '<script nonce="n0" type="module" async="">import "/a.js"</script>';
const page = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>&lt;script&gt;</p><script nonce="n0">plain()</script>${entry}</body></html>`;

test("no script of the page starts by itself, and only attributes have changed", () => {
  const deferred = deferScripts(page, "n0");
  expect(deferred).not.toContain('<link rel="modulepreload"');
  expect(deferred).not.toContain('<script nonce="n0" type="module"');
  const restored = deferred
    .replace('rel="deferred"', 'rel="modulepreload"')
    .replace('type="text/deferred"', 'type="module"');
  expect(restored).toBe(page);
});

test("one script is added first in the head and one last in the body, and both can be parsed", () => {
  const added = addOwnScripts(page, "n0", { defer: true });
  const [, first = "", rest = ""] =
    /<head><script nonce="n0">([\s\S]*?)<\/script>([\s\S]*)/.exec(added) ?? [];
  const [, last = ""] = /.*<script nonce="n0">([\s\S]*?)<\/script><\/body>/.exec(rest) ?? [];
  for (const source of [first, last]) {
    expect(source).toBeTruthy();
    expect(() => new Function(source)).not.toThrow();
  }
});

test.each([
  ["no entry script", page.replace(entry, "")],
  ["two entry scripts", page.replace(entry, entry + entry)],
  [
    "an entry script with other attributes",
    page.replace(' type="module" async=""', ' async="" type="module"'),
  ],
  ["an entry script that is not the app's", page.replace('nonce="n0" type', 'nonce="other" type')],
  ["no preloads", page.replace('rel="modulepreload"', 'rel="preload"')],
])("a document with %s is an error, not a page whose scripts start too soon or never", (_what, document) => {
  expect(() => deferScripts(document, "n0")).toThrow(/cannot be deferred/);
});

test("a document without a plain head is an error, not a page without films", () => {
  const document = page.replace("<head>", '<head class="x">');
  expect(() => addOwnScripts(document, "n0", { defer: false })).toThrow(/cannot be added/);
});
