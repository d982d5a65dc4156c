import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { resend } from "../../../server/inbox/resend";
import { createLeaseRepository } from "../../../server/submissions/lease-repository";
import { tempConfig } from "../../support/commands/temp-config";
import { contact } from "../../support/forms/submissions";
import { type Mailbox, startMailbox } from "../../support/servers/mailbox";

let mailbox: Mailbox;
afterEach(() => mailbox.stop());

const MAIL_TO = "office@site.test, sales@site.test, hr@site.test";

/** A message sent to a site that mails to three addresses, by a server that refuses some of them with a code each. */
async function sendWhile(codes: Record<string, number>) {
  const asked: string[] = [];
  mailbox = await startMailbox({
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      const responseCode = codes[address];
      done(responseCode ? Object.assign(new Error("no"), { responseCode }) : null);
    },
  });
  const config = tempConfig({ SMTP_URL: mailbox.url, MAIL_TO, SITE_URL: "https://site.test" });
  const dependencies = createDependencies(config);
  const store = createStore(config);
  const inbox = createInbox(store);
  const submission = contact();
  dependencies.background.start();
  await dependencies.submissions.send(submission);
  return {
    asked,
    config,
    store,
    submission,
    becomes: (expected: object) =>
      vi.waitFor(async () => expect(await inbox.find(submission.id)).toMatchObject(expected), 10_000),
    retry: () => createLeaseRepository(store).retryAllNow(),
    close: () => Promise.all([dependencies.close(), store.close()]),
  };
}

const recipients = () => mailbox.letters.map(({ to }) => to);

test("a recipient that is refused for now gets the mail later, and nobody gets it twice", async () => {
  const codes = { "sales@site.test": 451 };
  const { submission, becomes, retry, close } = await sendWhile(codes);
  await becomes({
    state: "pending",
    values: submission.values,
    lastError: "SMTP 451 for 1 of 3 recipients: sales@site.test",
  });
  codes["sales@site.test"] = 0;
  await retry();
  await becomes({ state: "delivered", values: undefined, lastError: null });
  expect(recipients()).toEqual([["office@site.test", "hr@site.test"], ["sales@site.test"]]);
  const [first, second] = mailbox.letters;
  expect(second?.email.messageId).toBe(first?.email.messageId);
  expect(second?.email.to).toEqual(first?.email.to);
  await close();
});

test("a recipient that is refused for good leaves the submission failed, and a resend reaches only that one", async () => {
  const codes = { "sales@site.test": 550 };
  const { config, store, submission, becomes, close } = await sendWhile(codes);
  await becomes({
    state: "failed",
    values: submission.values,
    lastError: "SMTP 550 for 1 of 3 recipients: sales@site.test",
  });
  expect((await resend(config, store, { id: submission.id, state: "failed" })).code).toBe(1);
  await becomes({ state: "failed" });
  codes["sales@site.test"] = 0;
  expect((await resend(config, store, { id: submission.id, state: "failed" })).code).toBe(0);
  expect(recipients()).toEqual([["office@site.test", "hr@site.test"], ["sales@site.test"]]);
  await becomes({ state: "delivered", values: undefined });
  await close();
});

test("each recipient has an outcome of its own, also when none is left that takes the mail", async () => {
  const codes = { "sales@site.test": 550, "hr@site.test": 451 };
  const { asked, becomes, retry, close } = await sendWhile(codes);
  await becomes({
    state: "pending",
    lastError: "SMTP 451, SMTP 550 for 2 of 3 recipients: sales@site.test, hr@site.test",
  });
  asked.length = 0;
  await retry();
  await becomes({ state: "pending", attempts: 2 });
  codes["hr@site.test"] = 552;
  await retry();
  await becomes({
    state: "failed",
    lastError: "SMTP 550, SMTP 552 for 2 of 3 recipients: sales@site.test, hr@site.test",
  });
  expect(new Set(asked)).toEqual(new Set(["hr@site.test"]));
  expect(recipients()).toEqual([["office@site.test"]]);
  await close();
});

test("a recipient refused by the first mail is named when the others have it", async () => {
  const codes = { "sales@site.test": 550, "hr@site.test": 451 };
  const { becomes, retry, close } = await sendWhile(codes);
  await becomes({ state: "pending", lastError: expect.stringContaining("2 of 3") });
  codes["hr@site.test"] = 0;
  await retry();
  await becomes({ state: "failed", lastError: "SMTP 550 for 1 of 3 recipients: sales@site.test" });
  expect(recipients()).toEqual([["office@site.test"], ["hr@site.test"]]);
  await close();
});
