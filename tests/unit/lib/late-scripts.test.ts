import { expect, test } from "vitest";
import { deferScripts } from "~/lib/late-scripts.server";

const page = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>rel=&quot;modulepreload&quot;</p><script>plain()</script><script type="module" async="">import "/a.js"</script></body></html><script>after()</script>`;

test("nothing in the page starts by itself any more, and nothing but names has changed", () => {
  const late = deferScripts(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toContain('<script type="module"');
  const restored = late
    .replace('rel="late"', 'rel="modulepreload"')
    .replace('type="text/late"', 'type="module"')
    .replace(/(?<=<head>)<script>\{[^<]*<\/script>/, "")
    .replace(/<script>\(\(\)=>\{[\s\S]*?<\/script>(?=<\/body>)/, "");
  expect(restored).toBe(page);
});

test("the script that starts it is the body's last child and the same on every page", () => {
  const starter = /<script>(\(\(\)=>\{[\s\S]*?)<\/script><\/body>/;
  const [, one] = starter.exec(deferScripts(page)) ?? [];
  const [, other] = starter.exec(deferScripts("<html><body></body></html>")) ?? [];
  expect(one).toBeTruthy();
  expect(one).toBe(other);
  // Still a script after what was made of it.
  expect(() => new Function(one ?? "")).not.toThrow();
});
