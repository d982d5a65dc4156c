import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { send } from "../../support/http";
import { startSite } from "../../support/servers/site";

const WAIT = { timeout: 20_000 };
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const run = (cwd: string, program: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve("server/bin", program), ...args], { cwd, encoding: "utf8" });

test("the server and the inbox command read .env where they are started, and the environment wins", async () => {
  const cwd = newFolder();
  const lines = [
    "#BRAND_NAME=Commented",
    "BRAND_NAME=Filed",
    "SITE_URL=https://file.test",
    "INBOX_RETENTION_DAYS=45",
  ];
  writeFileSync(join(cwd, ".env"), [...lines, "DATABASE_URL=file:of-the-file.db"].join("\n"));
  expect(run(cwd, "inbox.mjs", "list").stdout).toContain("of-the-file.db");
  await using site = await startSite({ SITE_URL: "https://environment.test" }, { cwd });
  const { body } = await send(site.url);
  expect(body).toContain("Filed");
  expect(site.output()).toContain("required by law");
  expect((await send(`${site.url}/privacy`)).body).toContain(">45 days<");
  expect(body).toContain('rel="canonical" href="https://environment.test/"');
});

test.each(["start.mjs", "inbox.mjs"])("%s ends with one line where .env cannot be read", (program) => {
  const cwd = newFolder();
  mkdirSync(join(cwd, ".env"));
  const { status, stderr } = run(cwd, program);
  expect([status, stderr]).toEqual([1, `.env in ${cwd} must be a file that this user may read\n`]);
});

test("the production server runs with nothing but the files that the Dockerfile copies from the build", async () => {
  const cwd = newFolder();
  for (const [, path = ""] of readFileSync("Dockerfile", "utf8").matchAll(
    /^COPY --from=build \/site\/(\S+)/gm,
  )) {
    if (path === "public") symlinkSync(resolve(path), join(cwd, path));
    else cpSync(path, join(cwd, path), { recursive: true });
  }
  await using site = await startSite({ NODE_ENV: "" }, { cwd, command: ["server/bin/start.mjs"] });
  // Pages are cached in production only.
  await expect.poll(async () => (await send(`${site.url}/about`)).headers.etag, WAIT).toBeDefined();
  await expect.poll(async () => (await send(`${site.url}/readyz`)).status, WAIT).toBe(200);
  expect(site.output()).not.toMatch(/ExperimentalWarning|Dev server/);
});
