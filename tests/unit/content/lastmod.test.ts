import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import lastmod from "~/content/lastmod.json";
import { pagesByUrl } from "~/content/pages/index";

const FILE = "app/content/lastmod.json";
type LastModified = Record<string, { date: string; hash: string }>;

const hashOf = (page: unknown) =>
  createHash("sha256").update(JSON.stringify(page)).digest("hex").slice(0, 12);

/** What the file has to say: a page whose words are as recorded keeps its date, another one gets today's. */
function current(recorded: LastModified): LastModified {
  const today = new Date().toISOString().slice(0, 10);
  const entries = [...pagesByUrl].map(([url, page]) => {
    const known = recorded[url];
    return [url, known?.hash === hashOf(page) ? known : { date: today, hash: hashOf(page) }] as const;
  });
  return Object.fromEntries(entries);
}

test("every page's date in the sitemap is that of its words (after a change: npm run dates)", () => {
  const wanted = current(lastmod);
  if (process.env.UPDATE_DATES) writeFileSync(FILE, `${JSON.stringify(wanted, null, 2)}\n`);
  else expect(lastmod).toEqual(wanted);
});

test("a changed page gets a new date, an unchanged one keeps its own", () => {
  const old = { ...lastmod, "/about": { date: "2020-01-01", hash: "other" } };
  old["/"] = { ...lastmod["/"], date: "2020-02-02" };
  const next = current(old);
  expect(next["/about"]?.date).not.toBe("2020-01-01");
  expect(next["/"]?.date).toBe("2020-02-02");
});
