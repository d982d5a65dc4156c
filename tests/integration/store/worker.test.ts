import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { countSubmissions } from "../../../server/outbox/store/counts";
import { createLeases, GIVE_UP_AFTER_MS, LEASE_MS } from "../../../server/outbox/store/leases";
import { findSubmission } from "../../../server/outbox/store/reading";
import { createStore, type Store } from "../../../server/outbox/store/store";
import { writeSubmission } from "../../../server/outbox/store/write-submission";
import { contentId } from "../../../server/outbox/submission";
import { createDependencies } from "../../../server/site/dependencies";
import type { Submission } from "../../../server/types";
import { bytesOf, career, contact, type Draft, send } from "../../support/forms/submissions";
import { startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";
import { type FreshConfig, onBothStores, onSqlite } from "../../support/store/both-stores";

const upstream = await startFakeUpstream();
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

const delivered = (submission: Draft) =>
  upstream.requests.filter(({ headers }) => headers["idempotency-key"] === contentId(submission)).length;

/** Leaves a submission as a process killed during its delivery would, this many milliseconds ago. */
const abandonLease = (store: Store, submission: Submission, ago: number) =>
  writeSubmission(store, submission, {
    id: contentId(submission),
    disposition: "request",
    time: Date.now() - ago,
  });

async function startMachines(fresh: FreshConfig, machines = 1, env: Record<string, string> = {}) {
  const config = await fresh({ API_BASE_URL: upstream.url, ...env });
  const store = createStore(config);
  const all = Array.from({ length: machines }, () => createDependencies(config));
  const [{ submissions } = expect.unreachable()] = all;
  const entryOf = (submission: Draft) => findSubmission(store, contentId(submission));
  for (const machine of [...all, store]) onTestFinished(machine.close);
  return {
    store,
    db: await store.db(),
    submissions,
    entryOf,
    stateOf: async (submission: Draft) => (await entryOf(submission))?.state,
    countByState: async () => (await countSubmissions(store)).states,
    start: () => all.forEach(({ background }) => void background.start()),
    stop: () => Promise.all(all.map((machine) => machine.close())),
  };
}

onBothStores((fresh) => {
  test("a delivery whose lease another process has taken over records nothing", async () => {
    const { store, stateOf } = await startMachines(fresh);
    const submission = contact();
    const late = await abandonLease(store, submission, 12_000);
    const leases = createLeases(store);
    expect(await leases.leaseDue(["contact"])).toBeUndefined();
    const current = await leases.leaseDue(["career"]);
    if (late.result !== "leased" || !current) throw new Error("not leased");
    expect(await leases.renew(late.lease)).toBe(false);
    await leases.markFailed(late.lease, "too late", 1);
    expect(await leases.leaseDue()).toBeUndefined();
    await leases.markDelivered(late.lease);
    expect(await stateOf(submission)).toBe("pending");
    await leases.markDelivered(current);
    expect(await stateOf(submission)).toBe("delivered");
  });

  test("three machines deliver thirty submissions, each once", async () => {
    const { store, start, stop, countByState } = await startMachines(fresh, 3);
    const queue = Array.from({ length: 30 }, () => contact());
    for (const submission of queue) await abandonLease(store, submission, 12_000);
    upstream.mode = { delay: 20 };
    start();
    await vi.waitFor(async () => expect((await countByState()).delivered).toBe(30), 25_000);
    await stop();
    expect(queue.map(delivered)).toEqual(queue.map(() => 1));
  });
});

onSqlite((fresh) => {
  test.each<[string, UpstreamMode, UpstreamMode, string]>([
    ["recovers", { status: 503 }, "ok", "20000"],
    ["takes longer than a visitor waits", { delay: 900 }, { delay: 900 }, "300"],
  ])("an API that %s gets the submission in the background, under the same key", async (_, before, after, API_TIMEOUT_MS) => {
    const { submissions, db, start, entryOf } = await startMachines(fresh, 1, { API_TIMEOUT_MS });
    const application = career(new Uint8Array(700_000).fill(5));
    upstream.mode = before;
    expect(await send(submissions, application)).toEqual({ ok: false, reason: "upstream" });
    upstream.mode = after;
    await db.updateTable("submissions").set({ next_attempt_at: 1 }).execute();
    start();
    const erased = { state: "delivered", values: undefined, files: [] };
    await vi.waitFor(async () => expect(await entryOf(application)).toMatchObject(erased), 20_000);
    expect(delivered(application)).toBe(2);
    const sent = upstream.requests[1]?.form?.get("resume") as File;
    expect(Buffer.from(await sent.arrayBuffer()).equals(await bytesOf(application.file))).toBe(true);
  });

  test("a process does not repeat its own delivery whose lease expired while the store was down", async () => {
    const { submissions, db, start, stop, stateOf } = await startMachines(fresh);
    const submission = contact();
    upstream.mode = { delay: 4_000 };
    const sent = submissions.send(submission);
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(1), 20_000);
    // As after ten seconds in which no renewal could be written.
    await db.updateTable("submissions").set({ lease_until: 1, next_attempt_at: 1 }).execute();
    start();
    expect(await sent).toEqual({ ok: true });
    await stop();
    expect(upstream.requests).toHaveLength(1);
    expect(await stateOf(submission)).toBe("delivered");
  });

  test("a delivery renews its lease, and ends when another process has taken it over", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { submissions, db } = await startMachines(fresh, 1, { API_TIMEOUT_MS: "100000" });
    const set = (changed: object) => db.updateTable("submissions").set(changed).execute();
    const end = async () => (await db.selectFrom("submissions").selectAll().executeTakeFirst())?.lease_until;
    upstream.mode = "hang";
    const sent = submissions.send(contact());
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(1), 20_000);
    await set({ lease_until: 1 });
    vi.advanceTimersByTime(LEASE_MS / 3);
    await vi.waitFor(async () => expect(await end()).toBeGreaterThan(1), 20_000);
    await set({ lease_owner: "another" });
    vi.advanceTimersByTime(LEASE_MS / 3);
    expect(await sent).toEqual({ ok: false, reason: "upstream" });
  });

  test.each([
    ["a failing upstream", {}, "status 500"],
    ["a truncated payload", { payload: '{"email":' }, "not readable"],
    ["a payload without fields", { payload: "null" }, "not readable"],
    ["a kind of another build", { kind: "survey" as "contact" }, "not readable"],
  ])("a submission with %s is tried again for seven days, then waits for the operator", async (_, damage, why) => {
    const { store, db, start } = await startMachines(fresh);
    const [old, young] = [contact(), contact()];
    await abandonLease(store, old, GIVE_UP_AFTER_MS + 1000);
    await abandonLease(store, young, 12_000);
    await db
      .updateTable("submissions")
      .set({ updated_at: 1, ...damage })
      .execute();
    upstream.mode = { status: 500 };
    start();
    await vi.waitFor(async () => {
      const rows = await db
        .selectFrom("submissions")
        .select(["state", "last_error", "attempts", "lease_until"])
        .orderBy("state")
        .execute();
      const failed = { last_error: why, attempts: 2, lease_until: null };
      expect(rows).toEqual([
        { state: "failed", ...failed },
        { state: "pending", ...failed },
      ]);
    }, 20_000);
  });

  test("on a stop deliveries under way end, also those that no visitor waits for, and no other begins", async () => {
    const { store, submissions, start, stop, countByState } = await startMachines(fresh);
    const first = contact();
    await abandonLease(store, first, 12_000);
    upstream.mode = { delay: 300 };
    start();
    await vi.waitFor(() => expect(delivered(first)).toBe(1), 20_000);
    void submissions.send(contact());
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(2), 20_000);
    const stopped = stop();
    await abandonLease(store, contact(), 12_000);
    // As if the signal came before the process had started.
    start();
    await stopped;
    expect(await countByState()).toMatchObject({ delivered: 2, pending: 1 });
    expect(upstream.requests).toHaveLength(2);
  });
});
