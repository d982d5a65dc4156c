import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failures } from "../../support/commands/doctor";
import { openStore } from "../../support/faults/store";
import { protectFile } from "../../support/store/write-protection";

const PASSWORD = "hunter2-hunter2";

/** Runs the built command; resolves to its exit code, its lines and how long it took. */
async function doctor(env: Record<string, string>) {
  const begun = Date.now();
  const child = spawn(process.execPath, ["server/bin/inbox.mjs", "doctor"], {
    env: { NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  return { code, lines: output.trimEnd().split("\n"), ms: Date.now() - begun };
}

test("a store that cannot be written is a failure", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "doctor-"));
  const store = openStore(DATA_DIR);
  await store.db();
  await store.close();
  protectFile(join(DATA_DIR, "site.db"), true);
  const { code, lines } = await doctor({ DATA_DIR });
  expect(code).toBe(1);
  expect(failures(lines)).toEqual([
    expect.stringMatching(/^fail {2}store: SQLite file .+: read-only \(SQLITE_8\)$/),
  ]);
});

test("with a database and a mail server that never respond, the doctor ends, reports it, and prints no password", async () => {
  const silence = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(silence, "listening");
  const host = `127.0.0.1:${(silence.address() as AddressInfo).port}`;
  const { code, lines, ms } = await doctor({
    DATABASE_URL: `postgres://site:${PASSWORD}@${host}/site`,
    SMTP_URL: `smtp://site:${PASSWORD}@${host}`,
    MAIL_TO: "team@site.test",
    SESSION_SECRET: "secret-of-the-cookies",
  });
  expect(code).toBe(1);
  expect(ms).toBeLessThan(30_000);
  expect(failures(lines).map((line) => line.split(":")[0])).toEqual(["fail  store", "fail  mail"]);
  expect(lines.join("\n")).not.toMatch(/hunter2|secret-of-the-cookies/);
  silence.close();
}, 60_000);
