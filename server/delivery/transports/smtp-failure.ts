import { type DeliveryResult, unanswered } from "./transport";

/** What nodemailer says of recipients that the server refused. */
export interface RefusedRecipients {
  rejectedErrors?: readonly { recipient?: string; responseCode?: number }[];
}

/** What nodemailer tells of a failure (its `NodemailerError`). */
interface SmtpError {
  code?: string;
  /** Where the server answered. */
  responseCode?: number;
  command?: string;
  /** Whether that answer is final (RFC 5321, 4.2.1). */
  permanent?: boolean;
}

/** A mail that nobody has. Only an answer to its content is final: operators correct passwords, senders and recipients. */
export function smtpFailure(error: unknown): DeliveryResult {
  const { code, responseCode, command, permanent = true } = error as SmtpError;
  const retry = code !== "EMESSAGE" || !permanent;
  if (code === "EMESSAGE" && !responseCode)
    return { ok: false, retry, why: "exceeds the mail server's size limit" };
  // The answer to STARTTLS says less than "no usable TLS".
  if (code === "ETLS" || !responseCode) return unanswered(error);
  return { ok: false, retry, why: `SMTP ${responseCode} to ${command}` };
}
