import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../../server/config/config";
import { mailTransport, smtpOptions } from "../../../server/delivery/transports/mail";
import { mailMessage } from "../../../server/delivery/transports/mail-message";
import { brokenFiles, delivered, fileOf } from "../../support/forms/submissions";
import { startMailbox } from "../../support/servers/mailbox";

const MESSAGE = {
  email: "amira@example.test",
  first_name: "Amira",
  last_name: "Haddad",
  topic: "New Project",
  message: "First line\nemail: forged@example.test",
  is_checked: true,
};
const PASSWORD = "hunter2-hunter2";

/** A transport to a mailbox that is started with these options, and what it logged and counted. */
async function start(options: SMTPServerOptions = {}, env: Record<string, string> = {}) {
  const box = await startMailbox(options);
  onTestFinished(box.stop);
  return { box, ...transportTo(box.url, env) };
}

function transportTo(SMTP_URL: string, env: Record<string, string> = {}) {
  const given = {
    SITE_URL: "https://www.site.test",
    MAIL_TO: "a@site.test, b@site.test",
    SMTP_URL,
    MAIL_FROM: "website@www.site.test",
    ...env,
  };
  const { mail } = readConfig(given);
  const warn = vi.fn();
  const recipientRefused = vi.fn();
  const log = { info: vi.fn(), warn, error: vi.fn() };
  const transport = mailTransport(mail ?? expect.unreachable(), { log, metrics: { recipientRefused } });
  const send = (submission = delivered("contact", MESSAGE), signal = AbortSignal.timeout(20_000)) =>
    transport.deliver(submission, signal);
  return { send, warn, recipientRefused };
}

const refuse = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

/** A server that answers to the content of a mail with this code. */
const afterContent = (code: number): SMTPServerOptions => ({
  onData: (stream, _, done) => stream.resume().on("end", () => done(refuse(code))),
});

test("a message is mailed to the operators with its date and its source, and replies go to the visitor", async () => {
  const greetings: string[] = [];
  const { box, send } = await start({
    onMailFrom(_address, { hostNameAppearsAs }, done) {
      greetings.push(hostNameAppearsAs);
      done();
    },
  });
  const submission = { ...delivered("contact", MESSAGE), source: { page: "/about", referrer: "news.test" } };
  submission.receivedAt = Date.UTC(2026, 10, 26, 9, 5);
  expect(await send(submission)).toEqual({ ok: true });
  const [{ to, email, raw } = expect.unreachable()] = box.letters;
  expect(greetings).toEqual(["www.site.test"]);
  expect(to).toEqual(["a@site.test", "b@site.test"]);
  expect(email.from?.address).toBe("website@www.site.test");
  expect(email.replyTo).toEqual([{ name: "", address: "amira@example.test" }]);
  expect(email.subject).toBe("Message: New Project, Amira Haddad");
  expect(email.messageId).toBe(`<${submission.id}@www.site.test>`);
  // Typed lines cannot pass for another field.
  expect(email.text).toContain("message: First line\n  email: forged@example.test\nis_checked: true\n\n");
  expect(email.text).toContain("received: 2026-11-26 09:05 UTC\npage: /about\nreferrer: news.test");
  // Help desks set aside what calls itself automatic.
  expect(raw).not.toMatch(/^(auto-submitted|precedence|x-auto)/im);
});

test("a mail with the visitor's consent has its words and its time", async () => {
  const { box, send } = await start();
  const submission = { ...delivered("contact", MESSAGE), source: { consent: "Add me\nnow", page: "/about" } };
  submission.receivedAt = Date.UTC(2026, 10, 26, 9, 5);
  await send(submission);
  const lines = "is_checked: true\nconsent: Add me\n  now (2026-11-26 09:05 UTC)\n\nreceived: ";
  expect(box.letters[0]?.email.text).toContain(lines);
  expect(box.letters[0]?.email.text?.match(/consent/g)).toHaveLength(1);
});

test("the subject of a call request says what it is", async () => {
  const { box, send } = await start();
  await send({ ...delivered("contact", MESSAGE), source: { form: "call", page: "/about" } });
  expect(box.letters[0]?.email.subject).toBe("Call request: Amira Haddad");
  expect(box.letters[0]?.email.text).toContain("form: call\npage: /about");
});

