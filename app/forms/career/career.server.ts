import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import type { Dependencies } from "server/types";
import {
  careerFields,
  careerSchema,
  type ParsedApplication,
  parseApplication,
  sendApplication,
} from "~/forms/career/application.server";
import { captchaViolation, issueCaptcha } from "~/forms/career/captcha.server";
import { careerMessages, careerRules, RESUME_FIELD } from "~/forms/career/career-fields";
import { type CareerFormResponse, rerenderForm } from "~/forms/career/rerender-form.server";
import { resumeMessages } from "~/forms/career/resume/validate-resume.server";
import { failureToast, forms } from "~/forms/forms";
import { type ParsedSubmission, parseSubmission } from "~/forms/parse/parse-submission.server";
import type { Rejection } from "~/forms/parse/rejection.server";
import {
  echo,
  emptyForm,
  fileSpam,
  redirectAfterSubmit,
  rejectedForm,
} from "~/forms/respond/form-response.server";
import { withSentParameter } from "~/forms/respond/sent-parameter.server";
import { getDependencies } from "~/load-context.server";

/** The captcha for the career page: the one the action of this request shows, else a new one with its cookie. */
export async function careerLoaderData(request: Request, context: AppLoadContext) {
  if (context.captcha) return { captcha: context.captcha, headers: undefined };
  const { captcha, cookie } = await issueCaptcha(request, getDependencies(context));
  return { captcha, headers: cookie ? { "Set-Cookie": cookie } : undefined };
}

/** The career page's words and its captcha. */
export async function loadWithCaptcha<Words extends object>(
  { request, context }: LoaderFunctionArgs,
  words: Words,
) {
  const { captcha, headers } = await careerLoaderData(request, context);
  return data({ ...words, captcha }, { headers });
}

/** Takes an application; shows its form again unless it was sent. */
export async function careerAction({ request, context }: ActionFunctionArgs) {
  const shape = { account: "career", fields: careerFields, file: RESUME_FIELD } as const;
  const submission = await parseSubmission(request, context, shape);
  try {
    return await answer(request, context, submission);
  } finally {
    await submission.file?.close();
  }
}

async function answer(request: Request, context: AppLoadContext, submission: ParsedSubmission) {
  const dependencies = getDependencies(context);
  const application = await parseApplication(request, submission, dependencies);
  const { fields, rejection, resume, intent } = application;
  const rerender = (status: number, response: CareerFormResponse) =>
    rerenderForm({ request, context, dependencies, application }, status, response);
  const page = forms.career.address();
  // The page sets a cookie: a browser that sends none back would not show the toast either.
  const sentTo = request.headers.has("Cookie") ? page : withSentParameter(page);
  const succeed = () =>
    context.stopping?.()
      ? rerender(200, { ...emptyForm("career"), newCaptcha: true, withoutResume: true })
      : redirectAfterSubmit(dependencies, "career", sentTo);

  if (rejection) return rerender(rejection.status, rejectedApplication(application, rejection));
  const resumeToast = resume.error ? failureToast("career", resume.error) : undefined;
  if (application.fileProblem && resume.error) {
    const isTooLarge = application.fileProblem === "too-large";
    if (!isTooLarge) context.countStoreFailure?.();
    const result = echo(fields, { resume: [resume.error] });
    return rerender(isTooLarge ? 413 : 502, { result, toast: resumeToast });
  }
  if (intent === "refresh-captcha")
    return rerender(200, { result: echo(fields), newCaptcha: true, focus: "captcha" });
  if (intent === "remove-resume")
    return rerender(200, { result: echo(fields), withoutResume: true, focus: "resume" });

  const { parsed, fieldErrors } = validateApplication(dependencies, application);
  const values = parsed.status === "success" && !fieldErrors ? parsed.value : undefined;
  if (application.isSpam) {
    await fileSpam(dependencies, "career", careerRules, application, values);
    return succeed();
  }
  if (!values) return rerender(422, { result: parsed.reply({ fieldErrors }), toast: resumeToast });

  const outcome = await sendApplication(dependencies, application, values);
  if (outcome === "sent") return succeed();
  if (outcome === "file") {
    const result = parsed.reply({ fieldErrors: { resume: [resumeMessages.expired] } });
    return rerender(422, { result, withoutResume: true });
  }
  if (outcome === "captcha") {
    const result = parsed.reply({ fieldErrors: { captcha: [careerMessages.captcha] } });
    return rerender(422, { result, newCaptcha: true });
  }
  const storeFailed = outcome === "store";
  if (storeFailed) context.countStoreFailure?.();
  return rerender(502, { result: parsed.reply(), toast: failureToast("career"), storeFailed });
}

/** Its file was not read, or not whole. */
function rejectedApplication({ fields, resume }: ParsedApplication, rejection: Rejection) {
  const response = rejectedForm(fields, rejection);
  return resume.staged
    ? response
    : { ...response, problem: `${response.problem} ${resumeMessages.chooseAgain}` };
}

function validateApplication(dependencies: Dependencies, application: ParsedApplication) {
  const parsed = parseWithZod(application.fields, { schema: careerSchema });
  const errors: Record<string, string[]> = {};
  const violation = captchaViolation(dependencies, application);
  if (violation) errors.captcha = [violation];
  if (application.resume.error) errors.resume = [application.resume.error];
  return { parsed, fieldErrors: Object.keys(errors).length > 0 ? errors : undefined };
}
