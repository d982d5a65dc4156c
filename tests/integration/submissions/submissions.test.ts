import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { storedFile } from "../../../server/outbox/store/files";
import { findSubmission } from "../../../server/outbox/store/reading";
import { createStore } from "../../../server/outbox/store/store";
import { contentId } from "../../../server/outbox/submission";
import { createDependencies } from "../../../server/site/dependencies";
import { bytesOf, career, contact, type Draft, fileOf, send } from "../../support/forms/submissions";
import { startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";
import { type FreshConfig, onBothStores, onSqlite } from "../../support/store/both-stores";

const upstream = await startFakeUpstream();
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

async function site(fresh: FreshConfig, env: Record<string, string> = { API_BASE_URL: upstream.url }) {
  const config = await fresh(env);
  const store = createStore(config);
  const { submissions, background, close } = createDependencies(config);
  for (const end of [store.close, close]) onTestFinished(end);
  return {
    db: await store.db(),
    submissions,
    background,
    send: (draft: Draft) => send(submissions, draft),
    entryOf: (draft: Draft) => findSubmission(store, contentId(draft)),
  };
}

onBothStores((fresh) => {
  test("a delivered message is erased, and its receipt stays", async () => {
    const { send, entryOf } = await site(fresh);
    const message = { ...contact(), source: { page: "/about", gclid: "a1" } };
    expect(await send(message)).toEqual({ ok: true });
    expect(upstream.requests[0]).toMatchObject({
      json: message.values,
      headers: { "idempotency-key": contentId(message) },
    });
    const entry = await entryOf(message);
    expect(entry).toMatchObject({ state: "delivered", values: undefined });
    expect(entry?.source).toEqual({});
  });

  test("an application is sent with the exact bytes of its résumé, which is then erased", async () => {
    const { send, db } = await site(fresh);
    const application = career();
    expect(await send(application)).toEqual({ ok: true });
    const file = upstream.requests[0]?.form?.get("resume") as File;
    expect([file.name, file.type]).toEqual(["cv.pdf", "application/pdf"]);
    expect(Buffer.from(await file.arrayBuffer()).equals(await bytesOf(application.file))).toBe(true);
    expect(await db.selectFrom("file_chunks").select("position").execute()).toEqual([]);
    expect(await db.selectFrom("files").select("name").execute()).toEqual([{ name: "" }]);
  });

  test.each<[UpstreamMode, string, string?]>([
    [{ status: 422 }, "failed"],
    [{ status: 503 }, "pending"],
    ["hang", "pending", "400"],
  ])("an application that an API in mode %j does not take stays whole in the store, %s", async (mode, state, API_TIMEOUT_MS = "20000") => {
    upstream.mode = mode;
    const { send, db, entryOf } = await site(fresh, { API_BASE_URL: upstream.url, API_TIMEOUT_MS });
    const application = career();
    expect(await send(application)).toEqual({ ok: false, reason: "upstream" });
    const entry = await entryOf(application);
    expect(entry).toMatchObject({ state, attempts: 1, values: application.values });
    expect(entry?.lastError).toBeTruthy();
    const file = await storedFile(db, entry?.files[0]?.id ?? "");
    expect((await bytesOf(file)).equals(await bytesOf(application.file))).toBe(true);
  });
});

onSqlite((fresh) => {
  test("a submission whose file is gone, or that cannot be stored, is not sent", async () => {
    const { submissions, db } = await site(fresh);
    const file = { ...fileOf(new Uint8Array(3)), id: "gone" };
    expect(await submissions.send({ ...contact(), file })).toEqual({ ok: false, reason: "file" });
    await db.schema.dropTable("submissions").execute();
    expect(await submissions.send(contact())).toEqual({ ok: false, reason: "store" });
    expect(upstream.requests).toEqual([]);
  });

  test("an application whose file lost a part in the store waits for the operator", async () => {
    const { send, db, background, entryOf } = await site(fresh);
    const application = career();
    upstream.mode = { status: 503 };
    await send(application);
    upstream.clear();
    await db.deleteFrom("file_chunks").where("position", ">", 0).execute();
    await db.updateTable("submissions").set({ next_attempt_at: 0 }).execute();
    background.start();
    const failed = { state: "failed", lastError: "file incomplete" };
    await vi.waitFor(async () => expect(await entryOf(application)).toMatchObject(failed), 10_000);
    expect(upstream.requests.filter(({ accepted }) => accepted)).toEqual([]);
  });

  test("spam is kept and never delivered, until the same form comes with an empty honeypot", async () => {
    const { send, entryOf } = await site(fresh);
    const message = contact();
    expect(await send({ ...message, spam: true })).toEqual({ ok: true });
    expect(await entryOf(message)).toMatchObject({ state: "spam", values: message.values });
    expect(upstream.requests).toEqual([]);
    await send(message);
    await send({ ...message, spam: true });
    expect(await entryOf(message)).toMatchObject({ state: "delivered" });
    expect(upstream.requests).toHaveLength(1);
  });

  test("nobody discards the résumé of a submission, or finds it once its time is over", async () => {
    const { submissions, db, send, entryOf } = await site(fresh, {});
    const application = career(new Uint8Array(3));
    await send(application);
    const id = (await entryOf(application))?.files[0]?.id ?? "";
    await submissions.discardUpload(id);
    expect((await submissions.findUpload(id))?.name).toBe("cv.pdf");
    await db.updateTable("files").set({ expires_at: 1 }).execute();
    expect(await submissions.findUpload(id)).toBeUndefined();
  });
});
