import type { MailConfig } from "../../config";
import { mailMessage, sizeInMail } from "./mail-message";
import { mailFailure, mailOutcome, openRecipients, type RefusedRecipients } from "./mail-outcome";
import type { Transport } from "./transport";

const MINUTE_MS = 60_000;

/**
 * The minimum of RFC 5321, 4.5.3.2: a server may take five minutes to greet and ten to accept a mail. A sender that gives
 * up sooner sends again what the server then accepts anyway.
 */
const SMTP_TIMEOUTS = {
  connectionTimeout: 5 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
};

/** For a server that uses up all of these, one after another. */
const MAIL_TIMEOUT_MS = 30 * MINUTE_MS;

/** Sends each mail over a new connection: mails are few, and an idle connection may be dead when it is needed. */
export function mailTransport(mail: MailConfig, brand?: string): Transport {
  return {
    timeoutMs: MAIL_TIMEOUT_MS,
    whileVisitorWaits: false,
    async deliver(submission, { key, recipients }, signal) {
      const to = openRecipients(mail.to, recipients);
      if (to.length === 0) return mailOutcome(mail.to, recipients);
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: mail.smtpUrl,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...SMTP_TIMEOUTS,
        // Destroys an aborted connection at once; otherwise it would still send its buffer.
        socketCloseTimeout: 0,
      });
      try {
        const message = mailMessage(submission, key, mail, brand);
        // Named beforehand, so that a server with a lower limit refuses the mail instead of breaking off its transfer.
        const size = submission.file && sizeInMail(submission.file.bytes);
        const info = await transport.sendMail({
          ...message,
          envelope: { from: mail.from, to, size },
          signal,
        });
        return mailOutcome(mail.to, recipients, info as RefusedRecipients);
      } catch (error) {
        if (signal.aborted) return { ok: false, retry: true, why: "no answer", trouble: "no answer" };
        const { rejectedErrors } = error as RefusedRecipients;
        if (rejectedErrors?.length === to.length) return mailOutcome(mail.to, recipients, { rejectedErrors });
        return mailFailure(error);
      }
    },
  };
}
