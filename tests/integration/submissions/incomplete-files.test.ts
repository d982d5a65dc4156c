import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore, type Store } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { career } from "../../support/forms/submissions";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

/** As a damaged disk or a failed restore would leave the files. */
async function loseTheLastPart(store: Store): Promise<void> {
  const db = await store.db();
  const { numDeletedRows } = await db.deleteFrom("file_chunks").where("position", ">", 0).executeTakeFirst();
  expect(Number(numDeletedRows)).toBeGreaterThan(0);
}

onBothStores((fresh) => {
  test("an incomplete staged file cannot be read, so it is never sent in part", async () => {
    const config = await fresh();
    const { submissions, close } = createDependencies(config);
    const store = createStore(config);
    const file = career().file;
    if (!file) throw new Error("an application has a file");
    const staged = await submissions.stageUpload(file, "192.0.2.1");
    expect((await submissions.readUpload(staged?.id ?? ""))?.bytes.length).toBe(file.bytes.length);
    await loseTheLastPart(store);
    expect(await submissions.readUpload(staged?.id ?? "")).toBeUndefined();
    await Promise.all([close(), store.close()]);
  });

  test("an application with an incomplete file is not delivered, and waits for the operator", async () => {
    const config = await fresh({ API_BASE_URL: upstream.url });
    const before = createDependencies(config);
    const store = createStore(config);
    const submission = career();
    upstream.mode = { status: 503 };
    expect(await before.submissions.send(submission)).toMatchObject({ ok: false });
    await before.close();
    await loseTheLastPart(store);
    upstream.clear();
    const after = createDependencies(config);
    await (await store.db()).updateTable("submissions").set({ next_attempt_at: 0 }).execute();
    after.background.start();
    const inbox = createInbox(store);
    await vi.waitFor(async () => expect((await inbox.find(submission.id))?.state).toBe("failed"), 10_000);
    expect((await inbox.find(submission.id))?.lastError).toBe("file incomplete");
    expect(upstream.requests).toEqual([]);
    await Promise.all([after.close(), store.close()]);
  });
});
