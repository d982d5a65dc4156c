import { createHash } from "node:crypto";
import { pagesByUrl } from "~/content/pages/index";

type LastModified = Record<string, { date: string; hash: string }>;

const hashOf = (page: unknown) =>
  createHash("sha256").update(JSON.stringify(page)).digest("hex").slice(0, 12);

/** When each page's words changed last: an unchanged page keeps its recorded date, a changed one gets today's. */
export function currentDates(recorded: LastModified): LastModified {
  const date = new Date().toISOString().slice(0, 10);
  const entries = [...pagesByUrl].map(([url, page]) => {
    const hash = hashOf(page);
    return [url, recorded[url]?.hash === hash ? recorded[url] : { date, hash }] as const;
  });
  return Object.fromEntries(entries);
}
