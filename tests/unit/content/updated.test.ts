import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesByUrl } from "~/content/pages";
import updated from "~/content/updated.json";

const FILE = "app/content/updated.json";
type Updated = Record<string, { on: string; words: string }>;

const words = (page: unknown) => createHash("sha256").update(JSON.stringify(page)).digest("hex").slice(0, 12);

/** What the file has to say: a page whose words are as recorded keeps its date, another one gets today's. */
function current(recorded: Updated): Updated {
  const today = new Date().toISOString().slice(0, 10);
  const entries = [...pagesByUrl].map(([url, page]) => {
    const known = recorded[url];
    return [url, known?.words === words(page) ? known : { on: today, words: words(page) }] as const;
  });
  return Object.fromEntries(entries);
}

test("every page's date in the sitemap is that of its words (after a change: npm run dates)", () => {
  const wanted = current(updated);
  if (process.env.UPDATE_DATES) writeFileSync(FILE, `${JSON.stringify(wanted, null, 2)}\n`);
  else expect(updated).toEqual(wanted);
});

test("a changed page gets a new date, an unchanged one keeps its own", () => {
  const old = { ...updated, "/about": { on: "2020-01-01", words: "other" } };
  old["/"] = { ...updated["/"], on: "2020-02-02" };
  const next = current(old);
  expect(next["/about"]?.on).not.toBe("2020-01-01");
  expect(next["/"]?.on).toBe("2020-02-02");
});
