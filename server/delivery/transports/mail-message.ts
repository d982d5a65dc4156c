import type { SendMailOptions } from "nodemailer";
import type { MailConfig } from "../../config";
import { recordOf } from "../../submissions/kinds";
import type { Submission } from "../../types";

/** What nothing but one address can match: anything else in Reply-To could be a list or a group. */
const ONE_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/** The letter an operator gets: every field in the text, the résumé attached, an answer goes to the visitor. */
export function mailMessage(
  { id, kind, values, file }: Submission,
  { to, from }: MailConfig,
  brand = "Website",
): SendMailOptions {
  const email = String(values.email ?? "");
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${indented(String(value))}`);
  return {
    from: { name: brand, address: from },
    to: [...to],
    replyTo: ONE_ADDRESS.test(email) ? { name: "", address: email } : undefined,
    subject: oneLine(recordOf(kind).mailSubject(values)),
    // The same for every try, so that a repeat can be recognised.
    messageId: `<${id}@${from.split("@")[1]}>`,
    headers: { "Idempotency-Key": id, "Auto-Submitted": "auto-generated" },
    text: `${lines.join("\n")}\n`,
    attachments: file && [{ filename: file.name, contentType: file.type, content: Buffer.from(file.bytes) }],
  };
}

/** Nothing a visitor types starts another header. */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, " ").slice(0, 150);

/** Lines after the first stand in, so that typed text cannot look like another field. */
const indented = (text: string) => text.replace(/\r?\n/g, "\n  ");
