import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type Migration, sql } from "kysely";
import { expect, test } from "vitest";
import type { Config } from "../../../server/config";
import type { Db, Dialect } from "../../../server/database/connection";
import { first } from "../../../server/database/migrations/001-first";
import { delivery } from "../../../server/database/migrations/002-delivery";
import { acknowledged } from "../../../server/database/migrations/003-acknowledged";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createSubmissionRepository } from "../../../server/submissions/repository";
import { digestOf } from "../../../server/submissions/submission";
import { contact } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";
import { formerDelivery } from "../../support/store/former-delivery-migration";
import { openOldDatabase } from "../../support/store/old-database";

const CHUNK = 512 * 1024;
const CHUNKS = 40;
const bytes = randomBytes(CHUNK * CHUNKS);
const hashOf = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");

/** A submission with a file of 20 MB, a staged file, and a file and a chunk that belong to nothing. */
async function fill(db: Db): Promise<void> {
  const row = { kind: "career", state: "inbox", attempts: 0, created_at: 1, updated_at: Date.now() } as const;
  await db
    .insertInto("submissions")
    .values({ id: "one", payload: "{}", ...row })
    .execute();
  const file = { name: "cv.pdf", type: "application/pdf" };
  await db
    .insertInto("files")
    .values([
      { id: "kept", submission_id: "one", size: bytes.length, ...file },
      { id: "staged", submission_id: null, size: 3, expires_at: Date.now() + 60_000, ...file },
    ])
    .execute();
  for (let position = 0; position < CHUNKS; position += 1) {
    const part = bytes.subarray(position * CHUNK, (position + 1) * CHUNK);
    await db.insertInto("file_chunks").values({ file_id: "kept", position, bytes: part }).execute();
  }
  await db
    .insertInto("file_chunks")
    .values({ file_id: "staged", position: 0, bytes: new Uint8Array(3) })
    .execute();
}

async function addOrphans(db: Db): Promise<void> {
  const file = { name: "cv.pdf", type: "application/pdf", size: 3 };
  await db
    .insertInto("files")
    .values({ id: "orphan", submission_id: "nobody", ...file })
    .execute();
  for (const file_id of ["orphan", "nothing"]) {
    await db
      .insertInto("file_chunks")
      .values({ file_id, position: 0, bytes: new Uint8Array(3) })
      .execute();
  }
}

/** Where the database keeps the chunks: another place after they were copied. */
async function placeOfChunks(db: Db, { database }: Config): Promise<unknown> {
  const statement =
    database.kind === "sqlite"
      ? sql`select rootpage as place from sqlite_schema where name = 'file_chunks'`
      : sql`select pg_relation_filenode('file_chunks') as place, max(xmin::text::bigint) as written from file_chunks where file_id = 'kept'`;
  return (await statement.execute(db)).rows[0];
}

async function expectWhole(config: Config): Promise<void> {
  const store = createStore(config);
  const db = await store.db();
  const submission = await createSubmissionRepository(store).read("one");
  expect(hashOf(submission?.file?.bytes ?? new Uint8Array())).toBe(hashOf(bytes));
  const files = await db.selectFrom("files").select(["id", "submission_id"]).orderBy("id").execute();
  expect(files).toEqual([
    { id: "kept", submission_id: "one" },
    { id: "staged", submission_id: null },
  ]);
  // A submission takes its files with it, and a file its chunks.
  await db.deleteFrom("submissions").where("id", "=", "one").execute();
  const left = await db.selectFrom("file_chunks").select("file_id").execute();
  expect(left).toEqual([{ file_id: "staged" }]);
  const lost = { id: "lost", submission_id: "nobody", name: "", type: "", size: 0 };
  await expect(db.insertInto("files").values(lost).execute()).rejects.toThrow();
  await store.close();

  const dependencies = createDependencies(config);
  expect(await dependencies.submissions.send(contact())).toEqual({ ok: true });
  await dependencies.close();
}

const oldest = (dialect: Dialect): Record<string, Migration> => ({ "001-first": first(dialect) });

onBothStores((fresh) => {
  test("a database with the first schema is migrated, and its files stay where they are", async () => {
    const config = await fresh();
    const old = await openOldDatabase(config, oldest);
    await fill(old);
    await addOrphans(old);
    const orphans = await old.selectFrom("file_chunks").select("file_id").distinct().execute();
    expect(orphans).toHaveLength(4);
    const before = await placeOfChunks(old, config);
    await old.destroy();

    const store = createStore(config);
    expect(await placeOfChunks(await store.db(), config)).toEqual(before);
    await store.close();
    await expectWhole(config);
  });

  test("a database whose files an earlier build copied still works", async () => {
    const config = await fresh();
    const old = await openOldDatabase(config, (dialect) => ({
      ...oldest(dialect),
      "002-delivery": formerDelivery(dialect),
    }));
    await fill(old);
    await old.destroy();
    await expectWhole(config);
  });

  test("a message that the build before stored as failed keeps its key, and its correction gets another", async () => {
    const config = await fresh();
    const old = await openOldDatabase(config, (dialect) => ({
      ...oldest(dialect),
      "002-delivery": delivery(dialect),
      "003-acknowledged": acknowledged,
    }));
    const message = contact();
    const { id, kind, values } = message;
    const times = { created_at: 1, updated_at: 1, next_attempt_at: 1 };
    const row = {
      id,
      kind,
      state: "pending",
      payload: JSON.stringify(values),
      attempts: 1,
      ...times,
    } as const;
    await old
      .insertInto("submissions")
      .values({ ...row, digest: digestOf(message) })
      .execute();
    await old.destroy();

    const store = createStore(config);
    const submissions = createSubmissionRepository(store);
    const keyAfter = async (text: string) => {
      const submission = { ...message, values: { ...values, message: text } };
      const written = await submissions.insertOrReplace(submission, "caller");
      const db = await store.db();
      await db.updateTable("submissions").set({ lease_until: null }).execute();
      return "lease" in written && written.lease.key;
    };
    expect(await keyAfter("Hello")).toBe(id);
    const corrected = await keyAfter("Corrected");
    expect(corrected).not.toBe(id);
    expect(await keyAfter("Hello")).toBe(id);
    expect(await keyAfter("Corrected")).toBe(corrected);
    await store.close();
  });

  test("a build older than the database uses it unchanged, and logs that", async () => {
    const config = await fresh();
    const newer = createStore(config);
    const db = await newer.db();
    await sql`alter table submissions add column invented text`.execute(db);
    await sql`insert into kysely_migration (name, timestamp) values ('999-newer', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await newer.close();

    const warnings: Record<string, unknown>[] = [];
    const log = {
      info() {},
      warn: (fields: Record<string, unknown>) => void warnings.push(fields),
      error() {},
    };
    const store = createStore(config, log);
    await store.check();
    expect(warnings).toEqual([{ newer: ["999-newer"] }]);
    await store.close();
    const dependencies = createDependencies(config);
    expect(await dependencies.submissions.send({ ...contact(), id: randomUUID() })).toEqual({ ok: true });
    await dependencies.close();
  });
});
