import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import type { Dependencies } from "server/types";
import { choiceOfAction, issueCaptcha } from "~/forms/career/captcha/captcha.server";
import { careerSchema } from "~/forms/career/career-schema.server";
import { type ParsedApplication, parseApplication } from "~/forms/career/parse-application.server";
import { type FormResponse, rerenderForm } from "~/forms/career/rerender-form.server";
import { sendApplication } from "~/forms/career/send-application.server";
import { HONEYPOT } from "~/forms/fields/honeypot";
import { messages, problems } from "~/forms/form-text";
import { fieldText } from "~/forms/parse/pick-fields.server";
import { rejectionOf } from "~/forms/parse/rejection.server";
import { submissionIdOf } from "~/forms/parse/submission-id";
import {
  blank,
  echo,
  failureToast,
  redirectAfterSubmit,
  successToast,
} from "~/forms/respond/form-response.server";
import { getDependencies } from "~/load-context.server";

/** What the career form needs before anything is sent: a new captcha (specification §4), or the one the action chose. */
export async function careerLoaderData(request: Request, context: AppLoadContext) {
  const chosen = choiceOfAction(context);
  if (chosen) return { captcha: chosen, headers: undefined };
  const { captcha, cookie } = await issueCaptcha(request, getDependencies(context));
  return { captcha, headers: cookie ? { "Set-Cookie": cookie } : undefined };
}

/** Takes an application (specification §3, §5, §7; DESIGN.md, "How a submission travels"). */
export async function careerAction({ request, context }: ActionFunctionArgs) {
  const dependencies = getDependencies(context);
  const draft = await parseApplication(request, context, dependencies);
  const { fields, read, resume } = draft;
  const again = (status: number, answer: FormResponse) =>
    rerenderForm({ request, context, dependencies, draft }, status, answer);
  const sent = async () => {
    if (!context.stopping?.()) return redirectAfterSubmit(dependencies, "career", "/career");
    // A redirect would lead to a port that is about to close.
    draft.submissionId = submissionIdOf("");
    const toast = successToast("career");
    return again(200, { result: blank, toast, newCaptcha: true, withoutResume: true });
  };

  const refusal = rejectionOf(read, context);
  if (refusal) {
    const { problem, status, headers } = refusal;
    return again(status, { result: echo(fields), problem: problems[problem], headers });
  }
  if (read.problem === "file-too-large") {
    const toast = failureToast("career", messages.resumeSize);
    return again(413, { result: echo(fields, { resume: [messages.resumeSize] }), toast });
  }

  const intent = read.fields.get("intent");
  if (intent === "refresh-captcha") return again(200, { result: echo(fields), newCaptcha: true });
  if (intent === "remove-resume") return again(200, { result: echo(fields), withoutResume: true });

  if (read.fields.get(HONEYPOT)) {
    const values = Object.fromEntries(Array.from(fields.keys(), (name) => [name, fieldText(fields, name)]));
    const { submissionId: id } = draft;
    await dependencies.submissions.send({ id, kind: "career", values, file: resume.file, spam: true });
    return sent();
  }

  const parsed = parseWithZod(fields, { schema: careerSchema });
  const errors: Record<string, string[]> = {};
  if (!(await answersCaptcha(request, dependencies, draft))) errors.captcha = [messages.captcha];
  if (resume.error) errors.resume = [resume.error];
  if (parsed.status !== "success" || Object.keys(errors).length > 0) {
    const toast = resume.error ? failureToast("career", resume.error) : undefined;
    return again(422, { result: parsed.reply({ fieldErrors: errors }), toast });
  }

  const outcome = await sendApplication(dependencies, draft, parsed.value);
  if (outcome === "sent") return sent();
  if (outcome === "captcha-used") {
    return again(422, {
      result: parsed.reply({ fieldErrors: { captcha: [messages.captcha] } }),
      newCaptcha: true,
    });
  }
  return again(502, { result: parsed.reply(), toast: failureToast("career", messages.careerFailed) });
}

async function answersCaptcha(
  request: Request,
  dependencies: Dependencies,
  { issued, fields }: ParsedApplication,
): Promise<boolean> {
  if (!issued) return false;
  const answer = fieldText(fields, "captcha").replace(/\s/g, "");
  // "Must equal the displayed text with spaces removed" (specification §5): its letters are capitals.
  if (answer !== answer.toUpperCase()) return false;
  return dependencies.captchas.matches(issued.id, answer, await dependencies.sessions.captchas(request));
}
