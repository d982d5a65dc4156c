import type { CheckedFile } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { isDocx } from "~/forms/career/resume/docx.server";
import { resumeViolation } from "~/forms/career/resume/resume-rules";
import type { PostedFile } from "~/forms/parse/posted-form";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A résumé under a safe name, or what is wrong with it. Its extension and content must agree. */
export function validateResume(file: PostedFile): CheckedFile | { error: string } {
  const name = safeName(file.name);
  const violation = resumeViolation({ name, size: file.bytes.length });
  if (violation) return { error: violation };
  const isNamedPdf = name.toLowerCase().endsWith(".pdf");
  const matches = isNamedPdf ? isPdf(file.bytes) : isDocx(file.bytes);
  return matches
    ? { name, type: isNamedPdf ? PDF : DOCX, bytes: file.bytes }
    : { error: careerMessages.resumeType };
}

/** PDF readers accept a header anywhere in the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-");
}

/** The last part of a path, without control, direction and quoting characters: 95 characters and the extension. */
export function safeName(posted: string): string {
  const base = posted.split(/[\\/]/).at(-1) ?? "";
  const plain = base
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+/, "");
  const dot = plain.lastIndexOf(".");
  const [stem, extension] = dot < 0 ? [plain, ""] : [plain.slice(0, dot), plain.slice(dot)];
  return `${Array.from(stem || "resume")
    .slice(0, 95)
    .join("")}${extension}`;
}
