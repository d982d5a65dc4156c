import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const { lastCommits }: { lastCommits: (folder: string) => Record<string, string> } = await import(
  resolve("scripts/build/last-commits.mjs")
);
const folder = mkdtempSync(join(tmpdir(), "commits-"));
afterAll(() => rmSync(folder, { recursive: true }));

function commit(day: string, ...pages: string[]) {
  for (const page of pages) writeFileSync(join(folder, "app/content/pages", page), day);
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, env, stdio: "ignore" });
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@example.test", "commit", "-m", day);
}

test("a page's date in the sitemap is the day of the last commit to its words", () => {
  mkdirSync(join(folder, "app/content/pages"), { recursive: true });
  expect(lastCommits(folder)).toEqual({});
  execFileSync("git", ["init", "-q"], { cwd: folder });
  commit("2025-03-01", "about.ts", "home.ts");
  commit("2025-04-02", "about.ts");
  expect(lastCommits(folder)).toEqual({ about: "2025-04-02", home: "2025-03-01" });
});
