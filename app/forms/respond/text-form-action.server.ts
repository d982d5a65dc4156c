import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { SubmissionValues } from "server/types";
import type { ZodType } from "zod";
import type { ActionResult } from "~/forms/action-result";
import { COOKIE_CHECK, failureToast, forms } from "~/forms/forms";
import { type FormShape, parseSubmission } from "~/forms/parse/parse-submission.server";
import {
  type FormResponse,
  failureOf,
  redirectAfterSubmit,
  storeSpam,
  submittedValues,
} from "~/forms/respond/form-response.server";
import type { Rules } from "~/forms/rules";
import { getDependencies } from "~/load-context.server";

export interface TextForm extends FormShape {
  rules: Rules;
  /** The output goes upstream. */
  schema: ZodType<SubmissionValues>;
}

/** The action of a form without files. */
export async function textFormAction({ request, context }: ActionFunctionArgs, textForm: TextForm) {
  const dependencies = getDependencies(context);
  const { form, rules, schema } = textForm;
  const { kind } = forms[form];
  const submission = await parseSubmission(request, context, textForm);
  const { fields, hidden, rejection, submissionId, source } = submission;
  const rerender = (status: number, { headers, ...response }: FormResponse) => {
    context.isRefused = status >= 400;
    return data({ form, submissionId, ...response } satisfies ActionResult, { status, headers });
  };
  const succeed = () => redirectAfterSubmit(request, dependencies, form, fields, hidden(COOKIE_CHECK) !== "");

  if (rejection) {
    const { status, headers, message } = rejection;
    return rerender(status, { result: submittedValues(fields), problem: message, headers });
  }
  const parsed = parseWithZod(fields, { schema });
  const values = parsed.status === "success" ? parsed.value : undefined;
  if (submission.isSpam) {
    await storeSpam(dependencies, form, rules, submission, values);
    return succeed();
  }
  if (!values) return rerender(422, { result: parsed.reply() });

  const sent = await dependencies.submissions.send({ formId: submissionId, kind, values, source });
  if (sent.ok) return succeed();
  dependencies.metrics?.formRefused(sent.reason);
  const failure = failureOf(form, sent.reason);
  return rerender(502, { result: parsed.reply(), toast: failureToast(form), failure });
}
