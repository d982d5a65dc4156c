import type { CheckedFile } from "server/types";
import { isDocx } from "~/forms/career/resume/docx.server";
import { claimedType, type ResumeType, resumeProblem } from "~/forms/career/resume/resume-rules";
import { messages } from "~/forms/form-text";
import type { SentFile } from "~/forms/parse/posted-form";

const types: Record<ResumeType, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * A sent résumé, or what is wrong with it (specification §5). Ending and content must agree; the sent media type is
 * whatever the sender liked and is ignored (QUALITY.md, Security).
 */
export function validateResume(file: SentFile): CheckedFile | { error: string } {
  const name = safeName(file.name);
  const problem = resumeProblem({ name, size: file.bytes.length });
  if (problem) return { error: problem };
  const type = claimedType(name);
  const agrees = type === "pdf" ? isPdf(file.bytes) : isDocx(file.bytes);
  return type && agrees ? { name, type: types[type], bytes: file.bytes } : { error: messages.resumeType };
}

/** Readers accept a PDF whose header stands somewhere in its first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-");
}

/** The last part of a path, without control, direction and quoting characters, 100 characters with its ending. */
export function safeName(sent: string): string {
  const base = sent.split(/[\\/]/).at(-1) ?? "";
  const plain = base
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+/, "");
  const dot = plain.lastIndexOf(".");
  const [stem, ending] = dot < 0 ? [plain, ""] : [plain.slice(0, dot), plain.slice(dot)];
  return `${Array.from(stem || "resume")
    .slice(0, 95)
    .join("")}${ending}`;
}
