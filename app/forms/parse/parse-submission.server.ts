import type { AppLoadContext } from "@remix-run/node";
import { HONEYPOT } from "~/forms/fields/honeypot";
import { pickFields } from "~/forms/parse/pick-fields.server";
import { type FileField, type PostedFile, TEXT_LIMIT } from "~/forms/parse/posted-form";
import { readForm } from "~/forms/parse/read-form.server";
import { type Rejection, rejectionOf } from "~/forms/parse/rejection.server";
import { submissionIdOf } from "~/forms/parse/submission-id";

interface FormShape<Hidden extends string> {
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
  // While other uploads fill the memory set aside for them, only the form's text is read.
  const file = shape.file && context.busy ? { ...shape.file, limit: TEXT_LIMIT } : shape.file;
  const form = await readForm(request, file);
  const hidden = Object.fromEntries(shape.hidden?.map((name) => [name, form.fields.get(name) ?? ""]) ?? []);
  return {
    fields: pickFields(form.fields, shape.fields),
    hidden: hidden as Record<Hidden, string>,
    submissionId: submissionIdOf(form.fields.get("submission_id") ?? ""),
    intent: form.fields.get("intent"),
    isSpam: Boolean(form.fields.get(HONEYPOT)),
    file: form.file,
    isFileTooLarge: form.problem === "file-too-large",
    rejection: rejectionOf(form, context),
  };
}
