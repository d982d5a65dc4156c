import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { ActionResult } from "~/forms/action-result";
import { captchaFor, checkCaptcha } from "~/forms/career/captcha.server";
import { careerMessages } from "~/forms/career/career-fields";
import { discardResume, receiveResume, resumeMessages } from "~/forms/career/resume/receive-resume.server";
import { definitions } from "~/forms/form-definitions.server";
import { type FormName, failureToast, formOf, forms, newSubmissionId, successToast } from "~/forms/forms";
import { type ParsedSubmission, parseSubmission } from "~/forms/parse/parse-submission.server";
import { redirectAfterSubmit, storeSpam } from "~/forms/respond/form-response.server";
import { getDependencies, isFromScript } from "~/load-context.server";

/** The action of every page: stores and sends a form, or shows it again. A POST to a page's plain address is a message. */
export async function formAction(args: ActionFunctionArgs) {
  const form = formOf(new URL(args.request.url)) ?? "contact";
  const submission = await parseSubmission(args, form, definitions[form]);
  try {
    return await answer(args, form, submission);
  } finally {
    await submission.file?.close();
  }
}

async function answer(
  { request, context }: ActionFunctionArgs,
  form: FormName,
  submission: ParsedSubmission,
) {
  const dependencies = getDependencies(context);
  const { submissions, metrics } = dependencies;
  const { kind } = forms[form];
  const { rules, schema } = definitions[form];
  const { fields, hidden, rejection, submissionId, leadSource } = submission;
  const isApplication = kind === "career";
  const captcha = isApplication ? await checkCaptcha(request, dependencies, submission) : {};
  const resume = isApplication ? await receiveResume(submission, dependencies) : {};

  /** Shows the form with its captcha and its résumé. */
  async function render(
    status: number,
    answer: Pick<ActionResult, "result"> & Partial<ActionResult>,
    { newCaptcha = false, withoutResume = false } = {},
  ) {
    context.isRejected = status >= 400;
    const shown: ActionResult = { form, submissionId, ...answer };
    if (!isApplication) return data(shown, { status });
    const next = await captchaFor(request, dependencies, newCaptcha ? undefined : captcha.issued);
    // After a document POST Remix runs the loader with this context: both show the same captcha.
    context.captcha = shown.captcha = next.captcha;
    if (next.captcha.id !== captcha.issued?.id) delete shown.result.initialValue?.captcha;
    // A delivered résumé has no name.
    if (resume.staged?.name && !withoutResume) {
      const { id, name, size } = resume.staged;
      shown.resume = { id, name, size };
    }
    return data(shown, { status, headers: next.headers });
  }

  function succeed() {
    if (!isFromScript(request, context)) return redirectAfterSubmit(request, dependencies, form);
    const anew = { result: { initialValue: null }, submissionId: newSubmissionId() };
    const success = { ...anew, sentAt: Date.now(), toast: successToast(form) };
    return render(200, success, { newCaptcha: true, withoutResume: true });
  }

  const result = { initialValue: Object.fromEntries(fields) };
  if (rejection) {
    const { status, message } = rejection;
    const isFileLost = isApplication && !resume.staged;
    const problem = isFileLost ? `${message} ${resumeMessages.chooseAgain}` : message;
    return render(status, { result, problem });
  }
  const intent = hidden("intent");
  if (intent === "refresh-captcha") return render(200, { result, focus: "captcha" }, { newCaptcha: true });
  if (intent === "remove-resume") {
    if (resume.staged) await discardResume(resume.staged, dependencies);
    return render(200, { result, focus: "resume" }, { withoutResume: true });
  }

  const parsed = parseWithZod(fields, { schema });
  const isValid = parsed.status === "success" && !captcha.error && !resume.error;
  const values = isValid ? parsed.value : undefined;
  if (submission.isSpam) {
    await storeSpam(dependencies, form, rules, submission, values);
    return succeed();
  }
  if (!values) {
    const { status = 422, message } = resume.error ?? {};
    if (status === 502) metrics?.formRefused("store");
    const fieldErrors = {
      ...(captcha.error && { captcha: [captcha.error] }),
      ...(resume.error && { resume: [resume.error.atField] }),
    };
    const toast = message ? failureToast(form, message) : undefined;
    return render(status, { result: parsed.reply({ fieldErrors }), toast });
  }

  const sent = await submissions.send(
    { formId: submissionId, kind, values, source: leadSource, file: resume.staged },
    captcha.issued,
  );
  if (sent.ok) return succeed();
  const withError = (error: Record<string, string[]>) => ({ result: parsed.reply({ fieldErrors: error }) });
  // Another form has used the captcha, or the staged file has expired.
  if (sent.reason === "captcha")
    return render(422, withError({ captcha: [careerMessages.captcha] }), { newCaptcha: true });
  if (sent.reason === "file")
    return render(422, withError({ resume: [resumeMessages.expired] }), { withoutResume: true });
  metrics?.formRefused(sent.reason);
  return render(502, { result: parsed.reply(), toast: failureToast(form), isFailed: true });
}
