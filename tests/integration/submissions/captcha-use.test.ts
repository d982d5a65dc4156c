import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDependencies } from "../../../server/dependencies";
import type { Submission } from "../../../server/types";
import { career } from "../../support/forms/submissions";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

const apply = () => career(new Uint8Array(2_000));
const corrected = (one: Submission, role = "Data Analyst"): Submission => ({
  ...one,
  values: { ...one.values, role },
});

const SENT = { ok: true };
const FAILED = { ok: false, reason: "upstream" };
const USED = { ok: false, reason: "captcha" };

onBothStores((fresh) => {
  async function make(env: Record<string, string> = {}) {
    const config = await fresh({ API_BASE_URL: upstream.url, ...env });
    const dependencies = createDependencies(config);
    const { captchas, submissions, close } = dependencies;
    return { config, issue: () => captchas.issue().issued, send: submissions.send, close };
  }

  test("a captcha is accepted for one of two applications that arrive at once", async () => {
    const { issue, send, close } = await make();
    const captcha = issue();
    const sent = await Promise.all([send(apply(), captcha), send(apply(), captcha)]);
    expect(sent).toContainEqual(SENT);
    expect(sent).toContainEqual(USED);
    expect(upstream.requests).toHaveLength(1);
    await close();
  });

  test("an application can be corrected with its captcha until it has arrived; then only a repeat is accepted", async () => {
    const { config, issue, send, close } = await make();
    const [captcha, one] = [issue(), apply()];
    upstream.mode = { status: 503 };
    expect(await send(one, captcha)).toEqual(FAILED);
    await close();
    upstream.mode = "ok";
    const restarted = createDependencies(config);
    const { send: sendAgain } = restarted.submissions;
    expect(await sendAgain(apply(), captcha)).toEqual(USED);
    expect(await sendAgain(corrected(one), captcha)).toEqual(SENT);
    expect(await sendAgain(corrected(one), captcha)).toEqual(SENT);
    expect(await sendAgain(corrected(one, "AI Engineer"), captcha)).toEqual(USED);
    expect(upstream.requests).toHaveLength(2);
    await restarted.close();
  });

  test("a correction that is sent during a delivery is accepted with the same captcha when that delivery fails", async () => {
    const { issue, send, close } = await make({ API_TIMEOUT_MS: "2000" });
    const [captcha, one] = [issue(), apply()];
    upstream.mode = "hang";
    const first = send(one, captcha);
    await expect.poll(() => upstream.requests.length, { timeout: 10_000 }).toBe(1);
    upstream.mode = "ok";
    expect(await send(corrected(one), captcha)).toEqual(SENT);
    expect(await first).toEqual(FAILED);
    expect(upstream.requests).toHaveLength(2);
    await close();
  });

  test("another application under the id of one that has arrived needs a captcha of its own", async () => {
    const { issue, send, close } = await make();
    const [captcha, another, one] = [issue(), issue(), apply()];
    expect(await send(one, captcha)).toEqual(SENT);
    expect(await send(corrected(one), another)).toEqual(SENT);
    expect(await send(corrected(one), another)).toEqual(SENT);
    for (const used of [captcha, another])
      expect(await send(corrected(one, "AI Engineer"), used)).toEqual(USED);
    expect(upstream.requests).toHaveLength(2);
    await close();
  });

  test("a captcha is still good when its application could not be stored", async () => {
    const { issue, send, close } = await make();
    const [captcha, one] = [issue(), apply()];
    const broken = { ...one, file: { ...career().file, bytes: null } } as unknown as Submission;
    expect(await send(broken, captcha)).toEqual({ ok: false, reason: "store" });
    expect(await send(apply(), captcha)).toEqual(SENT);
    await close();
  });
});
