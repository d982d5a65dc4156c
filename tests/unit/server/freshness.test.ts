import { expect, test } from "vitest";
import { freshness } from "../../../server/http/page-cache/freshness";

const life = (cacheControl: string, status = 200, ...more: string[]) =>
  freshness({ status, rawHeaders: ["cache-control", cacheControl, ...more] });

test("a public answer lives as long as it says", () => {
  expect(life("public, max-age=0, s-maxage=300, stale-while-revalidate=3600")).toEqual({
    freshMs: 300_000,
    staleMs: 3_600_000,
  });
  expect(life("Public, S-MaxAge=60", 200, "Vary", "accept-encoding")).toEqual({
    freshMs: 60_000,
    staleMs: 0,
  });
});

test.each([
  ["no word", ""],
  ["only browsers in mind", "public, max-age=3600"],
  ["no-store", "public, s-maxage=300, no-store"],
  ["private", "private, s-maxage=300"],
  ["nothing public", "s-maxage=300"],
  ["no time", "public, s-maxage=0"],
  ["no number", "public, s-maxage=soon"],
])("an answer with %s is not kept", (_, cacheControl) => {
  expect(life(cacheControl)).toBeUndefined();
});

test.each([
  ["an error", 500, []],
  ["a redirect", 301, []],
  ["a cookie", 200, ["Set-Cookie", "a=b"]],
  ["an answer by cookie", 200, ["Vary", "Cookie"]],
  ["an answer by everything", 200, ["Vary", "*"]],
])("%s is not kept", (_, status, headers) => {
  expect(life("public, s-maxage=300", status, ...headers)).toBeUndefined();
});
