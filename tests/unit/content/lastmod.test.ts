import { expect, test } from "vitest";
import lastmod from "~/content/lastmod.json";
import { currentDates } from "../../../scripts/build/current-dates";

test("every page's date in the sitemap is that of its words (after a change: npm run dates)", () => {
  expect(currentDates(lastmod)).toEqual(lastmod);
});

test("a changed page gets a new date, an unchanged one keeps its own", () => {
  const old = { ...lastmod, "/about": { date: "2020-01-01", hash: "other" } };
  old["/"] = { ...lastmod["/"], date: "2020-02-02" };
  const next = currentDates(old);
  expect(next["/about"]?.date).not.toBe("2020-01-01");
  expect(next["/"]?.date).toBe("2020-02-02");
});
