import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSite } from "../../support/servers/site";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "env-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));
const write = (...lines: string[]) => writeFileSync(join(cwd, ".env"), lines.join("\n"));
const run = (program: string, ...args: string[]) => {
  const command = [resolve("server/bin", program), ...args];
  return spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
};

test("the server reads .env where it is started, and the environment wins", async () => {
  write("#BRAND_NAME=Commented", "BRAND_NAME=Filed", "SITE_URL=https://file.test");
  await using site = await startSite({ SITE_URL: "https://environment.test" }, { cwd });
  const page = await (await fetch(site.url)).text();
  expect(page).toContain("Filed");
  expect(page).toContain('rel="canonical" href="https://environment.test/"');
});

test("the inbox command reads it, too", () => {
  write("DATABASE_URL=file:of-the-file.db");
  expect(run("inbox.mjs", "list").stdout).toContain("of-the-file.db");
});

test.each(["start.mjs", "inbox.mjs"])("%s ends with one line where .env cannot be read", (program) => {
  mkdirSync(join(cwd, ".env"));
  const { status, stderr } = run(program);
  expect([status, stderr]).toEqual([1, `.env in ${cwd} must be a file that this user may read\n`]);
});
