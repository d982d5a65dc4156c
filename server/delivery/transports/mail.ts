import type { MailConfig } from "../../config";
import { describeError } from "../../observability/log";
import { mailMessage } from "./mail-message";
import type { DeliveryResult, Transport } from "./transport";

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
    async deliver(submission, key, signal) {
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
        await transport.sendMail({ ...mailMessage(submission, key, mail, brand), signal });
        return { ok: true };
      } catch (error) {
        if (signal.aborted) return { ok: false, retry: true, why: "no answer", trouble: "no answer" };
        return refusal(error);
      }
    },
  };
}

/** Codes from 500 are final (RFC 5321, 4.2.1), except for a rejected password, which the operator can correct. */
function refusal(error: unknown): DeliveryResult {
  const { responseCode, syscall } = error as { responseCode?: unknown; syscall?: unknown };
  const { code = "no answer" } = describeError(error);
  if (typeof responseCode === "number") {
    const retry = responseCode < 500 || code === "EAUTH";
    return { ok: false, retry, why: `SMTP ${responseCode}`, trouble: "answer" };
  }
  const hasConnected = syscall !== "connect" && code !== "EDNS";
  return { ok: false, retry: true, why: code, trouble: hasConnected ? "no answer" : "no connection" };
}
