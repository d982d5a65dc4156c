import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { countSubmissions } from "../../../server/outbox/store/counts";
import { createRetention } from "../../../server/outbox/store/retention";
import { createReadiness, createStore } from "../../../server/outbox/store/store";
import { createDependencies } from "../../../server/site/dependencies";
import { contact } from "../../support/forms/submissions";
import { recordingLog } from "../../support/recording-log";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { noPostgres } from "../../support/servers/postgres";
import { onBothStores, onSqlite } from "../../support/store/both-stores";
import { inStore } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";
import { lockStore, protectFromWrites } from "../../support/store/write-protection";

onBothStores((fresh) => {
  test("several processes may open a new store at the same moment", async () => {
    const config = await fresh();
    const stores = Array.from({ length: 6 }, () => createStore(config));
    await Promise.all(stores.map((store) => store.check()));
    const rows = inStore(config, (db) => db.selectFrom("submissions").selectAll().execute());
    expect(await rows).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("this build delivers what an older build writes into the store that this one has migrated", async () => {
    await using upstream = await startFakeUpstream();
    const config = await fresh({ API_BASE_URL: upstream.url });
    const site = createDependencies(config);
    onTestFinished(site.close);
    await inStore(config, async (db) => {
      // The columns of the first release, as it names them. Migrations add others.
      await sql`insert into files (id, name, type, size, digest, expires_at)
        values ('file', 'cv.pdf', 'application/pdf', 3, 'abc', 1)`.execute(db);
      await sql`insert into file_chunks (file_id, position, bytes) values ('file', 0, ${Buffer.from("abc")})`.execute(
        db,
      );
      await sql`insert into used_captchas (id, form_id, expires_at) values ('captcha', 'form', 1)`.execute(
        db,
      );
      await sql`insert into submissions (id, form_id, kind, state, payload, file_id, lead_source, attempts,
          next_attempt_at, lease_until, lease_owner, give_up_at, last_error, created_at, updated_at, delivered_at,
          acknowledged_at)
        values ('old', 'form', 'career', 'pending', '{"name":"Amira"}', 'file', 'page=%2Fcareer', 0,
          1, null, null, ${Date.now() + 60_000}, null, 1, 1, null, null)`.execute(db);
      site.background.start();
      const receipt = { id: "old", state: "delivered", payload: null, file_id: null };
      await vi.waitFor(async () => {
        const { rows } = await sql`select id, state, payload, file_id from submissions`.execute(db);
        expect(rows).toEqual([receipt]);
      }, 20_000);
    });
    const { form, headers } = upstream.requests[0] ?? {};
    expect([form?.get("name"), headers?.["idempotency-key"]]).toEqual(["Amira", "old"]);
    expect(form?.get("resume")).toMatchObject({ name: "cv.pdf", size: 3 });
  });

  test("the migration of the first release's store removes replaced submissions, and no other", async () => {
    const config = await fresh();
    const states = ["delivered", "failed", "inbox", "pending", "spam"] as const;
    await inStore(config, async (db) => {
      await sql`delete from kysely_migration where name > '001-tables'`.execute(db);
      const rows = [...states, "superseded" as "spam"].map((state) => submissionRow({ state }));
      await db.insertInto("submissions").values(rows).execute();
    });
    const kept = inStore(config, (db) => db.selectFrom("submissions").select("state").execute());
    expect((await kept).map(({ state }) => state).sort()).toEqual(states);
  });

  test("this build takes forms into a store that a newer build has migrated", async () => {
    const config = await fresh();
    await inStore(config, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-newer', '2030-01-01')`.execute(db),
    );
    const { submissions, close } = createDependencies(config);
    expect(await submissions.send(contact())).toEqual({ ok: true });
    await close();
  });

  test("a store that is not writable is not ready, and the log says why once", async () => {
    const config = await fresh();
    const [store, operator] = [createStore(config), createStore(config)];
    const { log, lines } = recordingLog();
    const ready = createReadiness(store, log, 0);
    expect(await ready()).toBe(true);
    const at = config.database.kind === "sqlite" ? store : operator;
    await protectFromWrites(await at.db(), config, true);
    await vi.waitFor(async () => expect(await ready()).toBe(false), 20_000);
    await vi.waitFor(() => countSubmissions(store), 20_000);
    expect(await ready()).toBe(false);
    await protectFromWrites(await at.db(), config, false);
    await vi.waitFor(async () => expect(await ready()).toBe(true), 20_000);
    const messages = ["not ready: the store is not writable", "ready again"];
    expect(lines.map(({ message }) => message)).toEqual(messages);
    await Promise.all([store.close(), operator.close()]);
  });
});

test("however often readiness is asked for, the store is written at most every two seconds", async () => {
  const check = vi.fn();
  const ready = createReadiness({ check }, recordingLog().log);
  for (let probe = 0; probe < 3; probe += 1) expect(await ready()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
});

test.skipIf(noPostgres)("sslmode=verify-full refuses a PostgreSQL without TLS", async () => {
  const store = createStore(tempConfig({ DATABASE_URL: `${inject("postgres")}?sslmode=verify-full` }));
  await expect(store.db()).rejects.toThrow("SSL");
  await store.close();
});

onSqlite((fresh) => {
  test("in a folder that everyone may read, only the owner may read the store", async () => {
    const folder = mkdtempSync(join(tmpdir(), "shared-"));
    chmodSync(folder, 0o755);
    const modes = await inStore({ database: { kind: "sqlite", file: `${folder}/site.db` } }, async () =>
      readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8)),
    );
    expect(modes).toEqual(["600", "600", "600"]);
  });

  test("a sweep leaves no personal data of a delivered submission in the database file, nor in its WAL", async () => {
    await using upstream = await startFakeUpstream();
    const config = await fresh({ API_BASE_URL: upstream.url });
    const { submissions, log, close } = createDependencies(config);
    await submissions.send(contact());
    await inStore(config, async (_, store) => {
      await createRetention(store, config, log).sweep();
      for (const name of ["site.db", "site.db-wal"])
        expect(readFileSync(join(config.dataDir, name)).includes("amira@example.test")).toBe(false);
    });
    await close();
  });

  test("a submission waits for another process's lock, and the server goes on", async () => {
    const config = await fresh();
    const { submissions, ready, close } = createDependencies(config);
    expect(await ready()).toBe(true);
    const release = lockStore(config.database.kind === "sqlite" ? config.database.file : "");
    const sent = submissions.send(contact());
    // A blocked process would release it too late.
    await setTimeout(200);
    release();
    expect(await sent).toEqual({ ok: true });
    await close();
  });

  test("SQLite writes to a WAL with full synchronisation", async () => {
    await inStore(await fresh(), async (db) => {
      const pragma = async (name: string) =>
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0]?.[name];
      expect(await pragma("journal_mode")).toBe("wal");
      expect(await pragma("synchronous")).toBe(2);
      expect(await pragma("foreign_keys")).toBe(1);
    });
  });
});
