import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { mailTransport } from "../../../server/delivery/transports/mail";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { tempConfig } from "../../support/commands/temp-config";
import { contact } from "../../support/forms/submissions";
import { type Mailbox, startMailbox } from "../../support/servers/mailbox";

let mailbox: Mailbox | undefined;
afterEach(() => mailbox?.stop());

/** An SMTP server that stops reading when a mail begins; resolves to its address and what it has read. */
async function readerThatPauses() {
  const read: Buffer[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write("220 slow\r\n");
    let inMail = false;
    socket.on("data", (chunk) => {
      read.push(chunk);
      if (inMail) return;
      inMail = /^DATA\r\n/im.test(chunk.toString());
      socket.write(inMail ? "354 go on\r\n" : "250 ok\r\n");
      if (inMail) socket.pause();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    sockets,
    text: () => Buffer.concat(read).toString("latin1"),
    server,
  };
}

test("an aborted attempt ends its connection, and the rest of the mail is not sent", async () => {
  const reader = await readerThatPauses();
  const transport = mailTransport({ smtpUrl: reader.url, to: ["team@site.test"], from: "web@site.test" });
  const abort = new AbortController();
  const bytes = new Uint8Array(20_000_000).fill(65);
  const file = { name: "cv.pdf", type: "application/pdf", bytes };
  const submission = { id: randomUUID(), kind: "career" as const, values: {}, file };
  const result = transport.deliver(submission, { key: submission.id, recipients: {} }, abort.signal);
  await vi.waitFor(() => expect(reader.text()).toMatch(/^DATA\r\n/im), 10_000);
  abort.abort();
  expect(await result).toMatchObject({ ok: false, retry: true });
  const [socket] = reader.sockets;
  // Read on, as a slow server does: what it gets is cut off, without the dot that ends a mail.
  socket?.resume();
  await vi.waitFor(() => expect(socket?.closed).toBe(true), 5_000);
  expect(reader.text()).not.toContain("\r\n.\r\n");
  expect(reader.text().length).toBeLessThan(20_000_000);
  reader.server.close();
});

test("an unanswered mail does not delay others; a stop ends it within ten seconds, and the next start retries it", async () => {
  let closed = 0;
  mailbox = await startMailbox({
    onClose: () => {
      closed += 1;
    },
  });
  const config = tempConfig({ SMTP_URL: mailbox.url, MAIL_TO: "team@site.test" });
  const dependencies = createDependencies(config);
  const submission = contact();
  dependencies.background.start();
  await dependencies.submissions.send(contact());
  await vi.waitFor(() => expect(closed).toBe(1), 10_000);
  mailbox.acceptDelay = 60_000;
  await dependencies.submissions.send(submission);
  await vi.waitFor(() => expect(mailbox?.arriving).toBe(2), 10_000);
  mailbox.acceptDelay = 0;
  for (let i = 0; i < 3; i += 1) await dependencies.submissions.send(contact());
  await vi.waitFor(() => expect(closed).toBe(4), 10_000);

  const begun = Date.now();
  await dependencies.background.stop();
  expect(Date.now() - begun).toBeLessThan(10_000);
  await vi.waitFor(() => expect(closed).toBe(5), 2_000);
  const store = createStore(config);
  expect(await createInbox(store).find(submission.id)).toMatchObject({ state: "pending", attempts: 0 });
  await store.close();
  await dependencies.close();
});
