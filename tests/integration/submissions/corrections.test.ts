import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createLeaseRepository } from "../../../server/submissions/lease-repository";
import type { Submission } from "../../../server/types";
import { career, contact } from "../../support/forms/submissions";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FAILED = { ok: false, reason: "upstream" };

const corrected = (submission: Submission, message = "corrected"): Submission => ({
  ...submission,
  values: { ...submission.values, message },
});

/** Text and key of each request, in order. */
const sent = () =>
  upstream.requests.map(({ json, headers }) => [json?.message, String(headers["idempotency-key"])]);

onBothStores((fresh) => {
  async function make(env: Record<string, string> = {}) {
    const config = await fresh({ API_BASE_URL: upstream.url, ...env });
    const store = createStore(config);
    const dependencies = createDependencies(config);
    const { send } = dependencies.submissions;
    const close = () => Promise.all([dependencies.close(), store.close()]);
    return { store, dependencies, send, close };
  }

  test("a correction has a key that is not the first text's: an upstream that took the first late still takes it", async () => {
    const { send, close } = await make({ API_TIMEOUT_MS: "300" });
    const first = contact({ message: "first" });
    upstream.mode = { delay: 900 };
    expect(await send(first)).toEqual(FAILED);
    upstream.mode = { status: 503 };
    expect(await send(corrected(first))).toEqual(FAILED);
    upstream.mode = "ok";
    expect(await send(corrected(first))).toEqual({ ok: true });
    const [[, key] = [], [, other] = [], [, again] = []] = sent();
    expect(key).toBe(first.id);
    expect(other).toMatch(UUID);
    expect(other).not.toBe(first.id);
    expect(again).toBe(other);
    await close();
  });

  test("the worker retries a correction under the correction's key", async () => {
    const { send, store, dependencies, close } = await make();
    const first = contact({ message: "first" });
    upstream.mode = { status: 503 };
    await send(first);
    await send(corrected(first));
    upstream.mode = "ok";
    await createLeaseRepository(store).retryAllNow();
    dependencies.background.start();
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(3), 20_000);
    expect(sent()[2]).toEqual(sent()[1]);
    await close();
  });

  test("the first text keeps its key when it is sent again after a correction, delivered or not", async () => {
    const { send, close } = await make();
    const first = contact({ message: "first" });
    upstream.mode = { status: 503 };
    for (const submission of [first, corrected(first), first, corrected(first)]) await send(submission);
    upstream.mode = "ok";
    for (const submission of [corrected(first), first, first]) await send(submission);
    expect(sent().map(([message]) => message)).toEqual([
      ...["first", "corrected", "first", "corrected"],
      ...["corrected", "first"],
    ]);
    const keys = sent().map(([, key]) => key);
    expect(keys.filter((_, at) => sent()[at]?.[0] === "first")).toEqual([first.id, first.id, first.id]);
    expect(new Set(keys).size).toBe(2);
    await close();
  });

  test("an application sent again with another captcha is the same application, and keeps its key and payload", async () => {
    const { send, store, dependencies, close } = await make();
    const application = career(new Uint8Array(3_000).fill(7));
    const withCaptcha = (captcha: string): Submission => ({
      ...application,
      values: { ...application.values, captcha },
    });
    upstream.mode = { status: 503 };
    for (const captcha of ["FIRST01", "OTHER02"]) expect(await send(withCaptcha(captcha))).toEqual(FAILED);
    upstream.mode = "ok";
    await createLeaseRepository(store).retryAllNow();
    dependencies.background.start();
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(3), 20_000);
    expect(await send(withCaptcha("THIRD03"))).toEqual({ ok: true });
    expect(
      upstream.requests.map(({ headers, form }) => [headers["idempotency-key"], form?.get("captcha")]),
    ).toEqual(Array(3).fill([application.id, "FIRST01"]));
    await close();
  });

  test("a consent withdrawn between two tries is a correction", async () => {
    const { send, close } = await make();
    const first = contact();
    upstream.mode = { status: 503 };
    await send(first);
    await send({ ...first, values: { ...first.values, is_checked: false } });
    expect(new Set(sent().map(([, key]) => key)).size).toBe(2);
    await close();
  });

  test("a correction that was delivered beside the first is not delivered again when the first fails later", async () => {
    const { send, close } = await make({ API_TIMEOUT_MS: "1500" });
    const first = contact({ message: "first" });
    upstream.mode = "hang";
    const failing = send(first);
    await vi.waitFor(() => expect(upstream.requests).toHaveLength(1), 5_000);
    upstream.mode = "ok";
    expect(await send(corrected(first))).toEqual({ ok: true });
    expect(await failing).toEqual(FAILED);
    expect(await send(corrected(first))).toEqual({ ok: true });
    expect(sent().map(([message]) => message)).toEqual(["first", "corrected"]);
    await close();
  });
});
