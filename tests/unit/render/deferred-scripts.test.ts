import { expect, test } from "vitest";
import { deferScripts } from "~/render/deferred-scripts.server";

const entry = '<script nonce="n0" type="module" async="">import "/a.js"</script>';
const page = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>&lt;script&gt;</p><script nonce="n0">plain()</script>${entry}</body></html>`;

test("no script of the page starts by itself, and only attributes have changed", () => {
  const deferred = deferScripts(page, "n0");
  expect(deferred).not.toContain('<link rel="modulepreload"');
  expect(deferred).not.toContain('<script nonce="n0" type="module"');
  const restored = deferred
    .replace('rel="deferred"', 'rel="modulepreload"')
    .replace('type="text/deferred"', 'type="module"')
    .replace(/(?<=<head>)<script nonce="n0">\{[^<]*<\/script>/, "")
    .replace(/<script nonce="n0">\(\(\)=>\{[\s\S]*?<\/script>(?=<\/body>)/, "");
  expect(restored).toBe(page);
});

test("the script that starts them is the last child of the body", () => {
  const [, source] =
    /<script nonce="n0">(\(\(\)=>\{[\s\S]*?)<\/script><\/body>/.exec(deferScripts(page, "n0")) ?? [];
  expect(() => new Function(source ?? "")).not.toThrow();
  expect(source).toBeTruthy();
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
  ["no head", page.replace("<head>", '<head class="x">')],
])("a document with %s is an error, not a page whose scripts start too soon or never", (_what, document) => {
  expect(() => deferScripts(document, "n0")).toThrow(/cannot be deferred/);
});
