import type { CheckedFile, Dependencies, StagedUpload } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { resumeMessages } from "~/forms/career/resume/resume-text.server";
import { validateResume } from "~/forms/career/resume/validate-resume.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";

export interface ParsedResume {
  /** Replaces the staged one. */
  file?: CheckedFile;
  staged?: StagedUpload;
  error?: string;
}

/** Finds the staged résumé and validates a posted one. The file of a rejected form counts for nothing. */
export async function parseResume(
  { file, isFileTooLarge, hidden, rejection }: ParsedSubmission,
  dependencies: Dependencies,
): Promise<ParsedResume> {
  const id = hidden("resume_id");
  const staged = id ? await dependencies.submissions.findUpload(id).catch(() => undefined) : undefined;
  if (rejection) return { staged };
  if (isFileTooLarge) return { staged, error: careerMessages.resumeSize };
  if (!file) return id && !staged ? { error: resumeMessages.expired } : { staged };
  const checked = validateResume(file);
  return "error" in checked ? { staged, error: checked.error } : { file: checked, staged };
}

/** Keeps a résumé for the next attempt, in the place of the one that it replaces. */
export async function stageResume(
  resume: ParsedResume,
  { submissions }: Dependencies,
  client: string,
): Promise<{ staged?: StagedUpload; error?: string }> {
  const { file, staged: earlier } = resume;
  if (!file) return { staged: earlier };
  const staged = await submissions.stageUpload(file, client, earlier?.id).catch(() => undefined);
  return staged ? { staged } : { staged: earlier, error: resumeMessages.notKept };
}
