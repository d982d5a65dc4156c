import type { AppLoadContext } from "@remix-run/node";
import type { LeadSource, RateAccount } from "server/types";
import { HONEYPOT } from "~/forms/fields/honeypot";
import { VISIT } from "~/forms/fields/visit";
import { pickFields } from "~/forms/parse/pick-fields.server";
import type { FileField, PostedFile } from "~/forms/parse/posted-form";
import { readForm } from "~/forms/parse/read-form.server";
import { type Rejection, rejectionOf } from "~/forms/parse/rejection.server";
import { cleanText } from "~/forms/parse/rules";
import { submissionIdOf } from "~/forms/parse/submission-id";
import { cutVisit, sourceOf, visitOf } from "~/forms/parse/visit.server";
import { getDependencies } from "~/load-context.server";

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
  file?: PostedFile;
  isFileTooLarge: boolean;
  rejection?: Rejection;
}

/** Reads a posted form and tells what every action must know of it. Never throws. */
export async function parseSubmission(
  request: Request,
  context: AppLoadContext,
  shape: FormShape,
): Promise<ParsedSubmission> {
  const refusal = await context.admit?.(shape.account);
  // Of a refused form only the text is read, to show it again.
  const form = await readForm(request, refusal ? undefined : shape.file);
  const hidden = (name: string) => form.fields.get(name) ?? "";
  // Shown again, the form posts the same.
  context.visit = cutVisit(hidden(VISIT)) || visitOf(request);
  return {
    fields: pickFields(form.fields, shape.fields),
    hidden,
    submissionId: submissionIdOf(hidden("submission_id")),
    source: sourceOf(request, context.visit, getDependencies(context)),
    intent: hidden("intent"),
    isSpam: cleanText({}, hidden(HONEYPOT)) !== "",
    file: form.file,
    isFileTooLarge: form.problem === "file-too-large",
    rejection: rejectionOf(form, refusal),
  };
}
