import type { CheckedFile, Dependencies, StagedUpload } from "server/types";
import { careerMessages } from "~/forms/career/career-fields";
import { resumeMessages, validateResume } from "~/forms/career/resume/validate-resume.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { describeError } from "~/load-context.server";

export interface ParsedResume {
  /** The posted file. It replaces the staged one. */
  file?: CheckedFile;
  staged?: CheckedFile;
  error?: string;
}

interface ShownResume {
  staged?: StagedUpload;
  error?: string;
}

/** Finds the staged résumé and validates a posted one. The file of a rejected form counts for nothing. */
export async function parseResume(
  { file, fileProblem, hidden, rejection }: ParsedSubmission,
  dependencies: Dependencies,
): Promise<ParsedResume> {
  const id = hidden("resume_id");
  let staged: CheckedFile | undefined;
  try {
    if (id) staged = await dependencies.submissions.findUpload(id);
  } catch (error) {
    logFailure(dependencies, error);
    return { error: resumeMessages.notKept };
  }
  if (rejection) return { staged };
  if (fileProblem) return { staged, error: fileProblemMessages[fileProblem] };
  if (!file) return id && !staged ? { error: resumeMessages.expired } : { staged };
  const checked = await validateResume(file);
  return "error" in checked ? { staged, error: checked.error } : { file: checked, staged };
}

const fileProblemMessages = { "too-large": careerMessages.resumeSize, "not-saved": resumeMessages.notKept };

/** Keeps a résumé for the next attempt, in the place of the one that it replaces. */
export async function stageResume(
  resume: ParsedResume,
  dependencies: Dependencies,
  client: string,
): Promise<ShownResume> {
  const { file } = resume;
  const unstaged = withoutStaging(resume);
  if (!file) return unstaged;
  try {
    const staged = await dependencies.submissions.stageUpload(file, client, unstaged.staged?.id);
    if (staged) return { staged };
  } catch (error) {
    logFailure(dependencies, error);
  }
  return unstaged;
}

/** What the form shows when nothing can be stored: the résumé that was staged before. */
export const withoutStaging = ({ file, staged }: ParsedResume): ShownResume => ({
  staged: staged && viewOf(staged),
  error: file && resumeMessages.notKept,
});

/** As the form shows it. A file without a name belongs to an application that was delivered. */
function viewOf({ storedId: id, name, size }: CheckedFile): StagedUpload | undefined {
  return id && name ? { id, name, size } : undefined;
}

/** Discards a staged résumé. Should that fail, it expires by itself. */
export async function discardResume(id: string, dependencies: Dependencies): Promise<void> {
  await dependencies.submissions.discardUpload(id).catch((error) => logFailure(dependencies, error));
}

export function logFailure({ log }: Dependencies, error: unknown): void {
  log.error(describeError(error), "a résumé could not be stored, found or discarded");
}
