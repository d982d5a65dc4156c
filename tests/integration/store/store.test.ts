import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Config } from "../../../server/config/config";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createRetention } from "../../../server/submissions/retention";
import { contact } from "../../support/forms/submissions";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";
import { tempConfig } from "../../support/store/temp-config";
import { lockStore } from "../../support/store/write-protection";

const fileOf = ({ database }: Config) => (database.kind === "sqlite" ? database.file : "");

onBothStores((fresh) => {
  test("several processes may open a new store at the same moment", async () => {
    const config = await fresh();
    const stores = Array.from({ length: 6 }, () => createStore(config));
    await Promise.all(stores.map((store) => store.check()));
    const db = await stores[0]?.db();
    expect(await db?.selectFrom("submissions").selectAll().execute()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe("SQLite alone", () => {
  test("in a folder that everyone may read, only the owner may read the store", async () => {
    const folder = mkdtempSync(join(tmpdir(), "shared-"));
    chmodSync(folder, 0o755);
    const store = createStore(tempConfig({ DATABASE_URL: `file:${folder}/site.db` }));
    await store.check();
    const modes = readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
    await store.close();
    expect(modes).toEqual(["600", "600", "600"]);
  });

  test("a sweep leaves no personal data of a delivered submission in the database file, nor in its WAL", async () => {
    await using upstream = await startFakeUpstream();
    const config = tempConfig({ API_BASE_URL: upstream.url });
    const dependencies = createDependencies(config);
    await dependencies.submissions.send(contact());
    const store = createStore(config);
    await createRetention(store, config, dependencies.log).sweep();
    for (const name of ["site.db", "site.db-wal"])
      expect(readFileSync(join(config.dataDir, name)).includes("amira@example.test")).toBe(false);
    await Promise.all([store.close(), dependencies.close()]);
  });

  test("SQLite writes to a WAL with full synchronisation", async () => {
    const store = createStore(tempConfig());
    const db = await store.db();
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {},
      )[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    await store.close();
  });

  test("a submission waits for another process's lock, and the server keeps serving", async () => {
    const config = tempConfig();
    const dependencies = createDependencies(config);
    expect(await dependencies.ready()).toBe(true);
    const release = lockStore(fileOf(config));
    const sent = dependencies.submissions.send(contact());
    // The process's own timers go on.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    release();
    expect(await sent).toEqual({ ok: true });
    await dependencies.close();
  });
});
