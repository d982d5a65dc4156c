import type { CheckedFile, Dependencies, StagedFile } from "server/types";
import { careerMessages, namedRefusal, resumeViolation } from "~/forms/career/career-fields";
import { isCompoundFile, isDocx, isPdf } from "~/forms/career/resume/resume-content.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import type { PostedFile } from "~/forms/parse/temporary-file.server";
import { withoutInvisible } from "~/forms/rules";
import { CHUNK_SIZE, cutText, describeError, replaceUnsafe } from "~/load-context.server";

/** Messages of the server only: the browser's script stays smaller. */
export const resumeMessages = {
  chooseAgain: "If you had attached a CV, please attach it again.",
  notKept:
    "Your file could not be saved because of a fault on our side. Please attach it again in a few minutes, or send your application without it.",
  locked:
    "This document has a password or is in an old Word format. Please attach it as a PDF or DOCX without a password.",
  expired: "We keep an attached file for 30 minutes and have deleted yours. Please attach it again.",
} as const;

export interface ParsedResume {
  /** The posted file replaces the staged one. */
  file?: CheckedFile;
  staged?: StagedFile;
  error?: string;
}

/** Finds the staged résumé and validates a posted one. A rejected form's file is ignored. */
export async function parseResume(
  { file, fileProblem, hidden, rejection }: ParsedSubmission,
  dependencies: Dependencies,
): Promise<ParsedResume> {
  const id = hidden("resume_id");
  let staged: StagedFile | undefined;
  try {
    if (id) staged = await dependencies.submissions.findUpload(id);
  } catch (error) {
    logFailure(dependencies, error);
    return { error: resumeMessages.notKept };
  }
  if (rejection) return { staged };
  if (fileProblem === "file-too-large") return { staged, error: careerMessages.resumeSize };
  if (fileProblem) return { staged, error: resumeMessages.notKept };
  if (!file) return id && !staged ? { error: resumeMessages.expired } : { staged };
  return { staged, ...(await validateResume(file)) };
}

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Gives a résumé a safe name. Its extension and content must agree. */
export async function validateResume(posted: PostedFile): Promise<{ file?: CheckedFile; error?: string }> {
  const { size, digest } = posted;
  const name = safeName(posted.name);
  const error = resumeViolation({ name, size });
  if (error) return { error };
  const isNamedPdf = name.toLowerCase().endsWith(".pdf");
  if (await (isNamedPdf ? isPdf(posted) : isDocx(posted)))
    return { file: { name, type: isNamedPdf ? PDF : DOCX, size, digest, chunks: () => chunksOf(posted) } };
  const isLocked = !isNamedPdf && (await isCompoundFile(posted));
  return { error: isLocked ? resumeMessages.locked : careerMessages.resumeType };
}

async function* chunksOf(file: PostedFile): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += CHUNK_SIZE) yield file.read(start, CHUNK_SIZE);
}

/** Characters that shells and Windows read in a name. */
const QUOTING = /["<>:|?*]/g;
const EDGES = /^[.\s\p{Join_C}]+|[\s\p{Join_C}]+$/gu;

/** The last part of a path without control, direction and quoting characters: 95 characters and the extension. */
export function safeName(posted: string): string {
  const base = posted.split(/[\\/]/).at(-1) ?? "";
  const plain = replaceUnsafe(base.normalize("NFC"), "").replace(QUOTING, "").replace(/\s+/g, " ");
  const dot = plain.lastIndexOf(".");
  const [stem, extension] = dot < 0 ? [plain, ""] : [plain.slice(0, dot), plain.slice(dot)];
  return (cutText(stem.replace(EDGES, ""), 95) || "resume") + withoutInvisible(extension).trimEnd();
}

/** The message names the file, because the file's field is empty again. */
export const refusalOf = (error: string, { file }: Pick<ParsedSubmission, "file">): string =>
  file ? namedRefusal(safeName(file.name), error) : error;

/** Stages a posted résumé, which replaces the staged one. */
export async function stageResume(
  { file, staged }: ParsedResume,
  formId: string,
  dependencies: Dependencies,
): Promise<Omit<ParsedResume, "file">> {
  if (!file) return { staged };
  // A file without a name belongs to a delivered application.
  const replaces = staged?.name ? staged.id : undefined;
  try {
    return { staged: await dependencies.submissions.stageUpload(file, formId, replaces) };
  } catch (error) {
    logFailure(dependencies, error);
    return { staged, error: resumeMessages.notKept };
  }
}

/** Discards a staged résumé; after a failure the file expires. */
export async function discardResume(id: string | undefined, dependencies: Dependencies): Promise<void> {
  if (id) await dependencies.submissions.discardUpload(id).catch((error) => logFailure(dependencies, error));
}

function logFailure({ log }: Dependencies, error: unknown): void {
  log.error(describeError(error), "a résumé could not be stored, found or discarded");
}
