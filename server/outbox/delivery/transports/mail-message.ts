import { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import type { SendMailOptions } from "nodemailer";
import { kindConfig, labelledFields } from "../../kinds";
import type { CheckedFile, StoredContent } from "../../submission";
import { cutText, fieldLine, oneLine } from "../../text";

interface Addresses {
  from: string;
  to: readonly string[];
  brand?: string;
  /** A file that exceeds the server's size limit. */
  withheld?: CheckedFile;
}

/** A submission as a mail to the operators. Help desks would set it aside with an Auto-Submitted header. */
export function mailMessage(
  { id, kind, values, file, source: { consent, ...source } = {}, receivedAt }: StoredContent,
  { from, to, brand = "Website", withheld }: Addresses,
): SendMailOptions {
  const received = `${new Date(receivedAt).toISOString().replace("T", " ").slice(0, 16)} UTC`;
  const typed = labelledFields(kind, values);
  if (consent) typed.push(["Consent", `${consent} (${received})`]);
  const lines = [
    ...linesOf(typed),
    ...(withheld ? withheldLines(id, withheld) : []),
    "",
    ...linesOf(Object.entries({ received, ...source })),
  ];
  return {
    from: { name: brand, address: from },
    to: [...to],
    replyTo: replyAddress(String(values.email ?? "")),
    subject: cutText(oneLine(kindConfig(kind).mailSubject(values, source.form)), 150),
    // The same for every attempt, so that the recipient's server recognises a repeat. With its file it is not one.
    messageId: `<${id}${withheld ? "-without-file" : ""}@${from.split("@")[1]}>`,
    headers: { "Idempotency-Key": id },
    text: `${lines.join("\n")}\n`,
    attachments: file && [
      { filename: file.name, contentType: file.type, content: Readable.from(file.chunks()) },
    ],
  };
}

const withheldLines = (id: string, { name, size }: CheckedFile) => [
  "",
  `${name} (${Math.ceil(size / 1_000_000)} MB) exceeds the mail server's size limit. It is kept on the site's server:`,
  `inbox show ${id}`,
  "inbox export FOLDER",
];

/** Dots and the characters of an atom (RFC 5322, 3.2.3). */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Undefined for addresses outside ASCII: many servers refuse the whole mail because of one in a header. */
function replyAddress(email: string) {
  const [, local = "", domain = ""] = /^([^@]{1,64})@([^@]{1,253})$/.exec(email) ?? [];
  const ascii = domainToASCII(domain);
  if (!LOCAL_PART.test(local) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(ascii)) return undefined;
  return { name: "", address: `${local}@${ascii}` };
}

const linesOf = (fields: [name: string, text: string][]) =>
  fields.map(([name, text]) => fieldLine(name, text));

/** Bytes in base64, in lines of 76 characters. */
export const sizeInMail = ({ size }: { size: number }) => Math.ceil(size / 57) * 78;
