import type { CheckedFile } from "server/types";
import { careerMessages, resumeViolation } from "~/forms/career/career-fields";
import { isDocx } from "~/forms/career/resume/is-docx.server";
import type { PostedFile } from "~/forms/parse/posted-form";
import { CHUNK_SIZE } from "~/load-context.server";

/** What only the server says of a résumé: in the browser's script these words would be weight. */
export const resumeMessages = {
  chooseAgain: "If you had attached a CV, please attach it again.",
  notKept: "Your file could not be saved. Please attach it again when you send the form.",
  noRoom: "We cannot take another file right now. Please try again in half an hour, or apply without one.",
  passwordProtected: "This file is protected by a password. Please choose a copy without one.",
  expired: "We keep an attached file for 30 minutes and have deleted yours. Please attach it again.",
} as const;

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A résumé under a safe name, or what is wrong with it. Its extension and content must agree. */
export async function validateResume(file: PostedFile): Promise<CheckedFile | { error: string }> {
  const { size, digest } = file;
  const name = safeName(file.name);
  const violation = resumeViolation({ name, size });
  if (violation) return { error: violation };
  const isNamedPdf = name.toLowerCase().endsWith(".pdf");
  const matches = isNamedPdf ? await isPdf(file) : await isDocx(file);
  if (matches) return { name, type: isNamedPdf ? PDF : DOCX, size, digest, chunks: () => chunksOf(file) };
  const isProtected = !isNamedPdf && (await isEncryptedOffice(file));
  return { error: isProtected ? resumeMessages.passwordProtected : careerMessages.resumeType };
}

async function* chunksOf(file: PostedFile): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += CHUNK_SIZE) yield file.read(start, CHUNK_SIZE);
}

/** Readers look for the header in a file's first kilobyte, and for the way to its cross-references in the last. */
const KILOBYTE = 1024;

/** The first part of a file that is shown while it loads points to 0. */
const CROSS_REFERENCES = /startxref\s+0*[1-9]|trailer\s*<</;

/** Whether a file begins and ends as a PDF does (ISO 32000-1, 7.5). */
async function isPdf(file: PostedFile): Promise<boolean> {
  const start = await file.read(0, KILOBYTE);
  const end = await file.read(Math.max(0, file.size - KILOBYTE), KILOBYTE);
  return start.includes("%PDF-") && CROSS_REFERENCES.test(end.toString("latin1"));
}

const OLE_HEADER = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The stream of an OLE container that holds an encrypted document (MS-OFFCRYPTO 2.3.4.4). */
const STREAM_NAME = Buffer.from("EncryptedPackage", "utf16le");

/** Word keeps a document that has a password in another kind of file, under the same name. */
async function isEncryptedOffice(file: PostedFile): Promise<boolean> {
  if (!(await file.read(0, OLE_HEADER.length)).equals(OLE_HEADER)) return false;
  // Each piece overlaps the next: the name may lie across their border.
  for (let start = 0; start < file.size; start += CHUNK_SIZE)
    if ((await file.read(start, CHUNK_SIZE + STREAM_NAME.length)).includes(STREAM_NAME)) return true;
  return false;
}

/** The last part of a path, without control, direction and quoting characters: 95 characters and the extension. */
export function safeName(posted: string): string {
  const base = posted.split(/[\\/]/).at(-1) ?? "";
  const plain = base
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+/, "")
    .trimEnd();
  const dot = plain.lastIndexOf(".");
  const [stem, extension] = dot < 0 ? [plain, ""] : [plain.slice(0, dot), plain.slice(dot)];
  return `${Array.from(stem || "resume")
    .slice(0, 95)
    .join("")}${extension}`;
}
