import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { createLeaseRepository } from "../../../server/submissions/lease-repository";
import type { Submission } from "../../../server/types";
import { type Mailbox, startMailbox } from "../../support/servers/mailbox";
import { tempConfig } from "../../support/temp-config";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
beforeEach(() => {
  mailbox.letters.length = 0;
  mailbox.refusal = undefined;
});
afterAll(() => mailbox.stop());

function make(env: Record<string, string> = {}) {
  const MAIL_TO = "team@site.test, hr@site.test";
  const config = tempConfig({ SMTP_URL: mailbox.url, MAIL_TO, SITE_URL: "https://site.test", ...env });
  return { config, dependencies: createDependencies(config), inbox: createInbox(createStore(config)) };
}

const message = (values = {}): Submission => ({
  id: randomUUID(),
  kind: "contact",
  values: {
    email: "amira@example.test",
    first_name: "Amira",
    last_name: "Haddad",
    topic: "New Project",
    message: "First line\nemail: forged@example.test",
    is_checked: true,
    ...values,
  },
});

test("a message is mailed from the site to the operators, and replies go to the visitor", async () => {
  const { dependencies, inbox } = make();
  const submission = message();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: true });
  const [{ email, to } = { to: [] }] = mailbox.letters;
  expect(to).toEqual(["team@site.test", "hr@site.test"]);
  expect(email?.from?.address).toBe("website@site.test");
  expect(email?.replyTo).toEqual([{ name: "", address: "amira@example.test" }]);
  expect(email?.subject).toBe("Message: New Project, Amira Haddad");
  expect(email?.messageId).toBe(`<${submission.id}@site.test>`);
  expect(email?.text).toContain("is_checked: true");
  // Typed lines cannot pass for another field.
  expect(email?.text).toContain("message: First line\n  email: forged@example.test");
  expect(await inbox.find(submission.id)).toMatchObject({ state: "delivered", values: undefined });
  await dependencies.close();
});

test("an application has its résumé attached, byte for byte", async () => {
  const { dependencies } = make();
  const bytes = new Uint8Array(700_000).map((_, at) => at % 251);
  const values = { role: "AI Engineer", name: "Zoë Müller", email: "zoe@example.test" };
  const file = { name: "Zoë's cv.pdf", type: "application/pdf", bytes };
  await dependencies.submissions.send({ id: randomUUID(), kind: "career", values, file });
  const email = mailbox.letters[0]?.email;
  expect(email?.subject).toBe("Application: AI Engineer, Zoë Müller");
  const [attachment] = email?.attachments ?? [];
  expect([attachment?.filename, attachment?.mimeType]).toEqual(["Zoë's cv.pdf", "application/pdf"]);
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(Buffer.from(bytes))).toBe(true);
  await dependencies.close();
});

test.each([
  ["a name", { first_name: "Amira\r\nBcc: victim@example.test\r\n\r\nBody" }],
  ["a topic", { topic: "x\nBcc: victim@example.test" }],
  ["an address", { email: "a@b.test\r\nBcc: victim@example.test" }],
  ["a list of addresses", { email: "a@b.test,victim@example.test" }],
  ["a group", { email: "g:victim@example.test;" }],
  ["an address in an address", { email: "x><victim@example.test" }],
])("%s cannot add a header or a recipient", async (_, values) => {
  const { dependencies } = make();
  expect(await dependencies.submissions.send(message(values))).toEqual({ ok: true });
  const [{ to, raw, email } = { to: [], raw: "" }] = mailbox.letters;
  expect(to).toEqual(["team@site.test", "hr@site.test"]);
  const head = raw.split("\r\n\r\n")[0] ?? "";
  expect(head).not.toMatch(/^bcc:/im);
  expect(JSON.stringify(email?.replyTo ?? [])).not.toContain("victim");
  expect(email?.to?.length).toBe(2);
  await dependencies.close();
});

test.each([
  ["a busy mailbox", 451, "pending"],
  ["a refusal", 554, "failed"],
])("after %s sending fails, and the submission stays in the store", async (_, code, state) => {
  const { dependencies, inbox } = make();
  mailbox.refusal = { code, message: "not now" };
  const submission = message();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: false, reason: "upstream" });
  expect(await inbox.find(submission.id)).toMatchObject({ state, lastError: `SMTP ${code}` });
  await dependencies.close();
});

test("a mail server that is down or silent leaves the submission pending", async () => {
  const silent = await startMailbox({ onConnect: () => {} });
  for (const SMTP_URL of ["smtp://127.0.0.1:1", silent.url]) {
    const { dependencies, inbox } = make({ SMTP_URL, API_TIMEOUT_MS: "700" });
    const submission = message();
    expect(await dependencies.submissions.send(submission)).toEqual({ ok: false, reason: "upstream" });
    expect(await inbox.find(submission.id)).toMatchObject({ state: "pending" });
    await dependencies.close();
  }
  await silent.stop();
});

test("a failed submission is mailed in the background, under the same message id", async () => {
  const { dependencies, config } = make();
  mailbox.refusal = { code: 421, message: "later" };
  const submission = message();
  await dependencies.submissions.send(submission);
  mailbox.refusal = undefined;
  await createLeaseRepository(createStore(config)).retryAllNow();
  dependencies.background.start();
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(1), 20_000);
  expect(mailbox.letters[0]?.email.messageId).toBe(`<${submission.id}@site.test>`);
  await dependencies.close();
});

test("after a refused password the submission stays pending", async () => {
  const guarded = await startMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("no")),
  });
  const SMTP_URL = guarded.url.replace("smtp://", "smtp://user:wrong@");
  const { dependencies, inbox } = make({ SMTP_URL });
  const submission = message();
  expect(await dependencies.submissions.send(submission)).toEqual({ ok: false, reason: "upstream" });
  expect(await inbox.find(submission.id)).toMatchObject({ state: "pending" });
  await dependencies.close();
  await guarded.stop();
});
