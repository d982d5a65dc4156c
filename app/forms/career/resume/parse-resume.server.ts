import type { CheckedFile, Dependencies, StagedUpload } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { validateResume } from "~/forms/career/resume/validate-resume.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";

/** The résumé of one attempt. None is fine: all three are left out then. */
export interface ParsedResume {
  /** A valid file that came with the form. */
  file?: CheckedFile;
  /** A file the server holds from an earlier attempt. */
  staged?: StagedUpload;
  error?: string;
}

/** Validates a posted résumé, or finds the one staged before. A valid file replaces a staged one. */
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

/** Stages a résumé for the next attempt. Undefined if there is none, or no room: the form comes back without it. */
export async function stageResume(
  { file, staged }: ParsedResume,
  { submissions }: Dependencies,
): Promise<StagedUpload | undefined> {
  return file ? submissions.stageUpload(file).catch(() => undefined) : staged;
}

/** Erases a staged résumé now. Should that fail, it expires by itself. */
export async function discardResume({ staged }: ParsedResume, { submissions }: Dependencies): Promise<void> {
  if (staged) await submissions.discardUpload(staged.id).catch(() => {});
}
