import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface Mailbox {
  url: string;
  /** What was taken, parsed, and to whom the envelope said. */
  letters: { to: string[]; email: Email; raw: string }[];
  /** Answers the next letters so, after their content; undefined takes them. */
  refusal?: { code: number; message: string };
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it gets. */
export async function startMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mailbox: Mailbox = { url: "", letters: [], stop: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const { refusal } = mailbox;
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.letters.push({ to, email: await PostalMime.parse(raw), raw: raw.toString() });
        done();
      });
    },
    ...options,
  });
  // A client that hangs up is none of the tests' business.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mailbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  mailbox.stop = () => new Promise((resolve) => server.close(resolve));
  return mailbox;
}
