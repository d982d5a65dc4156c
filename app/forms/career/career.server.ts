import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { checkCaptcha } from "~/forms/career/captcha.server";
import { careerMessages, careerRules, OTHER_LOCATION, RESUME_FIELD } from "~/forms/career/career-fields";
import { careerSchema } from "~/forms/career/career-schema.server";
import { type CareerFormResponse, rerenderForm } from "~/forms/career/rerender-form.server";
import { parseResume, resumeMessages } from "~/forms/career/resume/parse-resume.server";
import { failureToast, forms } from "~/forms/forms";
import { type ParsedSubmission, parseSubmission } from "~/forms/parse/parse-submission.server";
import { echo, fileSpam, redirectAfterSubmit, rejectedForm } from "~/forms/respond/form-response.server";
import { withSentParameter } from "~/forms/respond/sent-parameter.server";
import { getDependencies } from "~/load-context.server";

const shape = { kind: "career", fields: Object.keys(careerSchema.shape), file: RESUME_FIELD } as const;

/** Takes an application; shows its form again unless it was sent. */
export async function careerAction({ request, context }: ActionFunctionArgs) {
  const submission = await parseSubmission(request, context, shape);
  try {
    return await answer(request, context, submission);
  } finally {
    await submission.file?.close();
  }
}

async function answer(request: Request, context: AppLoadContext, submission: ParsedSubmission) {
  const dependencies = getDependencies(context);
  const { fields, rejection, fileProblem, intent, submissionId, source } = submission;
  if (fields.get("preferred_location") !== OTHER_LOCATION) fields.set("other_location", "");
  const captcha = await checkCaptcha(request, dependencies, submission);
  const { issued } = captcha;
  const resume = await parseResume(submission, dependencies);
  const resumeErrors = resume.error ? { resume: [resume.error] } : undefined;
  const toast = resume.error ? failureToast("career", resume.error) : undefined;
  const attempt = { request, context, dependencies, submissionId, issued, resume };
  const rerender = (status: number, response: CareerFormResponse) => rerenderForm(attempt, status, response);
  const page = forms.career.address();
  // The page sets a cookie: a browser that sends none back would not show the toast either.
  const sentTo = request.headers.has("Cookie") ? page : withSentParameter(page);
  const succeed = () => redirectAfterSubmit(dependencies, "career", sentTo);

  if (rejection) {
    const response = rejectedForm(fields, rejection);
    // The file of a rejected form was not read, or not whole.
    if (!resume.staged) response.problem += ` ${resumeMessages.chooseAgain}`;
    return rerender(rejection.status, response);
  }
  if (fileProblem) {
    return rerender(fileProblem === "file-too-large" ? 413 : 502, {
      result: echo(fields, resumeErrors),
      toast,
    });
  }
  if (intent === "refresh-captcha")
    return rerender(200, { result: echo(fields), newCaptcha: true, focus: "captcha" });
  if (intent === "remove-resume")
    return rerender(200, { result: echo(fields), withoutResume: true, focus: "resume" });

  const parsed = parseWithZod(fields, { schema: careerSchema });
  const fieldErrors = { ...resumeErrors, ...(captcha.error && { captcha: [captcha.error] }) };
  const isValid = parsed.status === "success" && !captcha.error && !resume.error;
  const values = isValid ? parsed.value : undefined;
  if (submission.isSpam) {
    await fileSpam(dependencies, "career", careerRules, submission, values);
    return succeed();
  }
  if (!values) return rerender(422, { result: parsed.reply({ fieldErrors }), toast });

  const file = resume.file ?? resume.staged;
  const sent = await dependencies.submissions.send(
    { formId: submissionId, kind: "career", values, source, file },
    issued,
  );
  if (sent.ok) return succeed();
  // Another form has used it.
  if (sent.reason === "captcha") {
    const result = parsed.reply({ fieldErrors: { captcha: [careerMessages.captcha] } });
    return rerender(422, { result, newCaptcha: true });
  }
  // The staged one is gone.
  if (sent.reason === "file") {
    const result = parsed.reply({ fieldErrors: { resume: [resumeMessages.expired] } });
    return rerender(422, { result, withoutResume: true });
  }
  const storeFailed = sent.reason === "store";
  return rerender(502, { result: parsed.reply(), toast: failureToast("career"), storeFailed });
}
