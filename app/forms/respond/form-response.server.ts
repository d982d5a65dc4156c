import type { Dependencies, SubmissionValues, Toast } from "server/types";
import { addressOf, type FormName, formOf, forms, successToast } from "~/forms/forms";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { cleanText, type Rule, type Rules, TEXT_LIMIT } from "~/forms/rules";
import { cutText } from "~/load-context.server";
import { SENT_PARAMETER } from "~/navigation/contact-url";

/** Redirects to the page with its toast in a cookie. A browser that sends none refuses them: then the address tells. */
export function redirectAfterSubmit({ url, headers }: Request, { sessions }: Dependencies, form: FormName) {
  const { pathname, search } = new URL(url);
  // Exactly one slash at the start: two would name another host.
  const page = new URL(addressOf(form, pathname.replace(/^\/+/, "/"), search), url);
  if (!headers.has("Cookie")) page.searchParams.set(SENT_PARAMETER, String(Date.now()));
  return sessions.redirectWithToast(page.pathname + page.search, successToast(form));
}

/** As long as the toast's cookie: a shared address confirms nothing. */
const SENT_LIFETIME_MS = 60_000;

/** The toast of a request's address. */
export function toastOfUrl(url: URL): Toast | undefined {
  const sent = url.searchParams.get(SENT_PARAMETER);
  const isRecent = sent !== null && Math.abs(Date.now() - Number(sent)) < SENT_LIFETIME_MS;
  const form = formOf(url);
  return isRecent && form ? successToast(form) : undefined;
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
    const rule: Partial<Rule> = rules[name] ?? {};
    return [name, cutText(cleanText(rule, text), rule.limit ?? TEXT_LIMIT)];
  });
  await submissions.send({
    formId,
    kind,
    values: values ?? Object.fromEntries(cut),
    source: leadSource,
    spam: true,
  });
}
