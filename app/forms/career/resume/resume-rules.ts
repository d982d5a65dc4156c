import { careerMessages } from "~/forms/career/career-text";
import type { FileField } from "~/forms/parse/posted-form";

/** 20 MB, as specified. */
export const RESUME_FIELD: FileField = { name: "resume", limit: 20_971_520 };

/** What the file picker offers. As specified it shows .doc, too, which is then refused with a message. */
export const RESUME_ACCEPT = ".pdf,.docx,.doc";

export type ResumeType = "pdf" | "docx";

/** The type that a file's name claims, if it is one of the two. */
export function claimedType(name: string): ResumeType | undefined {
  const extension = /\.(pdf|docx)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === "pdf" || extension === "docx" ? extension : undefined;
}

/** What is wrong with a file by its name and size, or undefined: the browser's check, and the server's first. */
export function resumeViolation({ name, size }: { name: string; size: number }): string | undefined {
  if (!claimedType(name)) return careerMessages.resumeType;
  return size > RESUME_FIELD.limit ? careerMessages.resumeSize : undefined;
}
