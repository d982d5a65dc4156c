import { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import type { SendMailOptions } from "nodemailer";
import { cutText } from "../../submissions/cut-text";
import type { CheckedFile } from "../../submissions/files";
import { kindConfig, type SubmissionValues } from "../../submissions/kinds";
import type { StoredContent } from "../../submissions/submission";

interface Addresses {
  from: string;
  to: readonly string[];
  brand?: string;
  /** A file that the server does not take. */
  withheld?: CheckedFile;
}

/**
 * A submission as a mail to the operators. It has no Auto-Submitted header: a person caused it, and help desks set aside
 * what carries that mark.
 */
export function mailMessage(
  { id, kind, values, file, source: { consent, ...source } = {}, receivedAt }: StoredContent,
  { from, to, brand = "Website", withheld }: Addresses,
): SendMailOptions {
  const received = `${new Date(receivedAt).toISOString().replace("T", " ").slice(0, 16)} UTC`;
  const said = linesOf({ ...values, ...(consent && { consent: `${consent} (${received})` }) });
  const sent = linesOf({ received, ...source });
  return {
    from: { name: brand, address: from },
    to: [...to],
    replyTo: replyAddress(String(values.email ?? "")),
    subject: oneLine(kindConfig(kind).mailSubject(values, source.form)),
    // Equal for every attempt of one content, so that a repeat can be recognised.
    messageId: `<${id}@${from.split("@")[1]}>`,
    headers: { "Idempotency-Key": id },
    text: `${[...said, ...withheldLines(id, withheld), "", ...sent].join("\n")}\n`,
    attachments: file && [
      { filename: file.name, contentType: file.type, content: Readable.from(file.chunks()) },
    ],
  };
}

/** It stays in the store with its submission. */
function withheldLines(id: string, file?: CheckedFile): string[] {
  if (!file) return [];
  const size = `${Math.ceil(file.size / 1_000_000)} MB`;
  return [
    "",
    `The mail server does not take ${file.name} (${size}). It waits on the site's server:`,
    `npm run inbox -- show ${id}`,
    "npm run inbox -- export FOLDER",
  ];
}

/** Dots and the characters of an atom (RFC 5322, 3.2.3). */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Undefined unless every mail server takes it in a header: many refuse a whole mail for an address outside ASCII. */
function replyAddress(email: string) {
  const [, local = "", domain = ""] = /^([^@]{1,64})@([^@]{1,253})$/.exec(email) ?? [];
  const ascii = domainToASCII(domain);
  if (!LOCAL_PART.test(local) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(ascii)) return undefined;
  return { name: "", address: `${local}@${ascii}` };
}

const linesOf = (fields: SubmissionValues) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${indented(String(value))}`);

/** Typed text must not start another header. Some scripts and emoji need the two joiners. */
const oneLine = (text: string) =>
  cutText(text.replace(/(?:(?![\p{Join_C}\p{Cn}])[\p{C}\p{Z}])+/gu, " "), 150);

/** Typed text must not look like another field: lines after its first are indented. */
const indented = (text: string) => text.replace(/\r?\n/g, "\n  ");

/** Bytes of a file in a mail: base64 in lines of 76 characters. */
export const sizeInMail = ({ size }: { size: number }) => Math.ceil(size / 57) * 78;
