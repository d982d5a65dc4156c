import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Submission } from "server/types";
import { contactFields, contactSchema } from "~/forms/contact/contact-schema.server";
import { HONEYPOT } from "~/forms/fields/honeypot";
import { messages, NEW_PROJECT, problems } from "~/forms/form-text";
import { fieldText, pickFields } from "~/forms/parse/pick-fields.server";
import { readForm } from "~/forms/parse/read-form.server";
import { rejectionOf } from "~/forms/parse/rejection.server";
import { submissionIdOf } from "~/forms/parse/submission-id";
import type { ActionResult } from "~/forms/respond/action-result";
import {
  blank,
  echo,
  failureToast,
  pagePath,
  redirectAfterSubmit,
  successToast,
} from "~/forms/respond/form-response.server";
import { singleFlight } from "~/forms/respond/single-flight.server";
import { getDependencies } from "~/load-context.server";

/** Takes the contact form of any page (specification §3, §5, §7; DESIGN.md, "How a submission travels"). */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const dependencies = getDependencies(context);
  const read = await readForm(request);
  const fields = prepared(pickFields(read.fields, contactFields));
  const id = submissionIdOf(read.fields.get("submission_id") ?? "");
  const again = (
    status: number,
    reply: Pick<ActionResult, "result" | "problem" | "toast">,
    headers?: HeadersInit,
  ) => data({ form: "contact", submissionId: id, ...reply } satisfies ActionResult, { status, headers });

  const refusal = rejectionOf(read, context);
  if (refusal) {
    const { problem, status, headers } = refusal;
    return again(status, { result: echo(fields), problem: problems[problem] }, headers);
  }

  const spam = Boolean(read.fields.get(HONEYPOT));
  const parsed = parseWithZod(fields, { schema: contactSchema });
  if (parsed.status !== "success" && !spam) return again(422, { result: parsed.reply() });

  const values = parsed.status === "success" ? outgoing(parsed.value) : everything(fields);
  const sent = await singleFlight(`contact ${id}`, () =>
    dependencies.submissions.send({ id, kind: "contact", values, spam }),
  );
  if (sent.ok || spam) {
    if (!context.stopping?.())
      return redirectAfterSubmit(dependencies, "contact", `${pagePath(request)}?contact=message`);
    // A redirect would lead to a port that is about to close.
    const reply = { submissionId: submissionIdOf(""), result: blank, toast: successToast("contact") };
    return data({ form: "contact", ...reply } satisfies ActionResult);
  }
  return again(502, { result: parsed.reply(), toast: failureToast("contact", messages.contactFailed) });
}

/** The project's name belongs to one topic only. A checkbox may be sent in more words than the browser's "on". */
function prepared(fields: FormData): FormData {
  if (fieldText(fields, "topic") !== NEW_PROJECT) fields.set("project_name", "");
  const checked = fieldText(fields, "is_checked");
  if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
  return fields;
}

/** `other_location` goes along when set (specification §7). */
function outgoing({ other_location, ...values }: typeof contactSchema._output): Submission["values"] {
  return other_location ? { ...values, other_location } : values;
}

/** What the honeypot caught, as it came: the operator may want to see whether it was a person after all. */
function everything(fields: FormData): Submission["values"] {
  return Object.fromEntries(contactFields.map((name) => [name, fieldText(fields, name)]));
}
