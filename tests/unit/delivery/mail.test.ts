import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../../server/config/config";
import { mailTransport, smtpOptions } from "../../../server/outbox/delivery/transports/mail";
import type { StoredContent } from "../../../server/outbox/submission";
import { brokenFiles, delivered, fileOf } from "../../support/forms/submissions";
import { sentMessage } from "../../support/forms/values";
import { recordingLog } from "../../support/recording-log";
import { type MailboxOptions, refusal, startMailbox } from "../../support/servers/mailbox";

const FORGED = "First line\nemail: forged@example.test";
const MESSAGE = { ...sentMessage, topic: "New Project", message: FORGED, is_checked: true };
const PASSWORD = "hunter2-hunter2";
const message = (values = {}) => ({
  ...delivered("contact", { ...MESSAGE, ...values }),
  receivedAt: Date.UTC(2026, 10, 26, 9, 5),
});
const application = (file = fileOf(new Uint8Array(50_000))) => ({
  ...delivered("career", { role: "AI Engineer", name: "Zoë Müller", email: "zoe@example.test" }),
  file,
});

/** A mailbox with these options and a transport to it; `parameters` are added to its address. */
async function start(options: MailboxOptions = {}, env: Record<string, string> = {}, parameters = "") {
  const box = await startMailbox(options);
  onTestFinished(box.stop);
  const { mail } = readConfig({
    SITE_URL: "https://www.site.test",
    MAIL_TO: "a@site.test, b@site.test",
    MAIL_FROM: "website@www.site.test",
    SMTP_URL: parameters ? box.url.replace("//", `//site:${PASSWORD}@`) + parameters : box.url,
    ...env,
  });
  const recipientRefused = vi.fn();
  const { log, lines } = recordingLog();
  const transport = mailTransport(mail ?? expect.unreachable(), undefined, log, { recipientRefused });
  const send = (submission = delivered("contact", MESSAGE), signal = AbortSignal.timeout(20_000)) =>
    transport.deliver(submission, signal);
  return { box, send, lines, recipientRefused };
}

/** A server that refuses a content of more than this many bytes. */
const refusesAbove = (limit: number, ...error: Parameters<typeof refusal>): MailboxOptions => ({
  refuse: (size) => (size > limit ? refusal(...error) : undefined),
});

const NEWS = { page: "/about", referrer: "news.test" };
const CALL = { form: "call", consent: "Add me\nnow", page: "/about" };
test.each<[string, string, StoredContent["source"], string]>([
  ["Message: New Project,", "", NEWS, "page: /about\nreferrer: news.test"],
  ["Call request:", "Consent: Add me\n  now (2026-11-26 09:05 UTC)\n", CALL, "form: call\npage: /about"],
])("operators get a %s with its consent, date and source, and their replies go to the visitor", async (subject, consent, source, origin) => {
  let greeting = "";
  const { box, send } = await start({
    onMailFrom(_, { hostNameAppearsAs }, done) {
      greeting = hostNameAppearsAs;
      done();
    },
  });
  const submission = { ...message(), source };
  expect(await send(submission)).toEqual({ ok: true });
  const [{ to, email, raw } = expect.unreachable()] = box.letters;
  expect(greeting).toBe("www.site.test");
  expect(to).toEqual(["a@site.test", "b@site.test"]);
  expect(email.from?.address).toBe("website@www.site.test");
  expect(email.replyTo).toEqual([{ name: "", address: "amira@example.test" }]);
  expect(email.subject).toBe(`${subject} Amira Haddad`);
  // Typed lines cannot pass for another field.
  expect(email.text).toBe(
    `First name: Amira\nLast name: Haddad\nEmail: amira@example.test\nTopic: New Project\nMessage: First line\n  email: forged@example.test\n${consent}\nreceived: 2026-11-26 09:05 UTC\n${origin}\n`,
  );
  expect(email.headers.find(({ key }) => key === "idempotency-key")?.value).toBe(submission.id);
  expect(email.messageId).toBe(`<${submission.id}@www.site.test>`);
  // Help desks set aside what calls itself automatic.
  expect(raw).not.toMatch(/^(auto-submitted|precedence|x-auto)/im);
});

