import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "../../../server/outbox/store/store";
import { createDependencies } from "../../../server/site/dependencies";
import type { IssuedCaptcha, Submission } from "../../../server/types";
import { career, contact, type Draft, fileOf, send as sendTo } from "../../support/forms/submissions";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { type FreshConfig, onBothStores, onSqlite } from "../../support/store/both-stores";
import { entriesIn } from "../../support/store/inbox";

const upstream = await startFakeUpstream();
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

const API = { API_BASE_URL: upstream.url };
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
const whenAsked = () => vi.waitFor(() => expect(upstream.requests).toHaveLength(1), 10_000);

/** Two machines of one site. */
async function startMachines(fresh: FreshConfig, env: Record<string, string> = API) {
  const config = await fresh({ SESSION_SECRET: "shared by both machines", ...env });
  const store = createStore(config);
  const machines = [createDependencies(config), createDependencies(config)] as const;
  for (const one of [...machines, store]) onTestFinished(one.close);
  const { submissions, captchas, background } = machines[0];
  const db = await store.db();
  return {
    machines,
    db,
    background,
    ...submissions,
    send: (draft: Draft, captcha?: IssuedCaptcha) => sendTo(submissions, draft, captcha),
    states: async () => (await entriesIn(store)).map(({ state }) => state).sort(),
    /** How many chunks of files are in the store. */
    chunks: async () => (await db.selectFrom("file_chunks").select("position").execute()).length,
    issue: () => captchas.issue().issued,
  };
}

