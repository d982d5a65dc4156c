import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Config } from "../../../server/config";
import { createStore, type Store } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { GIVE_UP_AFTER_MS } from "../../../server/submissions/lease";
import { createLeaseRepository } from "../../../server/submissions/lease-repository";
import { createSubmissionRepository } from "../../../server/submissions/repository";
import type { Dependencies, Submission } from "../../../server/types";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

const message = (text = "Hello") => ({
  id: randomUUID(),
  kind: "contact" as const,
  values: { email: "amira@example.test", message: text },
});

const delivered = (id: string) =>
  upstream.requests.filter(({ headers }) => headers["idempotency-key"] === id).length;

/** Leaves a submission as a process killed during its delivery would, this many milliseconds ago. */
const leaseAndDie = (store: Store, submission: Submission, ago: number) =>
  createSubmissionRepository(store, () => Date.now() - ago).insertOrReplace(submission, "caller");

onBothStores((fresh) => {
  async function machines(count: number): Promise<{ config: Config; dependencies: Dependencies[] }> {
    const config = await fresh({ API_BASE_URL: upstream.url });
    return { config, dependencies: Array.from({ length: count }, () => createDependencies(config)) };
  }

  test("a failed submission is delivered in the background under the same key, then erased", async () => {
    const { config, dependencies } = await machines(1);
    const [site] = dependencies;
    const file = { name: "cv.pdf", type: "application/pdf", bytes: new Uint8Array(700_000).fill(5) };
    const application = { ...message(), kind: "career" as const, file };
    upstream.mode = { status: 503 };
    expect(await site?.submissions.send(application)).toEqual({ ok: false, reason: "upstream" });
    upstream.mode = "ok";
    await createLeaseRepository(createStore(config)).retryAllNow();
    site?.background.start();
    await vi.waitFor(() => expect(delivered(application.id)).toBe(2), 20_000);
    const sent = upstream.requests[1]?.form?.get("resume") as File;
    expect(Buffer.from(await sent.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true);
    const inbox = createInbox(createStore(config));
    await vi.waitFor(
      async () =>
        expect(await inbox.find(application.id)).toMatchObject({
          state: "delivered",
          values: undefined,
          files: [],
        }),
      20_000,
    );
    await site?.close();
  });

  test("when a process dies, another delivers its submission once, after the lease has expired", async () => {
    const { config, dependencies } = await machines(2);
    const submission = message();
    const store = createStore(config);
    await leaseAndDie(store, submission, 12_000);
    const alive = message();
    await leaseAndDie(store, alive, 0);
    // Long enough for the other machine to look for due deliveries while the first delivers.
    upstream.mode = { delay: 1_000 };
    for (const { background } of dependencies) background.start();
    await vi.waitFor(
      async () => expect(await createInbox(store).find(submission.id)).toMatchObject({ state: "delivered" }),
      20_000,
    );
    // Until the current deliveries have ended.
    await Promise.all(dependencies.map((site) => site.close()));
    expect([delivered(submission.id), delivered(alive.id)]).toEqual([1, 0]);
    await store.close();
  });

  test("a process does not repeat its own delivery whose lease expired while the store was down", async () => {
    const { config, dependencies } = await machines(1);
    const store = createStore(config);
    const submission = message();
    upstream.mode = { delay: 4_000 };
    const [site] = dependencies;
    const sent = site?.submissions.send(submission);
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(1), 5_000);
    // As after ten seconds in which no renewal could be written.
    const db = await store.db();
    await db.updateTable("submissions").set({ lease_until: 1, next_attempt_at: 1 }).execute();
    site?.background.start();
    expect(await sent).toEqual({ ok: true });
    await site?.close();
    expect(upstream.requests).toHaveLength(1);
    expect((await createInbox(store).find(submission.id))?.state).toBe("delivered");
    await store.close();
  });

  test("three machines deliver a queue of sixty, each submission once", async () => {
    const { config, dependencies } = await machines(3);
    const store = createStore(config);
    const queue = Array.from({ length: 60 }, (_, number) => message(String(number)));
    for (const submission of queue) {
      await leaseAndDie(store, submission, 12_000);
    }
    upstream.mode = { delay: 20 };
    for (const { background } of dependencies) background.start();
    await vi.waitFor(
      async () => expect((await createSubmissionRepository(store).countByState()).delivered).toBe(60),
      25_000,
    );
    await Promise.all(dependencies.map((site) => site.close()));
    expect(queue.map(({ id }) => delivered(id))).toEqual(queue.map(() => 1));
    expect(upstream.requests).toHaveLength(60);
    await store.close();
  });

  test("after seven days of failures a submission waits for the operator", async () => {
    const { config, dependencies } = await machines(1);
    const store = createStore(config);
    const submission = message();
    await leaseAndDie(store, submission, GIVE_UP_AFTER_MS + 1000);
    upstream.mode = { status: 500 };
    dependencies[0]?.background.start();
    await vi.waitFor(
      async () => expect((await createSubmissionRepository(store).countByState()).failed).toBe(1),
      20_000,
    );
    expect(await createInbox(store).find(submission.id)).toMatchObject({ lastError: "status 500" });
    expect((await createInbox(store).find(submission.id))?.values).toEqual(submission.values);
    await Promise.all(dependencies.map((site) => site.close()));
    await store.close();
  });

  test.each([
    ["a payload that is cut off", { payload: '{"email":' }],
    ["a payload without fields", { payload: "null" }],
    ["a kind of another build", { kind: "survey" as "contact" }],
  ])("%s is tried with back-off, and waits for the operator after seven days", async (_, damage) => {
    const { config, dependencies } = await machines(1);
    const store = createStore(config);
    const [old, young] = [message(), message()];
    await leaseAndDie(store, old, GIVE_UP_AFTER_MS + 1000);
    await leaseAndDie(store, young, 12_000);
    const db = await store.db();
    await db.updateTable("submissions").set(damage).execute();
    dependencies[0]?.background.start();
    const rows = () =>
      db
        .selectFrom("submissions")
        .select(["state", "last_error", "attempts", "lease_until"])
        .orderBy("state")
        .execute();
    const why = { last_error: "not readable", attempts: 2, lease_until: null };
    await vi.waitFor(async () => {
      expect(await rows()).toEqual([
        { state: "failed", ...why },
        { state: "pending", ...why },
      ]);
    }, 5_000);
    expect(upstream.requests).toEqual([]);
    await dependencies[0]?.close();
    await store.close();
  });

  test("on a stop the current delivery ends, and no other begins", async () => {
    const { config, dependencies } = await machines(1);
    const store = createStore(config);
    const first = message();
    await leaseAndDie(store, first, 12_000);
    upstream.mode = { delay: 300 };
    dependencies[0]?.background.start();
    await vi.waitFor(() => expect(delivered(first.id)).toBe(1), 20_000);
    const stopped = dependencies[0]?.close();
    await leaseAndDie(store, message(), 12_000);
    await stopped;
    expect(await createSubmissionRepository(store).countByState()).toMatchObject({
      delivered: 1,
      pending: 1,
    });
    expect(upstream.requests).toHaveLength(1);
    await store.close();
  });
});
