import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import type { ActionResult } from "~/forms/action-result";
import { captchaFor, checkCaptcha } from "~/forms/career/captcha.server";
import { careerMessages, careerRules, OTHER_LOCATION, RESUME_FIELD } from "~/forms/career/career-fields";
import { careerSchema } from "~/forms/career/career-schema.server";
import {
  discardResume,
  parseResume,
  refusalOf,
  resumeMessages,
  stageResume,
} from "~/forms/career/resume/parse-resume.server";
import { failureToast } from "~/forms/forms";
import { type ParsedSubmission, parseSubmission } from "~/forms/parse/parse-submission.server";
import {
  type FormResponse,
  failureOf,
  redirectAfterSubmit,
  storeSpam,
  submittedValues,
} from "~/forms/respond/form-response.server";
import { getDependencies } from "~/load-context.server";

const shape = { form: "career", fields: Object.keys(careerSchema.shape), file: RESUME_FIELD } as const;

interface CareerFormResponse extends FormResponse {
  newCaptcha?: boolean;
  withoutResume?: boolean;
}

/** Accepts an application, or shows its form again. */
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
  const { fields, hidden, rejection, fileProblem, submissionId, source } = submission;
  if (fields.get("preferred_location") !== OTHER_LOCATION) fields.set("other_location", "");
  const { issued, error: captchaError } = await checkCaptcha(request, dependencies, submission);
  const resume = await parseResume(submission, dependencies);
  const resumeErrors = resume.error ? { resume: [refusalOf(resume.error, submission)] } : undefined;
  const toast = resume.error ? failureToast("career", resume.error) : undefined;
  let staging: ReturnType<typeof stageResume> | undefined;
  const stage = () => {
    staging ??= stageResume(resume, submissionId, dependencies);
    return staging;
  };
  // The page sets a cookie: a browser that refuses it would refuse the toast's too.
  const succeed = () => redirectAfterSubmit(request, dependencies, "career", fields, true);

  /** Shows the form again, with its captcha and résumé. */
  async function rerender(
    status: number,
    { newCaptcha, withoutResume, headers, ...response }: CareerFormResponse,
  ) {
    const { captcha, cookie } = await captchaFor(request, dependencies, newCaptcha ? undefined : issued);
    // After a document POST Remix runs the loader with this context: both show the same captcha.
    context.captcha = captcha;
    context.isRefused = status >= 400;
    const { result } = response;
    if (captcha.id !== issued?.id) delete result.initialValue?.captcha;
    if (withoutResume) await discardResume(resume.staged?.id, dependencies);
    const { staged, error } = withoutResume ? {} : await stage();
    if (error) Object.assign(result, { status: "error", error: { ...result.error, resume: [error] } });
    // A delivered résumé has no name.
    const attached = staged?.name ? { id: staged.id, name: staged.name, size: staged.size } : undefined;
    return data(
      { form: "career", submissionId, captcha, resume: attached, ...response } satisfies ActionResult,
      { status, headers: cookie ? { ...headers, "Set-Cookie": cookie } : headers },
    );
  }

  if (rejection) {
    const { status, headers, message } = rejection;
    const problem = resume.staged ? message : `${message} ${resumeMessages.chooseAgain}`;
    return rerender(status, { result: submittedValues(fields), problem, headers });
  }
  if (fileProblem) {
    const status = fileProblem === "file-too-large" ? 413 : 502;
    if (status === 502) dependencies.metrics?.formRefused("store");
    return rerender(status, { result: submittedValues(fields, resumeErrors), toast });
  }
  const intent = hidden("intent");
  if (intent === "refresh-captcha")
    return rerender(200, { result: submittedValues(fields), newCaptcha: true, focus: "captcha" });
  if (intent === "remove-resume")
    return rerender(200, { result: submittedValues(fields), withoutResume: true, focus: "resume" });

  const parsed = parseWithZod(fields, { schema: careerSchema });
  const fieldErrors = { ...resumeErrors, ...(captchaError && { captcha: [captchaError] }) };
  const isValid = parsed.status === "success" && !captchaError && !resume.error;
  const values = isValid ? parsed.value : undefined;
  if (submission.isSpam) {
    await storeSpam(dependencies, "career", careerRules, submission, values);
    return succeed();
  }
  if (!values) return rerender(422, { result: parsed.reply({ fieldErrors }), toast });

  const { staged: file, error: notStaged } = await stage();
  const failed = (reason: string) => {
    dependencies.metrics?.formRefused(reason);
    const failure = failureOf("career", reason, file?.name !== undefined && !notStaged);
    return rerender(502, { result: parsed.reply(), toast: failureToast("career"), failure });
  };
  if (notStaged) return failed("store");
  const sent = await dependencies.submissions.send(
    { formId: submissionId, kind: "career", values, source, file },
    issued,
  );
  if (sent.ok) return succeed();
  // Another form has used the captcha.
  if (sent.reason === "captcha") {
    const result = parsed.reply({ fieldErrors: { captcha: [careerMessages.captcha] } });
    return rerender(422, { result, newCaptcha: true });
  }
  // The staged file has expired.
  if (sent.reason === "file") {
    const result = parsed.reply({ fieldErrors: { resume: [resumeMessages.expired] } });
    return rerender(422, { result, withoutResume: true });
  }
  return failed(sent.reason);
}