onBothStores((fresh) => {
  describe.each([
    ["one machine", 0],
    ["two machines", 1],
  ] as const)("on %s", (_, second) => {
    test("an application sent twice at once arrives once, and a third click is accepted", async () => {
      const { machines } = await startMachines(fresh);
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

    test("a second click fails with the first, and nothing is sent twice", async () => {
      const { machines } = await startMachines(fresh, { ...API, API_TIMEOUT_MS: second ? "20000" : "4000" });
      upstream.mode = "hang";
      const message = contact();
      const first = machines[0].submissions.send(message);
      await whenAsked();
      const other = machines[second].submissions.send(message);
      if (second) {
        // It does not wait for the first. Retried after the first had ended, it would be a second attempt.
        expect(await other).toEqual(FAILED);
        upstream.restart();
      }
      expect(await Promise.all([first, other])).toEqual([FAILED, FAILED]);
      expect(upstream.requests).toHaveLength(1);
    });

    test.each<[string, Record<string, string>]>([
      ["with an API", API],
      ["in the inbox", {}],
    ])("of ten applications sent at once from one form, %s, one arrives", async (_, env) => {
      const { machines, issue, states } = await startMachines(fresh, env);
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
});

onSqlite((fresh) => {
  test("a correction replaces the text that failed; each text keeps its key and is delivered once", async () => {
    const { send, states, db, background } = await startMachines(fresh);
    const first = say(contact(), "first");
    const second = say(first, "corrected");
    upstream.mode = { status: 503 };
    for (const submission of [first, second, first]) {
      expect(await send(submission)).toEqual(FAILED);
      expect(await states()).toEqual(["pending"]);
    }
    upstream.mode = "ok";
    await db.updateTable("submissions").set({ next_attempt_at: 1 }).execute();
    background.start();
    await vi.waitFor(async () => expect(await states()).toEqual(["delivered"]), 20_000);
    for (const submission of [second, second, first]) expect(await send(submission)).toEqual(SENT);
    expect(said()).toEqual(["first", "corrected", "first", "first", "corrected"]);
    expect(new Set(keys()).size).toBe(2);
  });

  // Nothing answers there: mails wait.
  const MAIL = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "team@site.test", MAIL_FROM: "web@site.test" };
  test.each<[string, Record<string, string>, string]>([
    ["in the inbox", {}, "inbox"],
    ["that waits to be mailed", MAIL, "pending"],
  ])("an acknowledged message %s is never replaced by another one of its form", async (_, env, state) => {
    const { send, states } = await startMachines(fresh, env);
    const one = say(contact(), "one");
    for (const submission of [one, say(one, "two"), say(one, "two"), one])
      expect(await send(submission)).toEqual(SENT);
    expect(await states()).toEqual([state, state]);
  });

  test.each([
    ["arrives", { delay: 500 }, SENT],
    ["fails", "hang", FAILED],
  ] as const)("a correction is taken while a text that %s is on its way, and leaves nothing behind", async (_, mode, outcome) => {
    const { send, states, issue } = await startMachines(fresh, { ...API, API_TIMEOUT_MS: "2000" });
    const first = career(new Uint8Array(2_000));
    // What has arrived has used up its captcha.
    const captcha = outcome === FAILED ? issue() : undefined;
    upstream.mode = mode;
    const sending = send(first, captcha);
    await whenAsked();
    upstream.mode = "ok";
    expect(await send(corrected(first, { role: "Data Analyst" }), captcha)).toEqual(SENT);
    expect(await sending).toEqual(outcome);
    expect(await states()).toEqual(["delivered"]);
  });

  test("a captcha is good for one form until it has arrived; the same words with another are a repeat", async () => {
    const { send, issue } = await startMachines(fresh);
    const [captcha, one] = [issue(), career(new Uint8Array(2_000))];
    upstream.mode = { status: 503 };
    expect(await send(one, captcha)).toEqual(FAILED);
    expect(await send(career(), captcha)).toEqual(CAPTCHA_USED);
    upstream.mode = "ok";
    const second = corrected(one, { role: "Data Analyst" });
    for (let time = 0; time < 2; time += 1) expect(await send(second, captcha)).toEqual(SENT);
    const third = corrected(one, { role: "AI Engineer" });
    expect(await send(third, captcha)).toEqual(CAPTCHA_USED);
    upstream.mode = { status: 503 };
    expect(await send(third, issue())).toEqual(FAILED);
    upstream.mode = "ok";
    for (const captcha of ["OTHER22", "THIRD33"])
      expect(await send(corrected(third, { captcha }), issue())).toEqual(SENT);
    expect(upstream.requests.map(({ form }) => form?.get("captcha"))).toEqual(Array(4).fill("ABC2345"));
    expect([new Set(keys()).size, keys()[3]]).toEqual([3, keys()[2]]);
  });

  test("a staged résumé serves its form's corrections and repeats, and is gone once it has arrived", async () => {
    const { machines, stageUpload, findUpload, chunks } = await startMachines(fresh);
    const { send } = machines[0].submissions;
    const { id } = await stageUpload(fileOf(new Uint8Array(700_000).fill(5)), "form");
    const application = async (role: string) =>
      corrected({ ...career(), formId: "form", file: await findUpload(id) }, { role });
    upstream.mode = { status: 503 };
    expect(await send(await application("Data Engineer"))).toEqual(FAILED);
    expect(await chunks()).toBe(2);
    upstream.mode = "ok";
    expect(await send(await application("Data Analyst"))).toEqual(SENT);
    expect((upstream.requests[1]?.form?.get("resume") as File).size).toBe(700_000);
    expect(await chunks()).toBe(0);
    expect(await send(await application("Data Analyst"))).toEqual(SENT);
    expect(await send(await application("AI Engineer"))).toEqual(FILE_GONE);
    expect(upstream.requests).toHaveLength(2);
  });

  test("an application that fails repeatedly keeps one copy of its file, which a correction takes over or erases", async () => {
    const { send, chunks, states } = await startMachines(fresh);
    const application = career(new Uint8Array(700_000).fill(5));
    upstream.mode = { status: 503 };
    for (const draft of [application, application, corrected(application, { role: "Data Analyst" })]) {
      expect(await send(draft)).toEqual(FAILED);
      expect([await chunks(), await states()]).toEqual([2, ["pending"]]);
    }
    await send({ ...application, file: undefined });
    expect([await chunks(), await states()]).toEqual([0, ["pending"]]);
    upstream.mode = "ok";
    for (let time = 0; time < 2; time += 1) await send(application);
    expect([await chunks(), await states()]).toEqual([0, ["delivered"]]);
  });
});