test("an application goes to MAIL_TO_CAREER with its résumé, byte for byte", async () => {
  const { box, send } = await start({}, { MAIL_TO_CAREER: "hr@site.test" });
  const bytes = new Uint8Array(700_000).map((_, at) => at % 251);
  expect(await send(application(fileOf(bytes, "Zoë's cv.pdf")))).toEqual({ ok: true });
  const [{ to, email } = expect.unreachable()] = box.letters;
  expect([to, email.subject]).toEqual([["hr@site.test"], "Application: AI Engineer, Zoë Müller"]);
  const [attachment] = email.attachments;
  expect([attachment?.filename, attachment?.mimeType]).toEqual(["Zoë's cv.pdf", "application/pdf"]);
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(Buffer.from(bytes))).toBe(true);
});

test.each<[string, Record<string, string>, string | undefined]>([
  ["a domain outside ASCII", { email: "zoe@bücher.test" }, "zoe@xn--bcher-kva.test"],
  ["a tag and dots", { email: "a.b+c@d-e.test" }, "a.b+c@d-e.test"],
  ["a name outside ASCII", { email: "zoë@example.test" }, undefined],
  ["two dots in a row", { email: "a..b@example.test" }, undefined],
  ["no dot in its domain", { email: "a@localhost" }, undefined],
  ["a line break", { email: "a@b.test\r\nBcc: victim@example.test" }, undefined],
  ["a second address", { email: "a@b.test,victim@example.test" }, undefined],
  ["a group", { email: "g:victim@example.test;" }, undefined],
  ["an address inside", { email: "x><victim@example.test" }, undefined],
  ["a header in the topic", { topic: "x\nBcc: victim@example.test" }, "amira@example.test"],
  ["a header in the name", { first_name: "A\r\nBcc: victim@example.test\r\n\r\nB" }, "amira@example.test"],
])("a form with %s adds no header, and its reply address is safe or missing", async (_, values, reply) => {
  const { box, send } = await start();
  expect(await send(message(values))).toEqual({ ok: true });
  const [{ to, email, raw } = expect.unreachable()] = box.letters;
  expect(email.replyTo?.map(({ address }) => address)).toEqual(reply && [reply]);
  expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  expect([to.length, email.to?.length]).toEqual([2, 2]);
});

const refusesRecipients = (refused: RegExp): MailboxOptions => ({
  onRcptTo: ({ address }, _, done) => done(refused.test(address) ? refusal(550) : null),
});
const refusesSender: MailboxOptions = { onMailFrom: (_, __, done) => done(refusal(550)) };
const AGAIN = { ok: false, retry: true };
const FINAL = { ok: false, retry: false };
test.each<[string, MailboxOptions, object, refused: number[]]>([
  ["one recipient", refusesRecipients(/^b@/), { ok: true }, [2]],
  ["everybody", refusesRecipients(/./), { ...AGAIN, why: "SMTP 550 to RCPT TO" }, [1, 2]],
  ["the sender", refusesSender, { ...AGAIN, why: "SMTP 550 to MAIL FROM" }, []],
  ["the content for now", refusesAbove(0, 451), { ...AGAIN, why: "SMTP 451 to DATA" }, []],
  ["the content for good", refusesAbove(0, 554), { ...FINAL, why: "SMTP 554 to DATA" }, []],
  ["a full mailbox", refusesAbove(0, 552, "5.2.2 full"), { ...FINAL, why: "SMTP 552 to DATA" }, []],
])("a server refuses %s: only content is not retried, and each refused recipient is logged", async (_, options, result, refused) => {
  const { box, send, lines, recipientRefused } = await start(options);
  expect(await send(application())).toEqual(result);
  expect(box.letters.map(({ to }) => to)).toEqual("why" in result ? [] : [["a@site.test"]]);
  const logged = refused.map((recipient) => expect.objectContaining({ recipient, why: "SMTP 550" }));
  expect(lines).toEqual(logged);
  expect(recipientRefused).toHaveBeenCalledTimes(refused.length);
});

