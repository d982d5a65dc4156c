import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "~/render/inline-scripts.server";

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

test("the app's own scripts are hashed in their order and lose their nonce", () => {
  const marked =
    '<script nonce="n0">one()</script><p>text</p><script nonce="n0" type="module" async="">two()</script>';
  const { html, scriptHashes } = hashInlineScripts(marked, "n0");
  expect(scriptHashes).toEqual([hashOf("one()"), hashOf("two()")]);
  expect(html).toBe('<script>one()</script><p>text</p><script type="module" async="">two()</script>');
});

test.each([
  ["without a nonce", "<script>evil()</script>"],
  ["with a guessed nonce", '<script nonce="guess">evil()</script>'],
  ["with other attributes first", '<script data-x nonce="n1">evil()</script>'],
  ["in another case", "<SCRIPT>evil()</SCRIPT>"],
])("an injected script %s gets no hash, so that the policy refuses it", (_how, injected) => {
  const { scriptHashes } = hashInlineScripts(`${injected}<script nonce="n0">own()</script>`, "n0");
  expect(scriptHashes).toEqual([hashOf("own()")]);
});
