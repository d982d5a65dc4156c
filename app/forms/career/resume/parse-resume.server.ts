import type { CheckedFile, Dependencies, StagedUpload } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { validateResume } from "~/forms/career/resume/validate-resume.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";

export interface ParsedResume {
  file?: CheckedFile;
  staged?: StagedUpload;
  error?: string;
}

/** Validates a posted résumé, which replaces a staged one, or finds the staged one. */
export async function parseResume(
  { file, isFileTooLarge, hidden }: ParsedSubmission<"resume_id">,
  dependencies: Dependencies,
): Promise<ParsedResume> {
  const id = hidden.resume_id;
  const staged = id ? await dependencies.submissions.findUpload(id).catch(() => undefined) : undefined;
  if (isFileTooLarge) return { staged, error: careerMessages.resumeSize };
  if (!file) return id && !staged ? { error: careerMessages.resumeExpired } : { staged };
  const checked = validateResume(file);
  if ("error" in checked) return { staged, error: checked.error };
  await discardResume({ staged }, dependencies);
  return { file: checked };
}

/** Keeps a résumé for the next attempt; undefined if there is none, or if the store fails. */
export async function stageResume(
  { file, staged }: ParsedResume,
  { submissions }: Dependencies,
): Promise<StagedUpload | undefined> {
  return file ? submissions.stageUpload(file).catch(() => undefined) : staged;
}

/** Erases a staged résumé. Should that fail, it expires by itself. */
export async function discardResume({ staged }: ParsedResume, { submissions }: Dependencies): Promise<void> {
  if (staged) await submissions.discardUpload(staged.id).catch(() => {});
}
