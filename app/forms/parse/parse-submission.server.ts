import type { AppLoadContext } from "@remix-run/node";
import type { RateAccount } from "server/types";
import { HONEYPOT } from "~/forms/fields/honeypot";
import { pickFields } from "~/forms/parse/pick-fields.server";
import type { FileField, PostedFile } from "~/forms/parse/posted-form";
import { readForm } from "~/forms/parse/read-form.server";
import { type Rejection, rejectionOf } from "~/forms/parse/rejection.server";
import { submissionIdOf } from "~/forms/parse/submission-id";

interface FormShape<Hidden extends string> {
  account: RateAccount;
  fields: readonly string[];
  /** Besides submission id, honeypot and intent, which every form has. */
  hidden?: readonly Hidden[];
  file?: FileField;
}

export interface ParsedSubmission<Hidden extends string = never> {
  fields: FormData;
  hidden: Record<Hidden, string>;
  /** The posted UUID, or a new one. */
  submissionId: string;
  /** What a button other than submit asks for. */
  intent: string | null;
  isSpam: boolean;
  file?: PostedFile;
  isFileTooLarge: boolean;
  rejection?: Rejection;
}

/** Reads a posted form and tells what every action must know of it. Never throws. */
export async function parseSubmission<Hidden extends string = never>(
  request: Request,
  context: AppLoadContext,
  shape: FormShape<Hidden>,
): Promise<ParsedSubmission<Hidden>> {
  const refusal = await context.admit?.(shape.account);
  // Of a refused form only the text is read, to show it again.
  const form = await readForm(request, refusal ? undefined : shape.file);
  const hidden = Object.fromEntries(shape.hidden?.map((name) => [name, form.fields.get(name) ?? ""]) ?? []);
  return {
    fields: pickFields(form.fields, shape.fields),
    hidden: hidden as Record<Hidden, string>,
    submissionId: submissionIdOf(form.fields.get("submission_id") ?? ""),
    intent: form.fields.get("intent"),
    isSpam: Boolean(form.fields.get(HONEYPOT)),
    file: form.file,
    isFileTooLarge: form.problem === "file-too-large",
    rejection: rejectionOf(form, refusal, context),
  };
}
