import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { callFields, callSchema } from "~/forms/call/call-schema.server";
import { contactFields, contactSubmission } from "~/forms/contact/contact-schema.server";
import { contactMessages, NEW_PROJECT } from "~/forms/contact/contact-text";
import { COOKIE_CHECK } from "~/forms/fields/cookie-check";
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
import { CONTACT_PARAMETER, type ContactTab, contactSearch } from "~/navigation/contact-url";

const forms = {
  message: { form: "contact", names: contactFields, schema: contactSubmission },
  call: { form: "call", names: callFields, schema: callSchema },
} as const;

/** Takes the forms of the contact modal, on any page; shows one again unless it was sent. */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const dependencies = getDependencies(context);
  const tab = tabOf(request);
  const { form, names, schema } = forms[tab];
  const submission = await parseSubmission(request, context, {
    account: "contact",
    fields: names,
    hidden: [COOKIE_CHECK],
  });
  const { fields, hidden, rejection, submissionId } = submission;
  const page = pagePath(request) + contactSearch(tab);
  const refusesCookies = hidden[COOKIE_CHECK] !== "" && !request.headers.has("Cookie");
  if (tab === "message") normalizeFields(fields);
  const rerender = (status: number, { headers, ...response }: FormResponse) => {
    context.isRefused = status >= 400;
    return data({ form, submissionId, ...response } satisfies ActionResult, { status, headers });
  };
  const succeed = () =>
    context.stopping?.()
      ? rerender(200, emptyForm("contact"))
      : redirectAfterSubmit(dependencies, "contact", refusesCookies ? withSentParameter(page) : page);

  if (rejection) return rerender(rejection.status, rejectedForm(fields, rejection));

  const parsed = parseWithZod(fields, { schema });
  if (submission.isSpam) {
    await fileSpam(
      dependencies,
      "contact",
      submission,
      parsed.status === "success" ? parsed.value : undefined,
    );
    return succeed();
  }
  if (parsed.status !== "success") return rerender(422, { result: parsed.reply() });

  const sent = await dependencies.submissions.send({
    id: submissionId,
    kind: "contact",
    values: parsed.value,
  });
  if (sent.ok) return succeed();
  return rerender(502, { result: parsed.reply(), toast: failureToast("contact", contactMessages.failed) });
}

/** Empties a project name that was not shown. Scripts may send the checkbox as "true" or "false". */
function normalizeFields(fields: FormData): void {
  if (fieldText(fields, "topic") !== NEW_PROJECT) fields.set("project_name", "");
  const checked = fieldText(fields, "is_checked");
  if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
}

function tabOf(request: Request): ContactTab {
  return new URL(request.url).searchParams.get(CONTACT_PARAMETER) === "call" ? "call" : "message";
}
