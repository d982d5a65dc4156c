import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Beside the bundle; scripts/build/last-commits.mjs writes it. */
const FILE = join(__dirname, "last-modified.json");

/** Days by the names of content files; none before the first build, as under `npm run dev` in a fresh clone. */
function readDays(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}

const days = readDays();

/** The day on which the words of a page last changed. */
export function lastModified(url: string): string {
  return days[url.slice(1) || "home"] ?? days.today ?? new Date().toISOString().slice(0, 10);
}
