import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Kysely, sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import type { Config } from "../../../server/config";
import type { Database } from "../../../server/database/schema";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { tempConfig } from "../../support/commands/temp-config";
import { onBothStores } from "../../support/store/both-stores";

const fileOf = ({ database }: Config) => (database.kind === "sqlite" ? database.file : "");

const oldFile = (id: string) => ({ id, name: "cv.pdf", type: "application/pdf", size: 3 });

async function addFile(db: Kysely<Database>, id: string, rest: { expires_at: number | null }) {
  await db
    .insertInto("files")
    .values({ ...oldFile(id), submission_id: null, ...rest })
    .execute();
  await db
    .insertInto("file_chunks")
    .values({ file_id: id, position: 0, bytes: new Uint8Array(3) })
    .execute();
}

onBothStores((fresh) => {
  test("several processes may open a new store at the same moment", async () => {
    const config = await fresh();
    const stores = Array.from({ length: 6 }, () => createStore(config));
    await Promise.all(stores.map((store) => store.check()));
    const db = await stores[0]?.db();
    expect(await db?.selectFrom("submissions").selectAll().execute()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("a starting server erases only what expired while nothing ran; a command erases nothing", async () => {
    const config = await fresh();
    const before = createStore(config);
    const db = await before.db();
    await addFile(db, "old", { expires_at: 1 });
    await addFile(db, "young", { expires_at: Date.now() + 60_000 });
    const day = 24 * 60 * 60 * 1000;
    const row = { kind: "contact" as const, attempts: 0, created_at: 1, payload: "{}" };
    const rows = [
      { id: "old spam", state: "spam" as const, updated_at: Date.now() - 30.5 * day },
      { id: "spam", state: "spam" as const, updated_at: Date.now() - 29 * day },
      { id: "old failed", state: "failed" as const, updated_at: Date.now() },
    ];
    for (const one of rows)
      await db
        .insertInto("submissions")
        .values({ ...row, ...one })
        .execute();
    await before.close();

    const after = createStore(config);
    const open = await after.db();
    const files = () => open.selectFrom("file_chunks").select("file_id").orderBy("file_id").execute();
    expect(await files()).toEqual([{ file_id: "old" }, { file_id: "young" }]);
    const server = createDependencies(config);
    server.background.start();
    const submissions = () => open.selectFrom("submissions").select("id").orderBy("id").execute();
    await vi.waitFor(async () => {
      expect(await files()).toEqual([{ file_id: "young" }]);
      expect(await submissions()).toEqual([{ id: "old failed" }, { id: "spam" }]);
    }, 5_000);
    await server.close();
    await after.close();
  });

  test("a file cannot belong to a submission that does not exist", async () => {
    const store = createStore(await fresh());
    const db = await store.db();
    const file = { ...oldFile("lost"), submission_id: "nobody", expires_at: null };
    await expect(db.insertInto("files").values(file).execute()).rejects.toThrow();
    await store.close();
  });
});

describe("SQLite alone", () => {
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

  // Like the inbox command: it holds the lock when a submission arrives, and releases it 300 ms later.
  const OTHER_PROCESS = `
  const { DatabaseSync } = require("@photostructure/sqlite");
  const database = new DatabaseSync(process.argv[1]);
  database.exec("BEGIN IMMEDIATE; INSERT INTO used_captchas (id, expires_at) VALUES ('other', 1)");
  console.log("locked");
  setTimeout(() => database.exec("COMMIT"), 300);
`;

  test("a submission waits for another process's lock, and the server keeps serving", async () => {
    const config = tempConfig();
    const dependencies = createDependencies(config);
    expect(await dependencies.ready()).toBe(true);
    const other = spawn(process.execPath, ["-e", OTHER_PROCESS, fileOf(config)]);
    await once(other.stdout, "data");
    const ended = once(other, "exit");
    const values = { email: "amira@example.test" };
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    expect(await dependencies.submissions.send({ id: randomUUID(), kind: "contact", values })).toEqual({
      ok: true,
    });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
    expect((await ended)[0]).toBe(0);
    await dependencies.close();
  });
});
