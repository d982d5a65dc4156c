import { isPrivateHost, type MailConfig } from "../../../config/config";
import type { Log } from "../../../observability/log";
import type { Metrics } from "../../../observability/metrics";
import { reasonOf } from "../../../observability/reason";
import { kindConfig } from "../../kinds";
import type { CheckedFile, StoredContent } from "../../submission";
import { mailMessage, sizeInMail } from "./mail-message";
import { type DeliveryResult, type Transport, unanswered } from "./transport";

const MINUTE_MS = 60_000;

/** The minimum of RFC 5321, 4.5.3.2. After a shorter timeout, the server may still accept the mail, and get it twice. */
const SMTP_TIMEOUTS = {
  connectionTimeout: 5 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
};

type SmtpTimeouts = typeof SMTP_TIMEOUTS & { dnsTimeout?: number };

/** For a server that uses up all of these. */
const MAIL_TIMEOUT_MS = 30 * MINUTE_MS;

/** Sends each mail over a new connection, because an idle one may be dead. A mail accepted for one recipient is delivered. */
export function mailTransport(
  mail: MailConfig,
  brand: string | undefined,
  log: Log,
  metrics?: Pick<Metrics, "recipientRefused">,
): Transport {
  return {
    timeoutMs: MAIL_TIMEOUT_MS,
    // Many servers limit a sender's connections.
    maxConcurrent: 3,
    async deliver(submission, signal) {
      const { id, kind, file } = submission;
      const to = mail[kindConfig(kind).recipients];
      const noteRefused = ({ rejectedErrors = [] }: SmtpError) => {
        for (const { recipient = "", responseCode } of rejectedErrors) {
          const fields = { id, kind, recipient: to.indexOf(recipient) + 1, why: `SMTP ${responseCode}` };
          log.warn(fields, "the mail server refused a recipient");
          metrics?.recipientRefused();
        }
      };
      const transport = await connect(mail);
      /** Undefined when the server took the mail. */
      const failureOf = async (sent: StoredContent, withheld?: CheckedFile): Promise<unknown> => {
        try {
          // With the size, a server with a lower limit refuses the mail before its transfer.
          const envelope = { from: mail.from, to: [...to], size: sent.file && sizeInMail(sent.file) };
          const message = mailMessage(sent, { from: mail.from, to, brand, withheld });
          noteRefused(await transport.sendMail({ ...message, envelope, signal }));
          return undefined;
        } catch (error) {
          if (!signal.aborted) noteRefused(error as SmtpError);
          return error;
        }
      };
      let error = await failureOf(submission);
      if (error === undefined) return { ok: true };
      if (file && !signal.aborted && isTooLarge(error as SmtpError)) {
        error = await failureOf({ ...submission, file: undefined }, file);
        if (error === undefined) return { ok: true, withoutFile: true };
      }
      return signal.aborted ? unanswered(signal.reason) : smtpFailure(error);
    },
  };
}

/** The close timeout of 0 ends an aborted connection at once: otherwise it would still send its buffer. */
export async function connect(mail: MailConfig, timeouts: SmtpTimeouts = SMTP_TIMEOUTS) {
  const { createTransport } = await import("nodemailer");
  return createTransport({ ...smtpOptions(mail), ...timeouts, socketCloseTimeout: 0 });
}

/**
 * TLS is required, so that nobody on the way can remove STARTTLS. `?requireTLS=false` is for a relay without TLS, and ignored
 * if there is a password.
 */
export function smtpOptions({ smtpUrl, name }: MailConfig) {
  const url = new URL(smtpUrl);
  const hasPassword = url.username !== "";
  if (hasPassword) url.searchParams.delete("requireTLS");
  const requireTLS = hasPassword || !isPrivateHost(url.hostname);
  return { url: url.href, name, requireTLS, disableFileAccess: true, disableUrlAccess: true };
}

/** nodemailer's `NodemailerError`. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  /** RFC 5321, 4.2.1. */
  permanent?: boolean;
  /** Of single recipients, also of a mail that others accepted. */
  rejectedErrors?: readonly { recipient?: string; responseCode?: number }[];
}

/** Refused for its size by nodemailer, which knows the server's limit, or by the server (RFC 3463); 552 alone may mean a full mailbox. */
const isTooLarge = ({ code, responseCode, response = "" }: SmtpError) =>
  (code === "EMESSAGE" && !responseCode) || /\b5\.(3\.4|2\.3)\b/.test(response);

/** Only refused content is final: operators correct passwords, senders and recipients. */
function smtpFailure(error: unknown): DeliveryResult {
  const { code, responseCode, permanent = true } = error as SmtpError;
  if (!responseCode) return unanswered(error);
  return { ok: false, retry: code !== "EMESSAGE" || !permanent, why: smtpReason(error) };
}

export function smtpReason(error: unknown): string {
  const { code, responseCode, command } = error as SmtpError;
  // The answer to STARTTLS says less than "no usable TLS".
  return responseCode && code !== "ETLS" ? `SMTP ${responseCode} to ${command}` : reasonOf(error);
}
