import { expect, test } from "vitest";
import { freshness } from "../../../server/http/page-cache/freshness";

const freshnessOf = (cacheControl: string, status = 200, ...more: string[]) =>
  freshness({ status, rawHeaders: ["cache-control", cacheControl, ...more] });

test("a public response stays fresh as long as its Cache-Control says", () => {
  expect(freshnessOf("public, max-age=0, s-maxage=300, stale-while-revalidate=3600")).toEqual({
    freshMs: 300_000,
    staleMs: 3_600_000,
  });
  expect(freshnessOf("Public, S-MaxAge=60", 200, "Vary", "accept-encoding")).toEqual({
    freshMs: 60_000,
    staleMs: 0,
  });
});

test.each([
  ["no directive", ""],
  ["max-age only", "public, max-age=3600"],
  ["no-store", "public, s-maxage=300, no-store"],
  ["private", "private, s-maxage=300"],
  ["no public", "s-maxage=300"],
  ["a time of zero", "public, s-maxage=0"],
  ["a time that is no number", "public, s-maxage=soon"],
])("a response with %s is not cached", (_, cacheControl) => {
  expect(freshnessOf(cacheControl)).toBeUndefined();
});

test.each([
  ["an error", 500, []],
  ["a redirect", 301, []],
  ["a cookie", 200, ["Set-Cookie", "a=b"]],
  ["a response that varies by cookie", 200, ["Vary", "Cookie"]],
  ["a response that varies by everything", 200, ["Vary", "*"]],
])("%s is not cached", (_, status, headers) => {
  expect(freshnessOf("public, s-maxage=300", status, ...headers)).toBeUndefined();
});
