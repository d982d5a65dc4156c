import { messages } from "~/forms/form-text";

/** 20 MB (specification §5, §9). */
export const RESUME_LIMIT = 20_971_520;

/** What the picker offers. It shows .doc too (specification §5), which is then refused in the specified words. */
export const RESUME_ACCEPT = ".pdf,.docx,.doc";

export type ResumeType = "pdf" | "docx";

/** The type a file's name claims, if it is one of the two. */
export function claimedType(name: string): ResumeType | undefined {
  const ending = /\.(pdf|docx)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === "pdf" || ending === "docx" ? ending : undefined;
}

/** What can be said of a file without reading it: the browser's check, and the first of the server's. */
export function resumeProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!claimedType(name)) return messages.resumeType;
  return size > RESUME_LIMIT ? messages.resumeSize : undefined;
}
