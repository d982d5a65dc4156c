import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { SubmissionValues } from "server/types";
import { contactFields, contactSchema } from "~/forms/contact/contact-schema.server";
import { contactMessages, NEW_PROJECT } from "~/forms/contact/contact-text";
import { parseSubmission } from "~/forms/parse/parse-submission.server";
import { fieldText } from "~/forms/parse/pick-fields.server";
import type { ActionResult } from "~/forms/respond/action-result";
import {
  emptyForm,
  type FormResponse,
  failureToast,
  fileSpam,
  pagePath,
  redirectAfterSubmit,
  rejectedForm,
} from "~/forms/respond/form-response.server";
import { withSentParameter } from "~/forms/respond/sent-parameter.server";
import { getDependencies } from "~/load-context.server";
import { contactSearch } from "~/navigation/contact-url";

/** Takes the contact form of any page; shows it again unless it was sent. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const dependencies = getDependencies(context);
  const submission = await parseSubmission(request, context, {
    account: "contact",
    fields: contactFields,
  });
  const { fields, rejection, submissionId } = submission;
  normalizeFields(fields);
  const rerender = (status: number, { headers, ...response }: FormResponse) =>
    data({ form: "contact", submissionId, ...response } satisfies ActionResult, { status, headers });
  const succeed = () =>
    context.stopping?.()
      ? rerender(200, emptyForm("contact"))
      : redirectAfterSubmit(
          dependencies,
          "contact",
          withSentParameter(request, pagePath(request) + contactSearch("message")),
        );

  if (rejection) return rerender(rejection.status, rejectedForm(fields, rejection));

  const parsed = parseWithZod(fields, { schema: contactSchema });
  if (submission.isSpam) {
    const values = parsed.status === "success" ? upstreamValues(parsed.value) : undefined;
    await fileSpam(dependencies, "contact", submission, values);
    return succeed();
  }
  if (parsed.status !== "success") return rerender(422, { result: parsed.reply() });

  const values = upstreamValues(parsed.value);
  const sent = await dependencies.submissions.send({ id: submissionId, kind: "contact", values });
  if (sent.ok) return succeed();
  return rerender(502, { result: parsed.reply(), toast: failureToast("contact", contactMessages.failed) });
}

/** Empties a project name that was not shown. Scripts may send the checkbox as "true" or "false". */
function normalizeFields(fields: FormData): void {
  if (fieldText(fields, "topic") !== NEW_PROJECT) fields.set("project_name", "");
  const checked = fieldText(fields, "is_checked");
  if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
}

function upstreamValues({ other_location, ...values }: typeof contactSchema._output): SubmissionValues {
  return other_location ? { ...values, other_location } : values;
}
