import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsIn, openStore } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { type Site, startSite } from "../support/servers/site";
import { lockStore, protectFile } from "../support/store/write-protection";

const SESSION_SECRET = "a secret for these tests alone";

test("a store that is locked for a moment takes submissions, one that stays so rejects them, and pages are served", async () => {
  await using site = await startSite();
  const visitors = new Visitors();
  // From now on the server has it open.
  expect(await visitors.send(site.url)).toBe("acknowledged");
  const release = lockStore(join(site.dataDir, "site.db"));
  const waiting = visitors.crowd(site.url, 4 * scale, 4);
  for (let i = 0; i < 3; i += 1) expect((await fetch(`${site.url}/career`)).status).toBe(200);
  release();
  await waiting;
  const acknowledged = visitors.ids("acknowledged").length;
  expect(acknowledged).toBe(1 + 4 * scale);

  const again = lockStore(join(site.dataDir, "site.db"));
  await visitors.crowd(site.url, 4, 4);
  expect(visitors.ids("acknowledged").length).toBe(acknowledged);
  again();
  await visitors.crowd(site.url, 4 * scale, 4);
  expect(visitors.ids("acknowledged").length).toBe(acknowledged + 4 * scale);
  await using store = openStore(site.dataDir);
  const counts = count("store locked by another process", visitors, await idsIn(store, "inbox"));
  expect(counts).toMatchObject({ lost: 0, unanswered: 0, arrived: counts.acknowledged });
});

test("a read-only store rejects submissions and keeps the earlier ones, and pages are still served", async () => {
  await using first = await startSite({ SESSION_SECRET });
  const { dataDir } = first;
  const file = join(dataDir, "site.db");
  const visitors = new Visitors();
  await visitors.crowd(first.url, 3 * scale);
  // As when a terminal is closed.
  expect(await first.end("SIGHUP")).toBe(0);

  protectFile(file, true);
  const site = await startSite({ DATA_DIR: dataDir, SESSION_SECRET });
  await visitors.crowd(site.url, 3 * scale);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  await site.stop();
  protectFile(file, false);
  await using store = openStore(dataDir);
  const counts = count("read-only store", visitors, await idsIn(store, "inbox"));
  expect(counts).toMatchObject({ lost: 0, acknowledged: 3 * scale, rejected: 3 * scale, arrived: 3 * scale });
});

/**
 * A disk that can be filled: a small one of its own where mounting is allowed (root), else the limit on the size of a
 * process's files, which makes the system refuse its writes as well, though with EFBIG instead of ENOSPC.
 */
function createFullDisk() {
  const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
  const filler = join(folder, "filler");
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "pipe" });
  const limit = (pid: number, size: string) => run("prlimit", "--pid", `${pid}`, `--fsize=${size}:`);
  const disk = {
    folder,
    fill: (_: Site): unknown => spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M", "count=8"]),
    free: (_: Site): unknown => rmSync(filler),
    async [Symbol.asyncDispose]() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    },
  };
  try {
    run("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder);
  } catch {
    disk.fill = ({ pid }) => limit(pid, "1");
    disk.free = ({ pid }) => limit(pid, "unlimited");
  }
  return disk;
}

test("a full disk rejects submissions until there is room again, and pages are still served", async () => {
  await using disk = createFullDisk();
  await using site = await startSite({ DATA_DIR: disk.folder, SESSION_SECRET });
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
  await using store = openStore(disk.folder);
  const counts = count("full disk", visitors, await idsIn(store, "inbox"));
  expect(counts).toMatchObject({ lost: 0, duplicates: 0 });
});
