import { careerMessages } from "~/forms/career/career-text";
import type { FileField } from "~/forms/parse/posted-form";
import { cleanText } from "~/forms/parse/rules";

/** 20 MB, as specified. */
export const RESUME_FIELD: FileField = { name: "resume", limit: 20_971_520 };

/** As specified, .doc can be picked and is then refused. */
export const RESUME_ACCEPT = ".pdf,.docx,.doc";

/** What is wrong with a file by its name and size, or undefined. */
export function resumeViolation({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(pdf|docx)$/i.test(cleanText({}, name))) return careerMessages.resumeType;
  return size > RESUME_FIELD.limit ? careerMessages.resumeSize : undefined;
}
