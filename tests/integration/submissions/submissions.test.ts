import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { storedFile } from "../../../server/submissions/files";
import { createSubmissionStore } from "../../../server/submissions/store";
import { contentId } from "../../../server/submissions/submission";
import { bytesOf, career, contact, type Draft, fileOf, send } from "../../support/forms/submissions";
import { startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";
import { entriesIn } from "../../support/store/inbox";

const upstream = await startFakeUpstream();
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

onBothStores((fresh) => {
  async function make(env: Record<string, string> = { API_BASE_URL: upstream.url }) {
    const config = await fresh(env);
    const store = createStore(config);
    const dependencies = createDependencies(config);
    for (const { close } of [store, dependencies]) onTestFinished(close);
    return {
      store,
      dependencies,
      send: (draft: Draft) => send(dependencies.submissions, draft),
      inbox: createSubmissionStore(store),
    };
  }

  test("a message is posted as JSON with its key, and erased once delivered", async () => {
    const { send, inbox } = await make();
    const submission = { ...contact(), source: { page: "/about", gclid: "a1" } };
    expect(await send(submission)).toEqual({ ok: true });
    const [request] = upstream.requests;
    expect(request).toMatchObject({ method: "POST", path: "/api/contact-form/", json: submission.values });
    expect(request?.headers["idempotency-key"]).toBe(contentId(submission));
    const receipt = await inbox.find(contentId(submission));
    expect(receipt).toMatchObject({ state: "delivered", values: undefined });
    expect(receipt?.source).toEqual({});
  });

  test("an application is posted with the exact bytes of its résumé, which is erased once delivered", async () => {
    const { send, store } = await make();
    const submission = career();
    expect(await send(submission)).toEqual({ ok: true });
    expect(upstream.requests[0]?.path).toBe("/api/career-form/");
    const form = upstream.requests[0]?.form;
    expect(form?.get("role")).toBe("Data Engineer");
    const file = form?.get("resume") as File;
    expect({ name: file.name, type: file.type }).toEqual({ name: "cv.pdf", type: "application/pdf" });
    expect(Buffer.from(await file.arrayBuffer()).equals(await bytesOf(submission.file))).toBe(true);
    const db = await store.db();
    expect(await db.selectFrom("file_chunks").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("files").select("name").execute()).toEqual([{ name: "" }]);
  });

  test.each<[UpstreamMode, string]>([
    [{ status: 422 }, "failed"],
    [{ status: 503 }, "pending"],
    ["hang", "pending"],
  ])("after an upstream in mode %j sending fails and the submission stays in the store, %s", async (mode, state) => {
    upstream.mode = mode;
    const API_TIMEOUT_MS = mode === "hang" ? "400" : "20000";
    const { send, store, inbox } = await make({ API_BASE_URL: upstream.url, API_TIMEOUT_MS });
    const submission = career();
    expect(await send(submission)).toEqual({ ok: false, reason: "upstream" });
    const stored = await inbox.find(contentId(submission));
    expect(stored).toMatchObject({ state, attempts: 1, values: submission.values });
    expect(stored?.lastError).toBeTruthy();
    const file = await storedFile(await store.db(), stored?.files[0]?.id ?? "");
    expect((await bytesOf(file)).equals(await bytesOf(submission.file))).toBe(true);
  });

  test("a response whose body never ends is judged by its status", async () => {
    upstream.mode = "stall";
    const { send } = await make();
    expect(await send(contact())).toEqual({ ok: true });
  });

  test("a submission whose file is gone, or that cannot be stored, is not sent", async () => {
    const { dependencies, store } = await make();
    const file = { ...fileOf(new Uint8Array(3)), id: "gone" };
    const application = { ...contact(), file };
    expect(await dependencies.submissions.send(application)).toEqual({ ok: false, reason: "file" });
    await (await store.db()).schema.dropTable("submissions").execute();
    expect(await dependencies.submissions.send(contact())).toEqual({ ok: false, reason: "store" });
    expect(upstream.requests).toEqual([]);
  });

  test("an application whose file lost a part in the store is not delivered, and waits for the operator", async () => {
    const { send, store, dependencies, inbox } = await make();
    const submission = career();
    upstream.mode = { status: 503 };
    await send(submission);
    upstream.clear();
    const db = await store.db();
    await db.deleteFrom("file_chunks").where("position", ">", 0).execute();
    await db.updateTable("submissions").set({ next_attempt_at: 0 }).execute();
    dependencies.background.start();
    await vi.waitFor(
      async () => expect((await inbox.find(contentId(submission)))?.lastError).toBe("file incomplete"),
      10_000,
    );
    expect((await inbox.find(contentId(submission)))?.state).toBe("failed");
    expect(upstream.requests.filter(({ accepted }) => accepted)).toEqual([]);
  });

  test("without an upstream the store is the inbox", async () => {
    const { send, inbox } = await make({});
    const message = contact();
    expect(await send(message)).toEqual({ ok: true });
    expect(await inbox.find(contentId(message))).toMatchObject({ state: "inbox", values: message.values });
  });

  test("spam is kept and never delivered", async () => {
    const { send, inbox } = await make();
    const spam = { ...contact(), spam: true };
    expect(await send(spam)).toEqual({ ok: true });
    expect(await inbox.find(contentId(spam))).toMatchObject({ state: "spam", values: spam.values });
    expect(upstream.requests).toEqual([]);
  });

  test("sent again with an empty honeypot, it was not spam", async () => {
    const { send, store } = await make({});
    const message = contact();
    await send({ ...message, spam: true });
    await send(message);
    await send({ ...message, spam: true });
    expect((await entriesIn(store)).map(({ state }) => state)).toEqual(["inbox"]);
  });
});
