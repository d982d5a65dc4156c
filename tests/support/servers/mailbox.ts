import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** Gives the error with which a mail of this many bytes is refused. */
type Refuse = (size: number) => Error | undefined;

export type MailboxOptions = SMTPServerOptions & { refuse?: Refuse };

export const refusal = (responseCode: number, text = "no") =>
  Object.assign(new Error(text), { responseCode });

/** An SMTP server that collects its mails. */
export async function startMailbox({ refuse, ...options }: MailboxOptions = {}) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mailbox.arriving += 1;
        const raw = Buffer.concat(chunks);
        const error = mailbox.refuse?.(raw.length);
        if (error) return done(error);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.letters.push({ to, email: await PostalMime.parse(raw), raw: raw.toString() });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const mailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The accepted mails with the recipients of their envelopes. */
    letters: [] as { to: string[]; email: Email; raw: string }[],
    refuse,
    /** How many complete mails have arrived. */
    arriving: 0,
    stop,
    [Symbol.asyncDispose]: stop,
  };
  return mailbox;
}
