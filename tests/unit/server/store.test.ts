import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createServices } from "../../../server/services/index";
import { createStore } from "../../../server/services/store/index";
import { tempConfig } from "../../support/temp-config";

test("what was acknowledged is on the disk: WAL, synced in full, waiting for others", async () => {
  const store = createStore(tempConfig());
  const db = await store.db();
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("busy_timeout")).toBe(5000);
  await store.close();
});

// The inbox command, say: it has the lock when a submission arrives, and lets go of it 300 ms later.
const OTHER_PROCESS = `
  const { DatabaseSync } = require("@photostructure/sqlite");
  const database = new DatabaseSync(process.argv[1]);
  database.exec("BEGIN IMMEDIATE; INSERT INTO used_captchas VALUES ('other', 1)");
  console.log("locked");
  setTimeout(() => database.exec("COMMIT"), 300);
`;

test("another process that is writing is waited for", async () => {
  const config = tempConfig();
  const services = createServices(config);
  expect(await services.ready()).toBe(true);
  const other = spawn(process.execPath, ["-e", OTHER_PROCESS, config.databaseFile]);
  await once(other.stdout, "data");
  const ended = once(other, "exit");
  const values = { email: "amira@example.test" };
  expect(await services.submissions.send({ id: randomUUID(), kind: "contact", values })).toEqual({
    ok: true,
  });
  expect((await ended)[0]).toBe(0);
  await services.close();
});

test("résumés that a restart left behind are erased when the store opens", async () => {
  const config = tempConfig();
  const before = createStore(config);
  const file = {
    id: "old",
    name: "cv.pdf",
    type: "application/pdf",
    size: 3,
    submission_id: null,
    expires_at: 1,
  };
  const db = await before.db();
  await db.insertInto("files").values(file).execute();
  await db
    .insertInto("file_chunks")
    .values({ file_id: "old", position: 0, bytes: new Uint8Array(3) })
    .execute();
  await before.close();

  const after = createStore(config);
  const left = await (await after.db()).selectFrom("file_chunks").selectAll().execute();
  expect(left).toEqual([]);
  await after.close();
});
