import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Db } from "../../../server/database/connection";
import type { SubmissionState } from "../../../server/database/schema";
import { createStore } from "../../../server/database/store";
import { createRetention } from "../../../server/retention/retention";
import { tempConfig } from "../../support/commands/temp-config";
import { recordingLog } from "../../support/recording-log";
import { onBothStores } from "../../support/store/both-stores";
import { watchPlans } from "../../support/store/query-plans";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * DAY_MS;

async function add(db: Db, state: SubmissionState, days: number, more: { id?: string; file?: true } = {}) {
  const id = more.id ?? `${state}, ${days} days`;
  const at = daysAgo(days);
  const payload = state === "delivered" ? null : "{}";
  const row = { id, kind: "career", state, payload, attempts: 1 } as const;
  // Received long ago: what counts is when it last changed.
  await db
    .insertInto("submissions")
    .values({ ...row, created_at: 1, updated_at: at })
    .execute();
  if (!more.file) return;
  const file = { id: `file of ${id}`, submission_id: id, name: "cv.pdf", type: "application/pdf", size: 3 };
  await db.insertInto("files").values(file).execute();
  await db
    .insertInto("file_chunks")
    .values({ file_id: file.id, position: 0, bytes: new Uint8Array(3) })
    .execute();
}

const idsOf = async (db: Db) =>
  (await db.selectFrom("submissions").select("id").orderBy("id").execute()).map(({ id }) => id);

