import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFullDisk } from "../support/faults/full-disk";
import { count, scale } from "../support/faults/report";
import { idsIn, openStore, QUIET } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { startSite } from "../support/servers/site";
import { lockStore } from "../support/store/lock";
import { protectFile } from "../support/store/write-protection";

const SESSION_SECRET = "a secret for these tests alone";

test("a store that stays locked rejects submissions, and pages are still served", async () => {
  const site = await startSite(QUIET);
  const visitors = new Visitors();
  const release = await lockStore(join(site.dataDir, "site.db"));
  const waiting = visitors.crowd(site.url, 4 * scale, 4);
  for (let i = 0; i < 3; i += 1) {
    expect((await fetch(`${site.url}/career`)).status).toBe(200);
  }
  await release();
  await waiting;
  const acknowledged = visitors.ids("acknowledged").length;

  const again = await lockStore(join(site.dataDir, "site.db"));
  await visitors.crowd(site.url, 4, 4);
  expect(visitors.ids("acknowledged").length).toBe(acknowledged);
  await again();
  await visitors.crowd(site.url, 4 * scale, 4);
  expect(visitors.ids("acknowledged").length).toBe(acknowledged + 4 * scale);
  const store = openStore(site.dataDir);
  const counts = count("store locked by another process", visitors, await idsIn(store, "inbox"));
  expect(counts).toMatchObject({ lost: 0, unanswered: 0, arrived: counts.acknowledged });
  await store.close();
  await site.stop();
});

test("a read-only store rejects submissions and keeps the earlier ones, and pages are still served", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "read-only-"));
  const file = join(DATA_DIR, "site.db");
  const env = { ...QUIET, DATA_DIR, SESSION_SECRET };
  const visitors = new Visitors();
  const first = await startSite(env);
  await visitors.crowd(first.url, 3 * scale);
  await first.stop();

  protectFile(file, true);
  const site = await startSite(env);
  await visitors.crowd(site.url, 3 * scale);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  await site.stop();
  protectFile(file, false);
  const store = openStore(DATA_DIR);
  const counts = count("read-only store", visitors, await idsIn(store, "inbox"));
  expect(counts).toMatchObject({ lost: 0, acknowledged: 3 * scale, rejected: 3 * scale, arrived: 3 * scale });
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});

test("a full disk rejects submissions until there is room again, and pages are still served", async () => {
  const disk = createFullDisk();
  const DATA_DIR = disk.dataDir;
  const site = await startSite({ ...QUIET, DATA_DIR, SESSION_SECRET });
  const visitors = new Visitors();
  await visitors.crowd(site.url, 3 * scale);
  disk.fill(site);
  // Use up the free pages of the store's own file.
  for (let i = 0; i < 400 && visitors.ids("rejected").length === 0; i += 1) await visitors.send(site.url);
  await visitors.crowd(site.url, 5 * scale);
  expect(visitors.ids("rejected").length).toBeGreaterThan(5 * scale);
  expect((await fetch(`${site.url}/career`)).status).toBe(200);
  disk.free(site);
  const acknowledged = visitors.ids("acknowledged").length;
  await visitors.crowd(site.url, 5 * scale);
  expect(visitors.ids("acknowledged").length).toBe(acknowledged + 5 * scale);
  await site.end("SIGKILL");
  const store = openStore(DATA_DIR);
  const counts = count("full disk", visitors, await idsIn(store, "inbox"), disk.note);
  expect(counts).toMatchObject({ lost: 0, duplicates: 0 });
  await store.close();
  disk.remove();
});
