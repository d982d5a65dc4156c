import type { SubmissionResult } from "@conform-to/react";
import type { Dependencies, SubmissionValues } from "server/types";
import type { ActionResult } from "~/forms/action-result";
import { type FormName, forms, successToast } from "~/forms/forms";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import type { Rejection } from "~/forms/parse/rejection.server";
import { cleanText, optionalText, type Rules } from "~/forms/rules";

export interface FormResponse extends Omit<ActionResult, "form"> {
  headers?: Record<string, string>;
}

/** What was typed, without validation. */
export function echo(fields: URLSearchParams, error?: Record<string, string[]>): SubmissionResult<string[]> {
  return { status: error && "error", initialValue: Object.fromEntries(fields), error };
}

export function rejectedForm(fields: URLSearchParams, { message, headers }: Rejection): FormResponse {
  return { result: echo(fields), problem: message, headers };
}

export function redirectAfterSubmit({ sessions }: Dependencies, form: FormName, to: string) {
  return sessions.redirectWithToast(to, successToast(form));
}

/**
 * Files what the honeypot caught, also when it is invalid: the operator may find that a person filled it in. A file would
 * let anyone fill the disk.
 * @param rules of its text fields: what is invalid is cut to their limits
 * @param values of a form that is valid, and could be a person's
 */
export async function fileSpam(
  { submissions, metrics, log }: Dependencies,
  form: FormName,
  rules: Rules,
  { submissionId: formId, fields, source }: ParsedSubmission,
  values: SubmissionValues | undefined,
): Promise<void> {
  const { kind } = forms[form];
  metrics?.honeypotCaught(values ? "complete" : "incomplete");
  if (values) log.warn({ kind }, "the honeypot caught a complete form, perhaps a person's");
  const cut = Array.from(fields, ([name, text]) => {
    const rule = rules[name] ?? optionalText;
    return [name, cleanText(rule, text).slice(0, rule.limit)];
  });
  const text: SubmissionValues = values ?? Object.fromEntries(cut);
  await submissions.send({ formId, kind, values: text, source, spam: true });
}

/** Begins with exactly one slash: two would name another host. */
export function pagePath(request: Request): string {
  return `/${new URL(request.url).pathname.replace(/^\/+/, "")}`;
}
