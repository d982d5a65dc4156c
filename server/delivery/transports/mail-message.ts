import { Readable } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import type { MailConfig } from "../../config";
import { isMailAddress } from "../../environment/mail-address";
import { recordOf } from "../../submissions/kinds";
import type { Submission } from "../../submissions/submission";
import { type CheckedFile, chunksOf } from "../../uploads/files";

export function mailMessage(
  { kind, values, file, source }: Submission,
  key: string,
  { to, from }: MailConfig,
  brand = "Website",
): SendMailOptions {
  const email = String(values.email ?? "");
  const linesOf = (fields: Submission["values"]) =>
    Object.entries(fields).map(([name, value]) => `${name}: ${indented(String(value))}`);
  const lines = source ? [...linesOf(values), "", ...linesOf(source)] : linesOf(values);
  return {
    from: { name: brand, address: from },
    to: [...to],
    replyTo: isMailAddress(email) ? { name: "", address: email } : undefined,
    subject: oneLine(recordOf(kind).mailSubject(values)),
    // Equal for every attempt of one content, so that a repeat can be recognised.
    messageId: `<${key}@${from.split("@")[1]}>`,
    headers: { "Idempotency-Key": key, "Auto-Submitted": "auto-generated" },
    text: `${lines.join("\n")}\n`,
    attachments: file && [{ filename: file.name, contentType: file.type, content: streamOf(file) }],
  };
}

/** Nodemailer would encode a Buffer as a whole. */
const streamOf = ({ bytes }: CheckedFile) => Readable.from(chunksOf(bytes));

/** Typed text must not start another header. */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, " ").slice(0, 150);

/** Typed text must not look like another field: lines after its first are indented. */
const indented = (text: string) => text.replace(/\r?\n/g, "\n  ");

/** Bytes of a file in a mail: base64 in lines of 76 characters. */
export const sizeInMail = ({ byteLength }: { byteLength: number }) => Math.ceil(byteLength / 57) * 78;