test("an application goes to MAIL_TO_CAREER with its résumé, byte for byte", async () => {
  const { box, send } = await start({}, { MAIL_TO_CAREER: "hr@site.test" });
  const bytes = new Uint8Array(700_000).map((_, at) => at % 251);
  const values = { role: "AI Engineer", name: "Zoë Müller", email: "zoe@example.test" };
  const file = fileOf(bytes, "Zoë's cv.pdf");
  expect(await send({ ...delivered("career", values), file })).toEqual({ ok: true });
  const [{ to, email } = expect.unreachable()] = box.letters;
  expect([to, email.subject]).toEqual([["hr@site.test"], "Application: AI Engineer, Zoë Müller"]);
  const [attachment] = email.attachments;
  expect([attachment?.filename, attachment?.mimeType]).toEqual(["Zoë's cv.pdf", "application/pdf"]);
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(Buffer.from(bytes))).toBe(true);
});

const SUBJECT = "Message: New Project, ";
test.each([
  ["می\u200cخواهم", "👩\u200d💻", `${SUBJECT}می\u200cخواهم 👩\u200d💻`],
  ["A\u200b\u2028\tB", "C", `${SUBJECT}A B C`],
  ["\u{1fafd}", "A", `${SUBJECT}\u{1fafd} A`],
  ["A".repeat(149 - SUBJECT.length), "A", `${SUBJECT}${"A".repeat(149 - SUBJECT.length)} `],
  ["A".repeat(149 - SUBJECT.length), "👩", `${SUBJECT}${"A".repeat(149 - SUBJECT.length)} `],
  ["A".repeat(147 - SUBJECT.length), "👩\u200d💻", `${SUBJECT}${"A".repeat(147 - SUBJECT.length)} `],
  ["A".repeat(146 - SUBJECT.length), "क्षि", `${SUBJECT}${"A".repeat(146 - SUBJECT.length)} `],
])("a subject keeps the joiners of a name, and is cut between characters (case %#)", (first_name, last_name, subject) => {
  const submission = delivered("contact", { ...MESSAGE, first_name, last_name });
  expect(mailMessage(submission, { from: "a@site.test", to: [] }).subject).toBe(subject);
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
  ["a header in the name", { first_name: "A\r\nBcc: victim@example.test\r\n\r\nBody" }, "amira@example.test"],
])("%s: replies go to a safe address or to none, and no header is added", async (_, values, reply) => {
  const { box, send } = await start();
  expect(await send(delivered("contact", { ...MESSAGE, ...values }))).toEqual({ ok: true });
  const [{ to, email, raw } = expect.unreachable()] = box.letters;
  expect(email.replyTo?.map(({ address }) => address)).toEqual(reply && [reply]);
  expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  expect([to.length, email.to?.length]).toEqual([2, 2]);
});

test("a mail that one recipient takes is delivered; the refused one is logged and counted", async () => {
  const { box, send, warn, recipientRefused } = await start({
    onRcptTo: ({ address }, _, done) => done(address.startsWith("b@") ? refuse(550) : null),
  });
  expect(await send()).toEqual({ ok: true });
  expect(box.letters.map(({ to }) => to)).toEqual([["a@site.test"]]);
  expect(recipientRefused).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ recipient: "b@site.test", why: "SMTP 550" }), expect.any(String)],
  ]);
});

test.each<[string, SMTPServerOptions, boolean, string]>([
  ["refuses the sender", { onMailFrom: (_, __, done) => done(refuse(550)) }, true, "SMTP 550 to MAIL FROM"],
  ["refuses everybody", { onRcptTo: (_, __, done) => done(refuse(550)) }, true, "SMTP 550 to RCPT TO"],
  ["defers the content", afterContent(451), true, "SMTP 451 to DATA"],
  ["refuses the content", afterContent(554), false, "SMTP 554 to DATA"],
])("a server that %s: %j", async (_, options, retry, why) => {
  const { box, send } = await start(options);
  const file = fileOf(new Uint8Array(50_000));
  const application = { ...delivered("career", { role: "x", name: "y" }), file };
  expect(await send(application)).toEqual({ ok: false, retry, why });
  expect(box.letters).toEqual([]);
});

/** A server that answers to a content of more than 20 kB with this error. */
const refusesLarge = (error: Error): SMTPServerOptions => ({
  onData(stream, _, done) {
    let size = 0;
    stream.on("data", (chunk) => {
      size += chunk.length;
    });
    stream.on("end", () => done(size > 20_000 ? error : null));
  },
});

