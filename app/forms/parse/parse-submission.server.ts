import type { AppLoadContext } from "@remix-run/node";
import type { LeadSource, RateAccount } from "server/types";
import { HONEYPOT, VISIT } from "~/forms/fields/hidden-fields";
import type { FileField, PostedFile } from "~/forms/parse/posted-form";
import { readForm } from "~/forms/parse/read-form.server";
import { type Rejection, rejectionOf } from "~/forms/parse/rejection.server";
import { cutVisit, sourceOf, visitOf } from "~/forms/parse/visit.server";
import { cleanText } from "~/forms/rules";
import { isUuid, newSubmissionId } from "~/forms/submission-id";
import { describeError, getDependencies } from "~/load-context.server";

interface FormShape {
  account: RateAccount;
  fields: readonly string[];
  file?: FileField;
}

export interface ParsedSubmission {
  fields: FormData;
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
  fileProblem?: "too-large" | "not-saved";
  rejection?: Rejection;
}

const fileProblems: Record<string, ParsedSubmission["fileProblem"]> = {
  "file-too-large": "too-large",
  "file-not-saved": "not-saved",
};

/** Reads a posted form and tells what every action must know of it. Never throws. */
export async function parseSubmission(
  request: Request,
  context: AppLoadContext,
  shape: FormShape,
): Promise<ParsedSubmission> {
  const refusal = await context.admit?.(shape.account);
  // Of a refused form only the text is read, to show it again.
  const form = await readForm(request, refusal ? undefined : shape.file);
  const dependencies = getDependencies(context);
  if (form.problem === "file-not-saved")
    dependencies.log.error(describeError(form.cause), "an uploaded file could not be written");
  // A script's form may have no ids. Anything but a UUID was never in a form, and PostgreSQL takes no NUL in a text.
  const wrongIds = ["submission_id", "resume_id"].filter((name) => {
    const id = form.fields.get(name);
    return id && !isUuid(id);
  });
  for (const name of wrongIds) form.fields.delete(name);
  const hidden = (name: string) => form.fields.get(name) ?? "";
  // Shown again, the form posts the same.
  context.visit = cutVisit(hidden(VISIT)) || visitOf(request);
  return {
    fields: pickFields(form.fields, shape.fields),
    hidden,
    submissionId: hidden("submission_id").toLowerCase() || newSubmissionId(),
    source: sourceOf(request, context.visit, dependencies),
    intent: hidden("intent"),
    isSpam: cleanText({}, hidden(HONEYPOT)) !== "",
    file: form.file,
    fileProblem: fileProblems[form.problem ?? ""],
    rejection: rejectionOf(form, refusal, wrongIds.length > 0),
  };
}

/**
 * Copies the named fields, each once. PostgreSQL refuses NUL, which becomes U+FFFD as in an HTML document: left out, a
 * wrong answer could become the right one. Conform reads names as paths: a field named `x[50000000]` would make it build
 * an array of that length and stop the server.
 */
export function pickFields(posted: URLSearchParams, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) {
    const value = posted.get(name);
    if (value !== null) fields.set(name, value.replaceAll("\0", "\uFFFD"));
  }
  return fields;
}

export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