onBothStores((fresh) => {
  test("receipts and inbox submissions are erased with their files after their days; pending ones stay", async () => {
    const config = await fresh({ RECEIPT_RETENTION_DAYS: "90", INBOX_RETENTION_DAYS: "180" });
    const { log, lines } = recordingLog();
    const store = createStore(config, log);
    const db = await store.db();
    for (const days of [89, 90.5]) await add(db, "delivered", days);
    for (const days of [179, 180.5]) {
      await add(db, "inbox", days, { file: true });
      await add(db, "failed", days, { file: true });
    }
    await add(db, "pending", 4000, { file: true });
    lines.length = 0;
    const retention = createRetention(store, config, log);
    await retention.apply();
    const left = ["delivered, 89 days", "failed, 179 days", "inbox, 179 days", "pending, 4000 days"];
    expect(await idsOf(db)).toEqual(left);
    const files = await db.selectFrom("file_chunks").select("file_id").orderBy("file_id").execute();
    expect(files.map(({ file_id }) => file_id)).toEqual(left.slice(1).map((id) => `file of ${id}`));
    // Counts, and nothing else.
    expect(lines).toEqual([{ receipts: 1, inbox: 2, message: "expired submissions removed" }]);
    await retention.apply();
    expect(lines).toHaveLength(1);
    await store.close();
  });

  test("a clock that jumps half a year ahead erases nothing for a day, and is reported", async () => {
    const config = await fresh();
    const { log, lines } = recordingLog();
    const store = createStore(config);
    const db = await store.db();
    for (const state of ["inbox", "failed", "spam", "delivered"] as const) await add(db, state, 0);
    const ahead = createRetention(store, config, log, async () => Date.now() + 181 * DAY_MS);
    for (let run = 0; run < 3; run += 1) await ahead.apply();
    expect(await idsOf(db)).toHaveLength(4);
    expect(lines.map(({ step, message }) => [step, message])).toEqual(
      ["spam", "receipts", "inbox"].map((step) => [step, "much has expired at once: is the clock right?"]),
    );
    // A machine whose clock is right finds nothing to erase: the others wait from the start.
    await createRetention(store, config, log).apply();
    expect(await db.selectFrom("retention_waits").selectAll().execute()).toEqual([]);
    await ahead.apply();
    expect(await db.selectFrom("retention_waits").select("runs").execute()).toContainEqual({ runs: 1 });
    // A day later, also across restarts.
    await db
      .updateTable("retention_waits")
      .set({ runs: 24 * 60 - 1 })
      .execute();
    await createRetention(store, config, log, async () => Date.now() + 181 * DAY_MS).apply();
    expect(await idsOf(db)).toEqual([]);
    await store.close();
  });

  test("0 days keep everything for ever", async () => {
    const config = await fresh({ RECEIPT_RETENTION_DAYS: "0", INBOX_RETENTION_DAYS: "0" });
    const store = createStore(config);
    const db = await store.db();
    for (const state of ["delivered", "failed", "inbox"] as const) await add(db, state, 30_000);
    await createRetention(store, config, recordingLog().log).apply();
    expect(await idsOf(db)).toHaveLength(3);
    await store.close();
  });

  test("thousands of old receipts are erased in batches, and the store responds between them", async () => {
    const config = await fresh();
    const store = createStore(config);
    const db = await store.db();
    const rows = Array.from({ length: 4_000 }, () => ({
      id: randomUUID(),
      kind: "contact" as const,
      state: "delivered" as const,
      attempts: 1,
      created_at: 1,
      updated_at: daysAgo(90.5),
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto("submissions")
        .values(rows.slice(at, at + 500))
        .execute();
    }
    let removed = false;
    const counts: number[] = [];
    const removing = createRetention(store, config, recordingLog().log)
      .apply()
      .then(() => {
        removed = true;
      });
    while (!removed) {
      const count = await db
        .selectFrom("submissions")
        .select(db.fn.countAll<number>().as("n"))
        .executeTakeFirst();
      counts.push(Number(count?.n));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await removing;
    expect(await idsOf(db)).toEqual([]);
    // A reader in between saw some erased and others still there.
    expect(counts.some((count) => count > 0 && count < 4_000)).toBe(true);
    await store.close();
  });

  test("staged files, spam, captchas and rate-limit windows go when they have expired", async () => {
    const config = await fresh();
    const store = createStore(config);
    const db = await store.db();
    const hour = 60 * 60 * 1000;
    const [past, future] = [Date.now() - 1, Date.now() + hour];
    const file = { name: "cv.pdf", type: "application/pdf", size: 3, client: "someone" };
    await db
      .insertInto("files")
      .values([past, past, future].map((expires_at) => ({ ...file, id: randomUUID(), expires_at })))
      .execute();
    await db
      .insertInto("used_captchas")
      .values([past, future].map((expires_at) => ({ id: randomUUID(), expires_at })))
      .execute();
    // The last one is from before the clock went back.
    await db
      .insertInto("hits")
      .values(
        [3, 1, -1].map((hours) => ({ key: "client", window_start: Date.now() - hours * hour, count: 1 })),
      )
      .execute();
    const spam = { kind: "contact", state: "spam", attempts: 0, created_at: 1 } as const;
    await db
      .insertInto("submissions")
      .values([29, 30.5].map((days) => ({ ...spam, id: `spam, ${days} days`, updated_at: daysAgo(days) })))
      .execute();
    await createRetention(store, config, recordingLog().log).apply();
    expect(await idsOf(db)).toEqual(["spam, 29 days"]);
    for (const table of ["files", "used_captchas", "hits"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    await store.close();
  });

  test("a step that fails is logged and holds up no other", async () => {
    const config = await fresh();
    const { log, lines } = recordingLog();
    const store = createStore(config);
    const db = await store.db();
    await db.schema.dropTable("used_captchas").execute();
    await db.insertInto("hits").values({ key: "client", window_start: 1, count: 1 }).execute();
    await createRetention(store, config, log).apply();
    expect(lines).toContainEqual(expect.objectContaining({ step: "captchas" }));
    expect(await db.selectFrom("hits").selectAll().execute()).toEqual([]);
    await store.close();
  });
});

test("looking for expired submissions reads no others: a million receipts would hold SQLite for 0.6 s", async () => {
  const config = tempConfig();
  const store = createStore(config);
  const { connection, plans } = watchPlans(await store.db());
  await createRetention(connection, config, recordingLog().log).apply();
  const found = (await plans()).filter((plan) => plan.includes(" old "));
  expect(found.length).toBeGreaterThanOrEqual(3);
  for (const plan of found) expect(plan).toMatch(/^SEARCH old USING .*\(state=\? AND updated_at<\?\)/);
  await store.close();
});
