import type { MailConfig } from "../../config";
import { describeError } from "../../observability/log";
import { mailMessage } from "./mail-message";
import type { DeliveryResult, Transport } from "./transport";

const MINUTE_MS = 60_000;

/**
 * The least that RFC 5321, 4.5.3.2, lets a server take: five minutes to greet, and up to ten to answer what was sent (MAIL
 * and RCPT five, DATA two, a block of the mail three, its end ten). A sender that gives up sooner sends again what the
 * server then accepts all the same. Milliseconds.
 */
const SMTP_TIMEOUTS = {
  connectionTimeout: 5 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
};

/** All these after one another, for a server that uses them up. Milliseconds. */
const MAIL_TIMEOUT_MS = 30 * MINUTE_MS;

/** Delivers by mail, each over a new connection: there are few, and an idle one may be dead when it is needed. */
export function mailTransport(mail: MailConfig, brand?: string): Transport {
  return {
    timeoutMs: MAIL_TIMEOUT_MS,
    whileVisitorWaits: false,
    async deliver(submission, signal) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: mail.smtpUrl,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...SMTP_TIMEOUTS,
        // An aborted connection is destroyed: ended, it would still send what waits to be sent.
        socketCloseTimeout: 0,
      });
      try {
        await transport.sendMail({ ...mailMessage(submission, mail, brand), signal });
        return { ok: true };
      } catch (error) {
        return signal.aborted ? { ok: false, retry: true, why: "no answer" } : refusal(error);
      }
    },
  };
}

/** Codes from 500 are final (RFC 5321, 4.2.1), except a refused password, which the operator can correct. */
function refusal(error: unknown): DeliveryResult {
  const { responseCode } = error as { responseCode?: unknown };
  const { code = "no answer" } = describeError(error);
  if (typeof responseCode !== "number") return { ok: false, retry: true, why: code };
  return { ok: false, retry: responseCode < 500 || code === "EAUTH", why: `SMTP ${responseCode}` };
}
