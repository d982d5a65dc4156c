import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface Mailbox {
  url: string;
  /** The accepted mails with the recipients of their envelopes. */
  letters: { to: string[]; email: Email; raw: string }[];
  /** Milliseconds between the end of a mail and its acceptance, which comes also when the sender has gone. */
  acceptDelay: number;
  /** How many complete mails have arrived. */
  arriving: number;
  stop(): Promise<void>;
}

/** An SMTP server that collects its mails. */
export async function startMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mailbox: Mailbox = {
    url: "",
    letters: [],
    acceptDelay: 0,
    arriving: 0,
    stop: async () => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mailbox.arriving += 1;
        const raw = Buffer.concat(chunks);
        await new Promise((resolve) => setTimeout(resolve, mailbox.acceptDelay));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.letters.push({ to, email: await PostalMime.parse(raw), raw: raw.toString() });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mailbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  mailbox.stop = () => new Promise((resolve) => server.close(resolve));
  return mailbox;
}
