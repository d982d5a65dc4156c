import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { entriesIn } from "../../support/commands/inbox-entries";
import { career, contact } from "../../support/forms/submissions";
import { type FakeUpstream, startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

onBothStores((fresh) => {
  async function make(env: Record<string, string> = { API_BASE_URL: upstream.url }) {
    const config = await fresh(env);
    return { config, dependencies: createDependencies(config), inbox: createInbox(createStore(config)) };
  }

  test("a contact message is posted as JSON with its key, and erased once delivered", async () => {
    const { dependencies, inbox } = await make();
    const submission = { ...contact(), source: { page: "/about", gclid: "a1" } };
    expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
    const [request] = upstream.requests;
    expect(request).toMatchObject({ method: "POST", path: "/api/contact-form/", json: submission.values });
    expect(request?.headers["idempotency-key"]).toBe(submission.id);
    const erased = { state: "delivered", values: undefined, source: undefined };
    expect(await inbox.find(submission.id)).toMatchObject(erased);
    await dependencies.close();
  });

  test("an application is posted as multipart with the exact bytes of its résumé", async () => {
    const { dependencies, inbox } = await make();
    const submission = career();
    expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
    const form = upstream.requests[0]?.form;
    expect(upstream.requests[0]?.path).toBe("/api/career-form/");
    expect(form?.get("role")).toBe("Data Engineer");
    const file = form?.get("resume") as File;
    expect({ name: file.name, type: file.type }).toEqual({ name: "cv.pdf", type: "application/pdf" });
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(submission.file?.bytes ?? []))).toBe(
      true,
    );
    expect((await inbox.find(submission.id))?.files).toEqual([]);
  });

  test.each<[string, UpstreamMode, string]>([
    ["a refusal", { status: 400 }, "failed"],
    ["an error", { status: 503 }, "pending"],
    ["too many requests", { status: 429 }, "pending"],
    ["a reset", "reset", "pending"],
    ["garbage", "garbage", "pending"],
    ["no answer in time", "hang", "pending"],
    ["a redirect", "redirect", "failed"],
  ])("after %s from upstream, sending fails and the submission stays in the store", async (_, mode, state) => {
    upstream.mode = mode;
    const API_TIMEOUT_MS = mode === "hang" ? "400" : "20000";
    const { dependencies, inbox } = await make({ API_BASE_URL: upstream.url, API_TIMEOUT_MS });
    const submission = career();
    expect(await dependencies.submissions.send(submission)).toEqual({ ok: false, reason: "upstream" });
    const stored = await inbox.find(submission.id);
    expect(stored).toMatchObject({ state, attempts: 1, values: submission.values });
    expect(stored?.lastError).toBeTruthy();
    const file = await inbox.file(stored?.files[0]?.id ?? "");
    expect(file?.name).toBe("cv.pdf");
    // A matcher would compare the million elements one by one.
    expect(Buffer.from(file?.bytes ?? []).equals(Buffer.from(submission.file?.bytes ?? []))).toBe(true);
    await dependencies.close();
  });

  test("a response whose body never ends is judged by its status", async () => {
    upstream.mode = "stall";
    const { dependencies } = await make();
    expect(await dependencies.submissions.send(contact())).toEqual({ ok: true });
    await dependencies.close();
  });

  test("a second attempt from the same form replaces the first, with its résumé", async () => {
    const { dependencies, inbox } = await make();
    const submission = career();
    upstream.mode = { status: 500 };
    await dependencies.submissions.send(submission);
    upstream.mode = "ok";
    const corrected = { ...submission, values: { ...submission.values, role: "Data Analyst" } };
    expect(await dependencies.submissions.send(corrected)).toEqual({ ok: true });
    expect(await entriesIn(inbox)).toHaveLength(1);
    expect(upstream.requests[1]?.form?.get("role")).toBe("Data Analyst");
    expect((upstream.requests[1]?.form?.get("resume") as File).size).toBe(submission.file?.bytes.length);
  });

  test("a submission sent twice at the same moment is delivered once", async () => {
    const { dependencies } = await make();
    const submission = contact();
    upstream.mode = { delay: 100 };
    await Promise.all([dependencies.submissions.send(submission), dependencies.submissions.send(submission)]);
    expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
    expect(upstream.requests).toHaveLength(1);
  });

  test("without an upstream the store is the inbox; spam is kept and never delivered", async () => {
    const { dependencies, inbox } = await make({});
    const message = contact();
    expect(await dependencies.submissions.send(message)).toEqual({ ok: true });
    expect(await inbox.find(message.id)).toMatchObject({ state: "inbox", values: message.values });

    const withUpstream = await make();
    const spam = { ...contact(), spam: true };
    expect(await withUpstream.dependencies.submissions.send(spam)).toEqual({ ok: true });
    expect(await withUpstream.inbox.find(spam.id)).toMatchObject({ state: "spam" });
    expect(upstream.requests).toEqual([]);
  });

  test("a staged résumé can be read by its id, and discarded", async () => {
    const { dependencies } = await make();
    const file = { name: "cv.pdf", type: "application/pdf", bytes: new Uint8Array([1, 2, 3]) };
    const staged = await dependencies.submissions.stageUpload(file, "192.0.2.1");
    if (!staged) throw new Error("there is no room");
    expect(staged).toMatchObject({ name: "cv.pdf", size: 3 });
    expect(await dependencies.submissions.readUpload(staged.id)).toEqual(file);
    expect(await dependencies.submissions.findUpload("1")).toBeUndefined();
    await dependencies.submissions.discardUpload(staged.id);
    expect(await dependencies.submissions.findUpload(staged.id)).toBeUndefined();
  });

  test("the file of a submission cannot be read as a staged upload", async () => {
    const { dependencies, inbox } = await make({});
    const submission = career();
    await dependencies.submissions.send(submission);
    const fileId = (await inbox.find(submission.id))?.files[0]?.id ?? "";
    expect(await inbox.file(fileId)).toMatchObject({ name: "cv.pdf" });
    expect(await dependencies.submissions.readUpload(fileId)).toBeUndefined();
  });

  test("an acknowledged message is never replaced: another message under its id is stored beside it", async () => {
    const { dependencies, inbox } = await make({});
    const one = contact({ message: "one" });
    const another = { ...one, values: { ...one.values, message: "another" } };
    for (const submission of [one, another, another, one]) {
      expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
    }
    const stored = await entriesIn(inbox);
    expect(stored.map(({ values }) => values?.message).sort()).toEqual(["another", "one"]);
    await dependencies.close();
  });

  test("another message under the id of a delivered one is delivered once, under a separate key", async () => {
    const { dependencies } = await make();
    const one = contact({ message: "one" });
    const another = { ...one, values: { ...one.values, message: "another" } };
    for (const submission of [one, another, another]) await dependencies.submissions.send(submission);
    expect(upstream.requests.map(({ json }) => json?.message)).toEqual(["one", "another"]);
    const keys = upstream.requests.map(({ headers }) => String(headers["idempotency-key"]));
    expect(keys[0]).toBe(one.id);
    expect(keys[1]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys[1]).not.toBe(one.id);
    await dependencies.close();
  });

  test("two machines that get the same submission deliver it once, and both report success", async () => {
    const { dependencies, config } = await make();
    const other = createDependencies(config);
    upstream.mode = { delay: 200 };
    const submission = career();
    const outcomes = await Promise.all(
      [dependencies, other].map(({ submissions }) => submissions.send(submission)),
    );
    expect(outcomes).toEqual([{ ok: true }, { ok: true }]);
    expect(upstream.requests).toHaveLength(1);
    await Promise.all([dependencies.close(), other.close()]);
  });
});
