import type { CheckedFile } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { isDocx } from "~/forms/career/resume/docx.server";
import { isEncryptedOffice } from "~/forms/career/resume/encrypted-office.server";
import { isPdf } from "~/forms/career/resume/pdf.server";
import { resumeViolation } from "~/forms/career/resume/resume-rules";
import { resumeMessages } from "~/forms/career/resume/resume-text.server";
import type { PostedFile } from "~/forms/parse/posted-form";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A résumé under a safe name, or what is wrong with it. Its extension and content must agree. */
export function validateResume(file: PostedFile): CheckedFile | { error: string } {
  const name = safeName(file.name);
  const violation = resumeViolation({ name, size: file.bytes.length });
  if (violation) return { error: violation };
  const content = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  const isNamedPdf = name.toLowerCase().endsWith(".pdf");
  const matches = isNamedPdf ? isPdf(content) : isDocx(content);
  if (matches) return { name, type: isNamedPdf ? PDF : DOCX, bytes: file.bytes };
  const isProtected = !isNamedPdf && isEncryptedOffice(content);
  return { error: isProtected ? resumeMessages.passwordProtected : careerMessages.resumeType };
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