test.each<[string, SMTPServerOptions, number]>([
  ["states a limit", { size: 20_000 }, 50_000],
  ["answers 552", refusesLarge(refuse(552)), 50_000],
  [
    "says so by 5.3.4",
    refusesLarge(Object.assign(new Error("5.3.4 too big"), { responseCode: 554 })),
    50_000,
  ],
  ["says only no to 6 MB", refusesLarge(refuse(554)), 6_000_000],
])("to a server that takes no such file and %s, the mail goes without it, with the way to it", async (_, options, size) => {
  const { box, send } = await start(options);
  const application = {
    ...delivered("career", { role: "x", name: "y" }),
    file: fileOf(new Uint8Array(size)),
  };
  expect(await send(application)).toEqual({ ok: true, withoutFile: true });
  for (const { email } of box.letters) {
    expect(email.attachments).toEqual([]);
    expect(email.text).toContain(
      `cv.pdf (1 MB) exceeds the mail server's size limit. It is kept on the site's server:\nnpm run inbox -- show ${application.id}`,
    );
  }
});

test.each([
  ["relay.site.test", true],
  ["127.evil.example", true],
  ["127.0.0.1", false],
  ["postfix", false],
])("without a password the mail server %s needs TLS: %s", (host, requireTLS) => {
  const env = { SMTP_URL: `smtp://${host}:25`, MAIL_TO: "a@site.test", MAIL_FROM: "b@site.test" };
  expect(smtpOptions(readConfig(env).mail ?? expect.unreachable())).toMatchObject({ requireTLS });
});

test.each<[string, SMTPServerOptions, object]>([
  ["takes the password", {}, { ok: true }],
  [
    "rejects it",
    { onAuth: (_, __, done) => done(new Error("no")) },
    { retry: true, why: "SMTP 535 to AUTH PLAIN" },
  ],
  [
    "lost STARTTLS on the way",
    { disabledCommands: ["STARTTLS"], allowInsecureAuth: true },
    { retry: true, why: "no usable TLS (ETLS)" },
  ],
])("a server that %s: the password never travels in clear", async (_, options, result) => {
  const signIns: boolean[] = [];
  const { onAuth = (_, __, done) => done(null, { user: "site" }), ...more } = options;
  const { box } = await start({
    authOptional: false,
    disabledCommands: [],
    onAuth(auth, session, done) {
      signIns.push(session.secure);
      onAuth.call(this as never, auth, session, done);
    },
    ...more,
  });
  // The mailbox has a certificate of its own making. That TLS is required cannot be switched off for a password.
  const url = box.url.replace("//", `//site:${PASSWORD}@`);
  const { send } = transportTo(`${url}?tls.rejectUnauthorized=false&requireTLS=false`);
  expect(await send()).toMatchObject(result);
  expect(signIns.every((secure) => secure)).toBe(true);
});

test.each(
  brokenFiles,
)("a file that %s halfway: no mail arrives without its rest", async (_, file, retry, why) => {
  const { box, send } = await start();
  const result = await send({ ...delivered("career", {}), file });
  expect(result).toEqual({ ok: false, retry, why: expect.stringContaining(why) });
  expect([box.arriving, box.letters.length]).toEqual([0, 0]);
});

test("an attempt that is cut off sends nothing more, and says so", async () => {
  let read = "";
  const sockets: Socket[] = [];
  const limit = new AbortController();
  const slow = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write("220 slow\r\n");
    socket.on("data", (chunk) => {
      const inMail = read.includes("DATA\r\n");
      read += chunk.toString("latin1");
      if (inMail) return;
      socket.write(read.includes("DATA\r\n") ? "354 go on\r\n" : "250 ok\r\n");
      if (!read.includes("DATA\r\n")) return;
      socket.pause();
      setTimeout(() => limit.abort(new DOMException("", "TimeoutError")), 100);
    });
  }).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const { send } = transportTo(`smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`);
  const file = fileOf(new Uint8Array(20_000_000).fill(65));
  const result = send({ ...delivered("career", {}), file }, limit.signal);
  expect(await result).toEqual({ ok: false, retry: true, why: "timed out" });
  // A slow server reads on, and never meets the dot that ends a mail.
  sockets[0]?.resume();
  await vi.waitFor(() => expect(sockets[0]?.closed).toBe(true), 20_000);
  expect(read).not.toContain("\r\n.\r\n");
  expect(read.length).toBeLessThan(20_000_000);
  slow.close();
});
