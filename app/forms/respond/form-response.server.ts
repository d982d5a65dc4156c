import type { SubmissionResult } from "@conform-to/react";
import type { Dependencies, SubmissionValues, Toast } from "server/types";
import { type FormName, formOf, forms, successToast } from "~/forms/forms";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { cleanText, optionalText, type Rules } from "~/forms/rules";
import { cutText } from "~/load-context.server";
import { SENT_PARAMETER } from "~/navigation/contact-url";

/** The submitted values, not validated. */
export function submittedValues(
  fields: URLSearchParams,
  error?: Record<string, string[]>,
): SubmissionResult<string[]> {
  return { status: error && "error", initialValue: Object.fromEntries(fields), error };
}

/** Redirects to the page with a toast in a cookie, or in the address if the browser refuses cookies. */
export function redirectAfterSubmit(
  { url, headers }: Request,
  { sessions }: Dependencies,
  form: FormName,
  wasHandedCookie: boolean,
) {
  const { pathname, search } = new URL(url);
  // Exactly one slash at the start: two would name another host.
  const page = forms[form].address(pathname.replace(/^\/+/, "/"), search);
  const mark = `${page.includes("?") ? "&" : "?"}${SENT_PARAMETER}=${Date.now()}`;
  const refusesCookies = wasHandedCookie && !headers.has("Cookie");
  return sessions.redirectWithToast(refusesCookies ? page + mark : page, successToast(form));
}

/** As long as the toast's cookie: a shared address confirms nothing. */
const SENT_LIFETIME_MS = 60_000;

/** The toast of a request's address. Its id stays the same: scripts show it once. */
export function toastOfUrl(url: URL): Toast | undefined {
  const sent = url.searchParams.get(SENT_PARAMETER);
  const isRecent = sent !== null && Math.abs(Date.now() - Number(sent)) < SENT_LIFETIME_MS;
  const form = formOf(url);
  return isRecent && form ? successToast(form, `${SENT_PARAMETER}-${sent}`) : undefined;
}

/**
 * Stores what the honeypot caught, valid or not: the sender may be a person. Files are left out, since they could fill
 * the disk.
 * @param rules of the text fields, whose limits cut invalid values
 * @param values of a valid form
 */
export async function storeSpam(
  { submissions, metrics, log }: Dependencies,
  form: FormName,
  rules: Rules,
  { submissionId: formId, fields, leadSource }: ParsedSubmission,
  values: SubmissionValues | undefined,
): Promise<void> {
  const { kind } = forms[form];
  metrics?.honeypotCaught(values ? "complete" : "incomplete");
  if (values) log.warn({ kind }, "the honeypot caught a complete form, perhaps a person's");
  const cut = Array.from(fields, ([name, text]) => {
    const rule = rules[name] ?? optionalText;
    return [name, cutText(cleanText(rule, text), rule.limit)];
  });
  await submissions.send({
    formId,
    kind,
    values: values ?? Object.fromEntries(cut),
    source: leadSource,
    spam: true,
  });
}
