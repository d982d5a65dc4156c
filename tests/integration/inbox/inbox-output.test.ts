import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { scale } from "../../support/faults/report";
import { envOf, inStore } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";

/** By night five years of submissions. */
const ROWS = 25_000 * scale;
/** In which a page of the list must come. */
const PAGE_MS = 5_000;
const config = tempConfig();

beforeAll(async () => {
  await inStore(config, async (db) => {
    for (let at = 0; at < ROWS; at += 500) {
      const rows = Array.from({ length: 500 }, () => submissionRow({ state: "inbox" }));
      await db.insertInto("submissions").values(rows).execute();
    }
  });
});

const env = { ...process.env, ...envOf(config) };
const command = ["server/bin/inbox.mjs", "list"];
const list = () => spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] });

test("a list of many submissions comes page by page, also to a slow reader", async () => {
  let lines = 0;
  let tail = "";
  let slowest = 0;
  // The first page comes when the process has started.
  let begun = Number.POSITIVE_INFINITY;
  for await (const chunk of list().stdout) {
    slowest = Math.max(slowest, performance.now() - begun);
    tail = `${tail}${chunk}`.slice(-100);
    lines += String(chunk).split("\n").length - 1;
    // Longer than the command takes to read the next page.
    await setTimeout(20);
    begun = performance.now();
  }
  expect(lines).toBe(ROWS + 1);
  expect(tail).toMatch(new RegExp(`\\n${ROWS} inbox\\. Store: .+\\n$`));
  expect(slowest).toBeLessThan(PAGE_MS);
}, 120_000);

test("a reader that leaves, like head, ends the command without a complaint", async () => {
  const child = list();
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect([(await once(child, "close"))[0], complaints]).toEqual([0, ""]);
});

test("a list that does not fit on the disk ends with an error that says so", async () => {
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", full, "pipe"] });
  closeSync(full);
  let complaints = "";
  child.stderr?.on("data", (chunk) => {
    complaints += chunk;
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(complaints).toContain("ENOSPC");
});
