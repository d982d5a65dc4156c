import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { createLeaseRepository } from "../../../server/submissions/lease-repository";
import { tempConfig } from "../../support/commands/temp-config";
import { career, contact } from "../../support/forms/submissions";
import { type Mailbox, startMailbox } from "../../support/servers/mailbox";

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

function make(env: Record<string, string> = {}) {
  const config = tempConfig({
    SMTP_URL: mailbox.url,
    MAIL_TO: "team@site.test",
    SITE_URL: "https://site.test",
    ...env,
  });
  const dependencies = createDependencies(config);
  dependencies.background.start();
  return { config, dependencies, inbox: createInbox(createStore(config)) };
}

const messageIdIn = (raw = "") => /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim();

test.each([
  ["a busy mailbox", 451, "pending"],
  ["a refusal", 554, "failed"],
])("after %s the visitor still sees success, and the submission stays in the store", async (_, code, state) => {
  const { dependencies, inbox } = make();
  mailbox.refusal = { code, message: "not now" };
  const submission = contact();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
  await vi.waitFor(
    async () =>
      expect(await inbox.find(submission.id)).toMatchObject({
        state,
        lastError: `SMTP ${code}`,
        values: submission.values,
      }),
    10_000,
  );
  await dependencies.close();
});

test("a mail above the server's limit is failed with that reason, and no byte of its file is sent", async () => {
  const small = await startMailbox({ size: 1_000_000 });
  const { dependencies, inbox } = make({ SMTP_URL: small.url });
  const application = career();
  await dependencies.submissions.send(application);
  const failed = { state: "failed", lastError: "larger than the mail server takes", files: [{}] };
  await vi.waitFor(async () => expect(await inbox.find(application.id)).toMatchObject(failed), 10_000);
  expect(small.arriving).toBe(0);
  await dependencies.close();
  await small.stop();
});

test("while the mail server is down the submission is pending", async () => {
  const { dependencies, inbox } = make({ SMTP_URL: "smtp://127.0.0.1:1" });
  const submission = contact();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
  const failedOnce = { state: "pending", attempts: 1, lastError: expect.any(String) };
  await vi.waitFor(async () => expect(await inbox.find(submission.id)).toMatchObject(failedOnce), 10_000);
  await dependencies.close();
});

test("after a refused password the submission is pending", async () => {
  const guarded = await startMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("no")),
  });
  const { dependencies, inbox } = make({ SMTP_URL: guarded.url.replace("smtp://", "smtp://user:wrong@") });
  const submission = contact();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
  await vi.waitFor(
    async () =>
      expect(await inbox.find(submission.id)).toMatchObject({ state: "pending", lastError: "SMTP 535" }),
    10_000,
  );
  await dependencies.close();
  await guarded.stop();
});

test("a retry carries the message id of the first attempt", async () => {
  const { dependencies, config } = make();
  mailbox.refusal = { code: 451, message: "later" };
  const submission = contact();
  await dependencies.submissions.send(submission);
  await vi.waitFor(() => expect(mailbox.refused).toHaveLength(1), 10_000);
  mailbox.refusal = undefined;
  const store = createStore(config);
  await vi.waitFor(async () => {
    await createLeaseRepository(store).retryAllNow();
    expect(mailbox.letters).toHaveLength(1);
  }, 20_000);
  expect(messageIdIn(mailbox.refused[0])).toBe(`<${submission.id}@site.test>`);
  expect(messageIdIn(mailbox.letters[0]?.raw)).toBe(`<${submission.id}@site.test>`);
  await dependencies.close();
  await store.close();
});

const LATE_MS = 900;
const later = (next: () => void) => void setTimeout(next, LATE_MS);

test.each([
  ["greets", { onConnect: (_session: unknown, next: () => void) => later(next) }],
  ["takes the sender", { onMailFrom: (_a: unknown, _session: unknown, next: () => void) => later(next) }],
  ["takes the recipient", { onRcptTo: (_a: unknown, _session: unknown, next: () => void) => later(next) }],
  ["accepts the mail", {}],
])("a server that %s after the API's time limit gets the mail once, over one connection", async (_, options) => {
  let connections = 0;
  const late = await startMailbox({
    ...options,
    onClose: () => {
      connections += 1;
    },
  });
  late.acceptDelay = LATE_MS;
  const { dependencies, inbox } = make({ SMTP_URL: late.url, API_TIMEOUT_MS: "200" });
  const submission = contact();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
  await vi.waitFor(
    async () => expect(await inbox.find(submission.id)).toMatchObject({ state: "delivered" }),
    20_000,
  );
  await dependencies.close();
  await vi.waitFor(() => expect([late.arriving, late.letters.length, connections]).toEqual([1, 1, 1]), 5_000);
  await late.stop();
});
