import type { AppLoadContext } from "@remix-run/node";
import type { LeadSource, SubmissionKind } from "server/types";
import { ATTRIBUTION, HONEYPOT } from "~/forms/fields/hidden-fields";
import { isUuid, newSubmissionId } from "~/forms/forms";
import { sourceOf } from "~/forms/parse/attribution.server";
import { type FileField, type ReadProblem, readForm } from "~/forms/parse/read-form.server";
import { type Rejection, rejectionOf } from "~/forms/parse/rejection.server";
import type { PostedFile } from "~/forms/parse/temporary-file.server";
import { cleanText } from "~/forms/rules";
import { describeError, getDependencies } from "~/load-context.server";

interface FormShape {
  kind: SubmissionKind;
  fields: readonly string[];
  file?: FileField;
}

export interface ParsedSubmission {
  fields: URLSearchParams;
  /** The value of a hidden field, which is neither validated nor sent upstream. */
  hidden(name: string): string;
  /** The posted UUID, or a new one. */
  submissionId: string;
  source: LeadSource;
  /** What a button other than submit asks for. */
  intent: string;
  isSpam: boolean;
  /** Whoever asks for a file closes it. */
  file?: PostedFile;
  /** What is wrong with the file, of a form that is not rejected. */
  fileProblem?: ReadProblem;
  rejection?: Rejection;
}

/** Reads a posted form and tells what every action must know of it. Never throws. */
export async function parseSubmission(
  request: Request,
  context: AppLoadContext,
  shape: FormShape,
): Promise<ParsedSubmission> {
  const dependencies = getDependencies(context);
  const refusal = context.admit?.(shape.kind);
  // Of a refused form only the text is read, to show it again.
  const form = await readForm(request, refusal ? undefined : shape.file);
  if (form.problem === "file-not-saved")
    dependencies.log.error(describeError(form.cause), "an uploaded file could not be written");
  const hidden = (name: string) => form.fields.get(name) ?? "";
  const id = hidden("submission_id");
  // A script's form may have no ids. Anything but a UUID was never in a form.
  const hasWrongId = [id, hidden("resume_id")].some((posted) => posted && !isUuid(posted));
  const rejection = rejectionOf(refusal, hasWrongId ? "wrong-id" : form.problem);
  // Conform reads names as paths: a field named `x[50000000]` would make it build an array of that length and stop the
  // server.
  const names = shape.fields.filter((name) => form.fields.has(name));
  return {
    fields: new URLSearchParams(names.map((name) => [name, hidden(name)])),
    hidden,
    submissionId: isUuid(id) ? id.toLowerCase() : newSubmissionId(),
    source: sourceOf(request, hidden(ATTRIBUTION), context, dependencies),
    intent: hidden("intent"),
    isSpam: cleanText({}, hidden(HONEYPOT)) !== "",
    file: form.file,
    fileProblem: rejection ? undefined : form.problem,
    rejection,
  };
}
