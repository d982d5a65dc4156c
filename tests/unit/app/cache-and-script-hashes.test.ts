import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addressOf } from "~/forms/forms";
import { cacheControl } from "~/render/cache-control";
import { hashInlineScripts } from "~/render/render-document.server";

const SHARED = "public, max-age=0, s-maxage=300";
const PAGE = `${SHARED}, stale-while-revalidate=3600, no-transform`;

test.each<[string, string, { status?: number; method?: string; cookie?: string }?]>([
  ["/about", PAGE],
  ["/about?utm_source=news&gclid=a&anything=1", PAGE],
  ["/?index", PAGE],
  ["/about?CONTACT=call", PAGE],
  // A browser may not show data stale.
  ["/about.data", `${SHARED}, no-transform`],
  ["/about?gclid=a&contact=call", "no-store, no-transform"],
  ["/about?%63ontact=call", "no-store, no-transform"],
  ["/about?topic=Media", PAGE],
  ["/about?sent=1", "no-store, no-transform"],
  ["/about.data?_routes=root", "no-store, no-transform"],
  ["/about", "no-store, no-transform", { cookie: "a=b" }],
  ...(["contact", "call", "career"] as const).map((form): [string, string] => [
    addressOf(form, "/about"),
    "no-store, no-transform",
  ]),
  ["/nothing", "no-store, no-transform", { status: 404 }],
  ["/about", "no-store, no-transform", { method: "POST" }],
])("%s is cached as %j (%o)", (url, expected, { status = 200, method, cookie } = {}) => {
  const headers = new Headers(cookie ? { "Set-Cookie": cookie } : {});
  expect(cacheControl(new Request(`http://site.test${url}`, { method }), status, headers)).toBe(expected);
});

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

test.each([
  "<script>evil()</script>",
  '<script nonce="guess">evil()</script>',
  '<script data-x nonce="n1">evil()</script>',
  "<SCRIPT>evil()</SCRIPT>",
])("an injected %s gets no hash, so that the policy refuses it", (injected) => {
  const { scriptHashes } = hashInlineScripts(`${injected}<script nonce="n0">own()</script>`, "n0");
  expect(scriptHashes).toEqual([hashOf("own()")]);
});
