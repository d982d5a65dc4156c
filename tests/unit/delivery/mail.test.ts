import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import type { Dependencies, Submission } from "../../../server/types";
import { tempConfig } from "../../support/commands/temp-config";
import { type Mailbox, startMailbox } from "../../support/servers/mailbox";

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
  const dependencies = createDependencies(config);
  dependencies.background.start();
  return { dependencies, inbox: createInbox(createStore(config)) };
}

/** Sends it, and waits for its mail. */
async function mailed({ submissions }: Dependencies, submission: Submission) {
  expect(await submissions.send(submission)).toEqual({ ok: true });
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(1), 20_000);
  const [letter] = mailbox.letters;
  return letter ?? expect.unreachable();
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
  const { email, to } = await mailed(dependencies, submission);
  expect(to).toEqual(["team@site.test", "hr@site.test"]);
  expect(email.from?.address).toBe("website@site.test");
  expect(email.replyTo).toEqual([{ name: "", address: "amira@example.test" }]);
  expect(email.subject).toBe("Message: New Project, Amira Haddad");
  expect(email.messageId).toBe(`<${submission.id}@site.test>`);
  expect(email.text).toContain("is_checked: true");
  // Typed lines cannot pass for another field.
  expect(email.text).toContain("message: First line\n  email: forged@example.test");
  await vi.waitFor(
    async () =>
      expect(await inbox.find(submission.id)).toMatchObject({ state: "delivered", values: undefined }),
    10_000,
  );
  await dependencies.close();
});

test("an application has its résumé attached, byte for byte", async () => {
  const { dependencies } = make();
  const bytes = new Uint8Array(700_000).map((_, at) => at % 251);
  const values = { role: "AI Engineer", name: "Zoë Müller", email: "zoe@example.test" };
  const file = { name: "Zoë's cv.pdf", type: "application/pdf", bytes };
  const { email } = await mailed(dependencies, { id: randomUUID(), kind: "career", values, file });
  expect(email.subject).toBe("Application: AI Engineer, Zoë Müller");
  const [attachment] = email.attachments;
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
  const { to, raw, email } = await mailed(dependencies, message(values));
  expect(to).toEqual(["team@site.test", "hr@site.test"]);
  const head = raw.split("\r\n\r\n")[0] ?? "";
  expect(head).not.toMatch(/^bcc:/im);
  expect(JSON.stringify(email.replyTo ?? [])).not.toContain("victim");
  expect(email.to?.length).toBe(2);
  await dependencies.close();
});
