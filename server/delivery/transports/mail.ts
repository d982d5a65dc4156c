import { isPrivateHost } from "../../config/addresses";
import type { MailConfig } from "../../config/config";
import type { Log } from "../../observability/log";
import type { Metrics } from "../../observability/metrics";
import type { CheckedFile } from "../../submissions/files";
import { kindConfig } from "../../submissions/kinds";
import type { StoredContent } from "../../submissions/submission";
import { mailMessage, sizeInMail } from "./mail-message";
import { type DeliveryResult, type Transport, unanswered } from "./transport";

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

interface MailTransportOptions {
  brand?: string;
  log: Log;
  metrics?: Pick<Metrics, "recipientRefused">;
}

/**
 * Sends each mail over a new connection: mails are few, and an idle connection may be dead when it is needed. Delivered
 * means that the server took the mail for one recipient at least.
 */
export function mailTransport(mail: MailConfig, { brand, log, metrics }: MailTransportOptions): Transport {
  return {
    timeoutMs: MAIL_TIMEOUT_MS,
    // Many servers count the connections of a sender, and its failed logins.
    maxConcurrent: 3,
    async deliver(submission, signal) {
      const { id, kind, file } = submission;
      const to = mail[kindConfig(kind).recipients];
      const noteRefused = ({ rejectedErrors = [] }: RefusedRecipients) => {
        for (const { recipient, responseCode } of rejectedErrors) {
          log.warn(
            { id, kind, recipient, why: `SMTP ${responseCode}` },
            "the mail server refused a recipient",
          );
          metrics?.recipientRefused();
        }
      };
      const transport = await connect(mail);
      /** Undefined when the server took the mail. */
      const failureOf = async (sent: StoredContent, withheld?: CheckedFile): Promise<unknown> => {
        try {
          // Named beforehand, so that a server with a lower limit refuses the mail instead of breaking off its transfer.
          const envelope = { from: mail.from, to: [...to], size: sent.file && sizeInMail(sent.file) };
          const message = mailMessage(sent, { from: mail.from, to, brand, withheld });
          noteRefused(await transport.sendMail({ ...message, envelope, signal }));
          return undefined;
        } catch (error) {
          if (!signal.aborted) noteRefused(error as RefusedRecipients);
          return error;
        }
      };
      let error = await failureOf(submission);
      if (error === undefined) return { ok: true };
      if (file && !signal.aborted && isTooLarge(error as SmtpError, file)) {
        error = await failureOf({ ...submission, file: undefined }, file);
        if (error === undefined) return { ok: true, withoutFile: true };
      }
      return signal.aborted ? unanswered(signal.reason) : smtpFailure(error);
    },
  };
}

/** A connection for one mail. Without a close timeout an aborted one ends at once; otherwise it would still send its buffer. */
export async function connect(mail: MailConfig) {
  const { createTransport } = await import("nodemailer");
  return createTransport({ ...smtpOptions(mail), ...SMTP_TIMEOUTS, socketCloseTimeout: 0 });
}

/**
 * How a delivery and the doctor reach the mail server. TLS is required, so that nobody on the way can remove STARTTLS:
 * `?requireTLS=false` in the address is for a relay that has none, and never for one that takes a password.
 */
export function smtpOptions({ smtpUrl, name }: MailConfig) {
  const url = new URL(smtpUrl);
  const hasPassword = url.username !== "";
  if (hasPassword) url.searchParams.delete("requireTLS");
  const requireTLS = hasPassword || !isPrivateHost(url.hostname);
  return { url: url.href, name, requireTLS, disableFileAccess: true, disableUrlAccess: true };
}

/** What nodemailer says of recipients that the server refused. */
interface RefusedRecipients {
  rejectedErrors?: readonly { recipient?: string; responseCode?: number }[];
}

/** What nodemailer tells of a failure (its `NodemailerError`). */
interface SmtpError {
  code?: string;
  /** Where the server answered. */
  responseCode?: number;
  response?: string;
  command?: string;
  /** Whether that answer is final (RFC 5321, 4.2.1). */
  permanent?: boolean;
}

/** Bytes. Some servers refuse what is larger without saying why. */
const LARGE = 5 * 1024 * 1024;

/** Whether a mail was refused for the size of its file: by nodemailer, which knows the server's limit, or by the server (RFC 1870, RFC 3463). */
function isTooLarge({ code, responseCode = 0, response = "" }: SmtpError, { size }: CheckedFile): boolean {
  if (code === "EMESSAGE" && !responseCode) return true;
  if (responseCode === 552 || /\b5\.(3\.4|2\.3)\b/.test(response)) return true;
  return responseCode >= 500 && code !== "EAUTH" && size > LARGE;
}

/** A mail that nobody has. Only an answer to its content is final: operators correct passwords, senders and recipients. */
export function smtpFailure(error: unknown): DeliveryResult {
  const { code, responseCode, command, permanent = true } = error as SmtpError;
  const retry = code !== "EMESSAGE" || !permanent;
  // The answer to STARTTLS says less than "no usable TLS".
  if (code === "ETLS" || !responseCode) return unanswered(error);
  return { ok: false, retry, why: `SMTP ${responseCode} to ${command}` };
}
