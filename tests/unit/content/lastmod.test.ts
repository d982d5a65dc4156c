import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import lastmod from "~/content/lastmod.json";
import { pagesByUrl } from "~/content/pages/index";

const FILE = "app/content/lastmod.json";
type LastModified = Record<string, { date: string; hash: string }>;

const hashOf = (page: unknown) =>
  createHash("sha256").update(JSON.stringify(page)).digest("hex").slice(0, 12);

/** An unchanged page keeps its recorded date; a changed one gets today's. */
function current(recorded: LastModified): LastModified {
  const today = new Date().toISOString().slice(0, 10);
  const entries = [...pagesByUrl].map(([url, page]) => {
    const entry = recorded[url];
    return [url, entry?.hash === hashOf(page) ? entry : { date: today, hash: hashOf(page) }] as const;
  });
  return Object.fromEntries(entries);
}

test("every page's date in the sitemap is that of its words (after a change: npm run dates)", () => {
  const expected = current(lastmod);
  if (process.env.UPDATE_DATES) writeFileSync(FILE, `${JSON.stringify(expected, null, 2)}\n`);
  else expect(lastmod).toEqual(expected);
});

test("a changed page gets a new date, an unchanged one keeps its own", () => {
  const old = { ...lastmod, "/about": { date: "2020-01-01", hash: "other" } };
  old["/"] = { ...lastmod["/"], date: "2020-02-02" };
  const next = current(old);
  expect(next["/about"]?.date).not.toBe("2020-01-01");
  expect(next["/"]?.date).toBe("2020-02-02");
});
