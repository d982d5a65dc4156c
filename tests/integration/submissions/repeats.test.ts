import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import type { IssuedCaptcha, Submission } from "../../../server/types";
import { career, contact, type Draft, fileOf, send as sendTo } from "../../support/forms/submissions";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";
import { entriesIn } from "../../support/store/inbox";

const upstream = await startFakeUpstream();
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

const SENT = { ok: true };
const FAILED = { ok: false, reason: "upstream" };
const CAPTCHA_USED = { ok: false, reason: "captcha" };
const FILE_GONE = { ok: false, reason: "file" };

/** The same form with other words. */
const corrected = <Said extends Draft>(submission: Said, values: Submission["values"]): Said => ({
  ...submission,
  values: { ...submission.values, ...values },
});
const say = (submission: Draft, message: string) => corrected(submission, { message });

/** What was said, and the key, of each request in order. */
const said = () => upstream.requests.map(({ json }) => json?.message);
const keys = () => upstream.requests.map(({ headers }) => String(headers["idempotency-key"]));
const whenAsked = (times: number) =>
  vi.waitFor(() => expect(upstream.requests).toHaveLength(times), { timeout: 10_000 });

onBothStores((fresh) => {
  /** Two machines of one site. */
  async function site(env: Record<string, string> = { API_BASE_URL: upstream.url }) {
    const config = await fresh({ SESSION_SECRET: "shared by both machines", ...env });
    const store = createStore(config);
    const machines = [createDependencies(config), createDependencies(config)] as const;
    for (const one of [...machines, store]) onTestFinished(one.close);
    return {
      ...machines[0].submissions,
      machines,
      send: (draft: Draft, captcha?: IssuedCaptcha) => sendTo(machines[0].submissions, draft, captcha),
      store,
      states: async () => (await entriesIn(store)).map(({ state }) => state).sort(),
      issue: () => machines[0].captchas.issue().issued,
    };
  }

  describe.each([
    ["one machine", 0],
    ["two machines", 1],
  ] as const)("on %s", (_, second) => {
    test("an application sent twice at once arrives once, and a third click sees success", async () => {
      const { machines } = await site();
      upstream.mode = { delay: 200 };
      const application = career();
      const clicks = [machines[0], machines[second]].map(({ submissions }) =>
        sendTo(submissions, application),
      );
      // Another machine's attempt shows in its row only, once it has ended.
      const other = second ? FAILED : SENT;
      expect((await Promise.all(clicks)).sort((a, b) => Number(b.ok) - Number(a.ok))).toEqual([SENT, other]);
      expect(await sendTo(machines[second].submissions, application)).toEqual(SENT);
      expect(upstream.requests).toHaveLength(1);
    });

    test("when the first of two clicks fails, the second fails with it and nothing is sent twice", async () => {
      const { machines } = await site({ API_BASE_URL: upstream.url, API_TIMEOUT_MS: "1000" });
      upstream.mode = "hang";
      const message = contact();
      const first = machines[0].submissions.send(message);
      await whenAsked(1);
      const other = machines[second].submissions.send(message);
      expect(await Promise.all([first, other])).toEqual([FAILED, FAILED]);
      expect(upstream.requests).toHaveLength(1);
    });

    test.each([
      ["with an API", () => ({ API_BASE_URL: upstream.url })],
      ["in the inbox", () => ({})],
    ])("of ten applications of one form sent at once with one captcha, %s, one arrives", async (_, env) => {
      const { machines, issue, states } = await site(env());
      upstream.mode = { delay: 200 };
      const [captcha, form] = [issue(), career(new Uint8Array(2_000))];
      const clicks = Array.from({ length: 10 }, (_, at) =>
        sendTo(machines[at % 2 ? second : 0].submissions, corrected(form, { city: `${at}` }), captcha),
      );
      const outcomes = await Promise.all(clicks);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual(CAPTCHA_USED);
      expect(await states()).toHaveLength(1);
    });
  });

  test("a correction has a key of its own, and replaces the text that failed", async () => {
    const { send, states, store, machines } = await site();
    const first = say(contact(), "first");
    upstream.mode = { status: 503 };
    expect(await send(first)).toEqual(FAILED);
    expect(await send(say(first, "corrected"))).toEqual(FAILED);
    expect(await states()).toEqual(["pending"]);
    upstream.mode = "ok";
    const db = await store.db();
    await db.updateTable("submissions").set({ next_attempt_at: 1 }).execute();
    machines[0].background.start();
    await whenAsked(3);
    expect(said()).toEqual(["first", "corrected", "corrected"]);
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[1]);
  });

  test("a text that comes back after a correction keeps its key, and each text is delivered once", async () => {
    const { send } = await site();
    const first = say(contact(), "first");
    const second = say(first, "corrected");
    upstream.mode = { status: 503 };
    for (const submission of [first, second, first]) expect(await send(submission)).toEqual(FAILED);
    upstream.mode = "ok";
    for (const submission of [first, second, second, first]) expect(await send(submission)).toEqual(SENT);
    expect(said()).toEqual(["first", "corrected", "first", "first", "corrected"]);
    expect(new Set(keys()).size).toBe(2);
  });

  test("an acknowledged message is never replaced: another one of the same form stands beside it", async () => {
    const { send, states } = await site({});
    const one = say(contact(), "one");
    for (const submission of [one, say(one, "two"), say(one, "two"), one])
      expect(await send(submission)).toEqual(SENT);
    expect(await states()).toEqual(["inbox", "inbox"]);
  });

  test("a text that arrives although it was corrected meanwhile leaves nothing behind", async () => {
    const { send, states } = await site();
    const first = say(contact(), "first");
    upstream.mode = { delay: 500 };
    const sending = send(first);
    await whenAsked(1);
    expect(await send(say(first, "corrected"))).toEqual(SENT);
    expect(await sending).toEqual(SENT);
    expect(await states()).toEqual(["delivered"]);
  });

  test("with another captcha an application is the same, and its first captcha goes upstream", async () => {
    const { send, issue } = await site();
    const application = career(new Uint8Array(3_000));
    upstream.mode = { status: 503 };
    expect(await send(application, issue())).toEqual(FAILED);
    upstream.mode = "ok";
    for (const captcha of ["OTHER22", "THIRD33"])
      expect(await send(corrected(application, { captcha }), issue())).toEqual(SENT);
    expect(upstream.requests.map(({ form }) => form?.get("captcha"))).toEqual(["ABC2345", "ABC2345"]);
    expect(new Set(keys()).size).toBe(1);
  });

  test("a captcha is good for one form, which may be corrected until it has arrived", async () => {
    const { send, issue } = await site();
    const [captcha, one] = [issue(), career(new Uint8Array(2_000))];
    upstream.mode = { status: 503 };
    expect(await send(one, captcha)).toEqual(FAILED);
    expect(await send(career(), captcha)).toEqual(CAPTCHA_USED);
    upstream.mode = "ok";
    const second = corrected(one, { role: "Data Analyst" });
    expect(await send(second, captcha)).toEqual(SENT);
    expect(await send(second, captcha)).toEqual(SENT);
    const third = corrected(one, { role: "AI Engineer" });
    expect(await send(third, captcha)).toEqual(CAPTCHA_USED);
    expect(await send(third, issue())).toEqual(SENT);
    expect(upstream.requests).toHaveLength(3);
  });

  test("a correction sent during a delivery is taken with the same captcha when that delivery fails", async () => {
    const { send, issue } = await site({ API_BASE_URL: upstream.url, API_TIMEOUT_MS: "2000" });
    const [captcha, one] = [issue(), career(new Uint8Array(2_000))];
    upstream.mode = "hang";
    const first = send(one, captcha);
    await whenAsked(1);
    upstream.mode = "ok";
    expect(await send(corrected(one, { role: "Data Analyst" }), captcha)).toEqual(SENT);
    expect(await first).toEqual(FAILED);
    expect(upstream.requests).toHaveLength(2);
  });

  test("a staged résumé is taken by reference, by a repeat too, and is gone for others once it has arrived", async () => {
    const { machines, stageUpload, findUpload, store } = await site();
    const { send } = machines[0].submissions;
    const staged = await stageUpload(fileOf(new Uint8Array(700_000).fill(5)), "form");
    const find = async () => ({ ...career(), formId: "form", file: await findUpload(staged.id) });
    upstream.mode = { status: 503 };
    expect(await send(await find())).toEqual(FAILED);
    const chunks = async () =>
      (await (await store.db()).selectFrom("file_chunks").selectAll().execute()).length;
    expect(await chunks()).toBe(2);
    upstream.mode = "ok";
    const corrections = corrected(await find(), { role: "Data Analyst" });
    expect(await send(corrections)).toEqual(SENT);
    expect((upstream.requests[1]?.form?.get("resume") as File).size).toBe(700_000);
    expect(await chunks()).toBe(0);
    expect(await send(corrected(await find(), { role: "Data Analyst" }))).toEqual(SENT);
    expect(await send(corrected(await find(), { role: "AI Engineer" }))).toEqual(FILE_GONE);
    expect(upstream.requests).toHaveLength(2);
  });

  test("an application that fails keeps one copy of its file, however often it is sent with it, and a correction takes it over or erases it", async () => {
    const { send, store, states } = await site();
    const application = career(new Uint8Array(700_000).fill(5));
    const copies = async () => {
      const chunks = (await store.db()).selectFrom("file_chunks").select(["file_id", "position"]);
      return (await chunks.execute()).length / 2;
    };
    upstream.mode = { status: 503 };
    const other = corrected(application, { role: "Data Analyst" });
    for (const draft of [application, application, other]) {
      expect(await send(draft)).toEqual(FAILED);
      expect([await copies(), await states()]).toEqual([1, ["pending"]]);
    }
    await send({ ...application, file: undefined });
    expect([await copies(), await states()]).toEqual([0, ["pending"]]);
    upstream.mode = "ok";
    await send(application);
    await send(application);
    expect([await copies(), await states()]).toEqual([0, ["delivered"]]);
  });
});