test.each<[string, MailboxOptions]>([
  ["states a limit", { size: 20_000 }],
  ["answers 5.3.4", refusesAbove(20_000, 552, "5.3.4 too big")],
  ["answers 5.2.3", refusesAbove(20_000, 550, "5.2.3 too long")],
])("to a server that %s the mail goes without its file, with the command that shows it", async (_, options) => {
  const { box, send } = await start(options);
  const sent = application();
  expect(await send(sent)).toEqual({ ok: true, withoutFile: true });
  const [{ email } = expect.unreachable(), ...others] = box.letters;
  expect([email.attachments, others]).toEqual([[], []]);
  // Another id than that of the mail with the file, which would be dropped as a repeat.
  expect(email.messageId).toBe(`<${sent.id}-without-file@www.site.test>`);
  const where = `cv.pdf (1 MB) exceeds the mail server's size limit. It is kept on the site's server:\ninbox show ${sent.id}`;
  expect(email.text).toContain(where);
});

const RELAYS = { "relay.site.test": true, "127.evil.example": true, "127.0.0.1": false, postfix: false };
test.each(
  Object.entries(RELAYS),
)("a relay without a password must offer TLS unless it is private: %s, %s", (host, requireTLS) => {
  const env = { SMTP_URL: `smtp://${host}:25`, MAIL_TO: "a@site.test", MAIL_FROM: "b@site.test" };
  expect(smtpOptions(readConfig(env).mail ?? expect.unreachable())).toMatchObject({ requireTLS });
});

const withoutTls = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true };
test.each<[string, string, SMTPServerOptions, object]>([
  ["takes the password", PASSWORD, {}, { ok: true }],
  ["rejects it", "another", {}, { retry: true, why: "SMTP 535 to AUTH PLAIN" }],
  ["lost STARTTLS on the way", PASSWORD, withoutTls, { retry: true, why: "no usable TLS (ETLS)" }],
])("a server that %s never sees the password in clear", async (_, right, options, result) => {
  const signIns: boolean[] = [];
  const server: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth({ password }, { secure }, done) {
      signIns.push(secure);
      done(password === right ? null : new Error("no"), { user: "site" });
    },
    ...options,
  };
  // The mailbox signs its own certificate. A password requires TLS even where the address switches that off.
  const { send } = await start(server, {}, "?tls.rejectUnauthorized=false&requireTLS=false");
  expect(await send()).toMatchObject(result);
  expect(signIns.every((secure) => secure)).toBe(true);
});

test.each(brokenFiles)("of a file that %s halfway no part arrives as a mail", async (_, file, retry, why) => {
  const { box, send } = await start();
  expect(await send(application(file))).toEqual({ ok: false, retry, why: expect.stringContaining(why) });
  expect([box.arriving, box.letters.length]).toEqual([0, 0]);
});

test("an attempt that is cut off sends nothing more, and says so", async () => {
  let resume = () => {};
  const [onClose, onEnd] = [vi.fn(), vi.fn()];
  const { send } = await start({
    onClose,
    onData(stream) {
      // It is paused until then: the client's buffers are full.
      resume = () => stream.on("end", onEnd).resume();
    },
  });
  const limit = new AbortController();
  const file = fileOf(new Uint8Array(20_000_000).fill(65));
  async function* chunks() {
    for await (const chunk of file.chunks()) {
      yield chunk;
      limit.abort(new DOMException("", "TimeoutError"));
    }
  }
  const sent = await send(application({ ...file, chunks }), limit.signal);
  expect(sent).toEqual({ ok: false, retry: true, why: "timed out" });
  resume();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 20_000);
  expect(onEnd).not.toHaveBeenCalled();
});
