import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import type { SubmissionValues } from "server/types";
import type { ZodType } from "zod";
import type { ActionResult } from "~/forms/action-result";
import { captchaFor, checkCaptcha } from "~/forms/career/captcha.server";
import { careerMessages } from "~/forms/career/career-fields";
import { discardResume, receiveResume, resumeMessages } from "~/forms/career/resume/receive-resume.server";
import { COOKIE_CHECK, failureToast, forms } from "~/forms/forms";
import {
  type FormShape,
  type ParsedSubmission,
  parseSubmission,
} from "~/forms/parse/parse-submission.server";
import { redirectAfterSubmit, storeSpam, submittedValues } from "~/forms/respond/form-response.server";
import type { Rules } from "~/forms/rules";
import { getDependencies } from "~/load-context.server";

export interface FormDefinition extends FormShape {
  rules: Rules;
  /** The output goes upstream. */
  schema: ZodType<SubmissionValues>;
  /** The form has a captcha and takes a résumé. */
  isApplication?: boolean;
}

/** The action of every form: stores and sends the form, or shows it again with everything typed. */
export async function submitForm({ request, context }: ActionFunctionArgs, definition: FormDefinition) {
  const submission = await parseSubmission(request, context, definition);
  try {
    return await answer(request, context, definition, submission);
  } finally {
    await submission.file?.close();
  }
}

interface Changes {
  newCaptcha?: boolean;
  withoutResume?: boolean;
}

async function answer(
  request: Request,
  context: AppLoadContext,
  { form, rules, schema, isApplication }: FormDefinition,
  submission: ParsedSubmission,
) {
  const dependencies = getDependencies(context);
  const { fields, hidden, rejection, submissionId, leadSource } = submission;
  const captcha = isApplication ? await checkCaptcha(request, dependencies, submission) : {};
  const resume = isApplication ? await receiveResume(submission, dependencies) : {};

  /** Shows the form again, with its captcha and résumé. */
  async function rerender(
    status: number,
    response: Pick<ActionResult, "result"> & Partial<ActionResult>,
    { newCaptcha, withoutResume }: Changes = {},
  ) {
    context.isRejected = status >= 400;
    const again: ActionResult = { form, submissionId, ...response };
    if (!isApplication) return data(again, { status });
    const shown = await captchaFor(request, dependencies, newCaptcha ? undefined : captcha.issued);
    // After a document POST Remix runs the loader with this context: both show the same captcha.
    context.captcha = again.captcha = shown.captcha;
    if (shown.captcha.id !== captcha.issued?.id) delete again.result.initialValue?.captcha;
    if (withoutResume) await discardResume(resume.staged?.id, dependencies);
    // A delivered résumé has no name.
    else if (resume.staged?.name) {
      const { id, name, size } = resume.staged;
      again.resume = { id, name, size };
    }
    return data(again, { status, headers: shown.cookie ? { "Set-Cookie": shown.cookie } : undefined });
  }
  // The career page sets a cookie: a browser that refuses it would refuse the toast's too.
  const wasHandedCookie = isApplication || hidden(COOKIE_CHECK) !== "";
  const succeed = () => redirectAfterSubmit(request, dependencies, form, wasHandedCookie);

  if (rejection) {
    const { status, message } = rejection;
    const isFileLost = isApplication && !resume.staged;
    const problem = isFileLost ? `${message} ${resumeMessages.chooseAgain}` : message;
    return rerender(status, { result: submittedValues(fields), problem });
  }
  const intent = hidden("intent");
  if (intent === "refresh-captcha")
    return rerender(200, { result: submittedValues(fields), focus: "captcha" }, { newCaptcha: true });
  if (intent === "remove-resume")
    return rerender(200, { result: submittedValues(fields), focus: "resume" }, { withoutResume: true });

  const parsed = parseWithZod(fields, { schema });
  const fieldErrors = {
    ...(captcha.error && { captcha: [captcha.error] }),
    ...(resume.error && { resume: [resume.error.atField] }),
  };
  const isValid = parsed.status === "success" && !captcha.error && !resume.error;
  const values = isValid ? parsed.value : undefined;
  if (submission.isSpam) {
    await storeSpam(dependencies, form, rules, submission, values);
    return succeed();
  }
  if (!values) {
    const { status = 422, message } = resume.error ?? {};
    if (status === 502) dependencies.metrics?.formRefused("store");
    const toast = message ? failureToast(form, message) : undefined;
    return rerender(status, { result: parsed.reply({ fieldErrors }), toast });
  }

  const { kind } = forms[form];
  const sent = await dependencies.submissions.send(
    { formId: submissionId, kind, values, source: leadSource, file: resume.staged },
    captcha.issued,
  );
  if (sent.ok) return succeed();
  // Another form has used the captcha.
  if (sent.reason === "captcha") {
    const result = parsed.reply({ fieldErrors: { captcha: [careerMessages.captcha] } });
    return rerender(422, { result }, { newCaptcha: true });
  }
  // The staged file has expired.
  if (sent.reason === "file") {
    const result = parsed.reply({ fieldErrors: { resume: [resumeMessages.expired] } });
    return rerender(422, { result }, { withoutResume: true });
  }
  dependencies.metrics?.formRefused(sent.reason);
  return rerender(502, { result: parsed.reply(), toast: failureToast(form), isFailed: true });
}
