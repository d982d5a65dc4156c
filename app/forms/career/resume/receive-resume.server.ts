import type { CheckedFile, Dependencies, StagedFile } from "server/types";
import { careerMessages, DOCX, PDF } from "~/forms/career/career-fields";
import { isCompoundFile, isDocx, isPdf } from "~/forms/career/resume/resume-content.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import type { PostedFile } from "~/forms/parse/temporary-file.server";
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

interface ReceivedResume {
  staged?: StagedFile;
  error?: { status: number; message: string; atField: string };
}

/** Stages a posted résumé, which replaces the staged one. Of a form that is rejected or spam the file is ignored. */
export async function receiveResume(
  { file, fileProblem, hidden, rejection, isSpam, submissionId }: ParsedSubmission,
  { submissions, log }: Dependencies,
): Promise<ReceivedResume> {
  const id = hidden("resume_id");
  let staged: StagedFile | undefined;
  const failed = (message: string, status = 422) => {
    const atField = file ? `${safeName(file.name)}: ${message}` : message;
    return { staged, error: { status, message, atField } };
  };
  try {
    if (id) staged = await submissions.findUpload(id);
    if (rejection) return { staged };
    if (fileProblem === "file-too-large") return failed(careerMessages.resumeSize, 413);
    if (fileProblem) return failed(resumeMessages.notKept, 502);
    if (!file) return id && !staged ? failed(resumeMessages.expired) : { staged };
    const checked = await validateResume(file);
    if (checked.error) return failed(checked.error);
    if (!checked.file || isSpam) return { staged };
    // A file without a name belongs to a delivered application.
    const replaces = staged?.name ? staged.id : undefined;
    return { staged: await submissions.stageUpload(checked.file, submissionId, replaces) };
  } catch (error) {
    log.error(describeError(error), "a résumé could not be stored or found");
    return failed(resumeMessages.notKept, 502);
  }
}

const KNOWN_ENDING = /\.(pdf|docx?)$/;

/** Gives a résumé a safe name. Its ending and its content must agree; phones name files without an ending. */
export async function validateResume(posted: PostedFile): Promise<{ file?: CheckedFile; error?: string }> {
  const { size, digest } = posted;
  if (size === 0) return { error: careerMessages.resumeEmpty };
  const isDocument = async () => ((await isDocx(posted)) ? DOCX : undefined);
  const kind = (await isPdf(posted)) ? PDF : await isDocument();
  const [ending] = KNOWN_ENDING.exec(plainName(posted.name).toLowerCase()) ?? [];
  if (kind && (!ending || ending === kind.ending)) {
    const name = safeName(posted.name, kind.ending);
    return { file: { name, type: kind.type, size, digest, chunks: () => chunksOf(posted) } };
  }
  const isLocked = ending === DOCX.ending && (await isCompoundFile(posted));
  return { error: isLocked ? resumeMessages.locked : careerMessages.resumeType };
}

async function* chunksOf(file: PostedFile): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += CHUNK_SIZE) yield file.read(start, CHUNK_SIZE);
}

/** Characters that shells and Windows read in a name. */
const QUOTING = /["<>:|?*]/g;
const EDGES = /^[.\s\p{Join_C}]+|[.\s\p{Join_C}]+$/gu;

/** The longest name of a file. On 15,000 dots the expressions below would take most of a second. */
const LONGEST_NAME = 255;

/** The last part of a path without control, direction and quoting characters. */
function plainName(posted: string): string {
  const base = posted.split(/[\\/]/).at(-1)?.slice(-LONGEST_NAME) ?? "";
  const plain = replaceUnsafe(base.normalize("NFC"), "").replace(QUOTING, "").replace(/\s+/g, " ");
  return plain.replace(/[.\s\p{Join_C}]+$/u, "");
}

/** The plain name: 95 characters and the ending, which is added if it is missing. */
export function safeName(posted: string, ending = ""): string {
  const name = plainName(posted);
  const hasEnding = name.toLowerCase().endsWith(ending);
  const stem = hasEnding ? name.slice(0, name.length - ending.length) : name;
  return (cutText(stem.replace(EDGES, ""), 95) || "resume") + ending;
}

/** Discards a staged résumé; after a failure the file expires. */
export async function discardResume({ id }: StagedFile, { submissions, log }: Dependencies): Promise<void> {
  await submissions
    .discardUpload(id)
    .catch((error) => log.error(describeError(error), "a résumé could not be discarded"));
}
