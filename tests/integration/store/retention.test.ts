import { expect, onTestFinished, test, vi } from "vitest";
import { createRetention } from "../../../server/outbox/store/retention";
import type { Db, SubmissionState } from "../../../server/outbox/store/schema";
import { createStore } from "../../../server/outbox/store/store";
import { recordingLog } from "../../support/recording-log";
import { type FreshConfig, onBothStores, onSqlite } from "../../support/store/both-stores";
import { submissionRow } from "../../support/store/submission-row";

const HOUR_MS = 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * 24 * HOUR_MS;

const file = (id: string, expires_at: number) => ({
  ...{ id, expires_at, name: "cv.pdf", type: "application/pdf", size: 3, digest: "abc" },
});

/** A submission that last changed these days ago, with a file that has expired. */
async function add(db: Db, state: SubmissionState, days: number) {
  const id = `${state}, ${days} days`;
  await db.insertInto("files").values(file(id, 1)).execute();
  const row = submissionRow({ id, file_id: id, kind: "career", state, updated_at: daysAgo(days) });
  await db.insertInto("submissions").values(row).execute();
}

async function start(fresh: FreshConfig, env: Record<string, string> = {}) {
  const config = await fresh(env);
  const store = createStore(config);
  onTestFinished(store.close);
  const db = await store.db();
  const { log, lines } = recordingLog();
  const idsIn = async (table: "submissions" | "files") =>
    (await db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
  return { db, retention: createRetention(store, config, log), lines, idsIn };
}

onBothStores((fresh) => {
  test("each state is erased with its file after its days; pending submissions stay", async () => {
    const { db, retention, lines, idsIn } = await start(fresh, { API_BASE_URL: "http://localhost:9" });
    const rows = {
      delivered: [89, 91],
      failed: [179, 181],
      inbox: [179, 181],
      pending: [4000],
      spam: [29, 31],
    };
    for (const [state, ages] of Object.entries(rows))
      for (const days of ages) await add(db, state as SubmissionState, days);
    await retention.sweep();
    const left = Object.entries(rows).map(([state, [days]]) => `${state}, ${days} days`);
    expect([await idsIn("submissions"), await idsIn("files")]).toEqual([left, left]);
    const erased = expect.objectContaining({ receipts: 1, inbox: 2, spam: 1, files: 4 });
    expect(lines).toEqual([{ message: "expired data removed", erased }]);
    await retention.sweep();
    expect(lines).toHaveLength(1);
  });

  test("staged files and captchas go when they have expired", async () => {
    const { db, retention, idsIn } = await start(fresh);
    const [past, future] = [Date.now() - 1, Date.now() + HOUR_MS];
    const files = [file("old", past), file("young", future)];
    await db.insertInto("files").values(files).execute();
    const captchas = files.map(({ id, expires_at }) => ({ id, expires_at, form_id: "1" }));
    await db.insertInto("used_captchas").values(captchas).execute();
    await retention.sweep();
    expect(await idsIn("files")).toEqual(["young"]);
    expect(await db.selectFrom("used_captchas").select("id").execute()).toEqual([{ id: "young" }]);
  });
});

onSqlite((fresh) => {
  test("where nothing delivers, pending submissions expire like the inbox", async () => {
    const { db, retention, idsIn } = await start(fresh);
    for (const days of [179, 181]) await add(db, "pending", days);
    await retention.sweep();
    expect(await idsIn("submissions")).toEqual(["pending, 179 days"]);
  });

  test("0 days keep receipts and the inbox for ever", async () => {
    const forever = { RECEIPT_RETENTION_DAYS: "0", INBOX_RETENTION_DAYS: "0" };
    const { db, retention, idsIn } = await start(fresh, forever);
    for (const state of ["delivered", "failed", "inbox"] as const) await add(db, state, 30_000);
    await retention.sweep();
    expect(await idsIn("submissions")).toHaveLength(3);
  });

  test("a step that fails is logged and holds up no other", async () => {
    const { db, retention, lines, idsIn } = await start(fresh);
    await db.schema.dropTable("used_captchas").execute();
    await db.insertInto("files").values(file("old", 1)).execute();
    await retention.sweep();
    expect(lines).toContainEqual(expect.objectContaining({ step: "captchas" }));
    expect(await idsIn("files")).toEqual([]);
  });

  test("after ten minutes, in which an operator may set the clock, data is erased every hour", async () => {
    const { db, retention, lines, idsIn } = await start(fresh);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await add(db, "spam", 31);
    retention.start();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1_000);
    expect(await idsIn("submissions")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000);
    await add(db, "spam", 32);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await retention.stop();
    expect([lines.length, await idsIn("submissions")]).toEqual([2, []]);
  });
});
