// When each page's words changed last, for the sitemap.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename } from "node:path";

/** Where a page's file is named after its URL. */
const FOLDERS = ["pages", "industries", "products", "services"].map((name) => `app/content/${name}`);

/** The day of the last commit to each content file, by its name without ending: { about: "2026-11-25" }. Empty without git. */
export function lastCommits(cwd = ".") {
  const command = ["log", "--format=%cs", "--name-only", "--", ...FOLDERS];
  const { stdout } = spawnSync("git", command, { cwd, encoding: "utf8" });
  const days = {};
  let day;
  for (const line of (stdout ?? "").split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    // Newest first.
    else if (line) days[basename(line, ".ts")] ??= day;
  }
  return days;
}

/** For app/seo/last-modified.server.ts; a page that no commit knows has today's date. */
export function writeDates() {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync("build/last-modified.json", JSON.stringify({ today, ...lastCommits() }));
}
