import { expect, onTestFinished, test, vi } from "vitest";
import type { Db, SubmissionState } from "../../../server/database/schema";
import { createStore } from "../../../server/database/store";
import { createRetention } from "../../../server/submissions/retention";
import { recordingLog } from "../../support/recording-log";
import { onBothStores } from "../../support/store/both-stores";
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

onBothStores((fresh) => {
  async function make(env: Record<string, string> = {}) {
    const config = await fresh(env);
    const store = createStore(config);
    const { log, lines } = recordingLog();
    const idsIn = async (table: "submissions" | "files") =>
      (await (await store.db()).selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
    onTestFinished(store.close);
    return { db: await store.db(), retention: createRetention(store, config, log), lines, idsIn };
  }

  test("each state is erased with its file after its days; pending submissions stay", async () => {
    const { db, retention, lines, idsIn } = await make({ API_BASE_URL: "http://localhost:9" });
    for (const days of [89, 91]) await add(db, "delivered", days);
    for (const days of [179, 181])
      for (const state of ["inbox", "failed"] as const) await add(db, state, days);
    for (const days of [29, 31]) await add(db, "spam", days);
    await add(db, "pending", 4000);
    await retention.sweep();
    const left = [
      "delivered, 89 days",
      "failed, 179 days",
      "inbox, 179 days",
      "pending, 4000 days",
      "spam, 29 days",
    ];
    expect(await idsIn("submissions")).toEqual(left);
    expect(await idsIn("files")).toEqual(left);
    expect(lines).toEqual([
      {
        message: "expired data removed",
        erased: expect.objectContaining({ receipts: 1, inbox: 2, spam: 1, files: 4 }),
      },
    ]);
    await retention.sweep();
    expect(lines).toHaveLength(1);
  });

  test("staged files and captchas go when they have expired", async () => {
    const { db, retention, idsIn } = await make();
    const [past, future] = [Date.now() - 1, Date.now() + HOUR_MS];
    await db
      .insertInto("files")
      .values([file("old", past), file("young", future)])
      .execute();
    await db
      .insertInto("used_captchas")
      .values([past, future].map((expires_at) => ({ id: `${expires_at}`, expires_at, form_id: "1" })))
      .execute();
    await retention.sweep();
    expect(await idsIn("files")).toEqual(["young"]);
    expect(await db.selectFrom("used_captchas").selectAll().execute()).toHaveLength(1);
  });

  test("where nothing delivers, pending submissions expire like the inbox", async () => {
    const { db, retention, idsIn } = await make();
    for (const days of [179, 181]) await add(db, "pending", days);
    await retention.sweep();
    expect(await idsIn("submissions")).toEqual(["pending, 179 days"]);
  });

  test("0 days keep receipts and the inbox for ever", async () => {
    const { db, retention, idsIn } = await make({
      RECEIPT_RETENTION_DAYS: "0",
      INBOX_RETENTION_DAYS: "0",
    });
    for (const state of ["delivered", "failed", "inbox"] as const) await add(db, state, 30_000);
    await retention.sweep();
    expect(await idsIn("submissions")).toHaveLength(3);
  });

  test("a step that fails is logged and holds up no other", async () => {
    const { db, retention, lines, idsIn } = await make();
    await db.schema.dropTable("used_captchas").execute();
    await db.insertInto("files").values(file("old", 1)).execute();
    await retention.sweep();
    expect(lines).toContainEqual(expect.objectContaining({ step: "captchas" }));
    expect(await idsIn("files")).toEqual([]);
  });

  test("the first sweep comes ten minutes after the start, when the clock is right", async () => {
    const { db, retention, idsIn } = await make();
    await add(db, "spam", 31);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    retention.start();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1_000);
    vi.useRealTimers();
    expect(await idsIn("submissions")).toHaveLength(1);
    await retention.stop();
  });
});
