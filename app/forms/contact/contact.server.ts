import type { ActionFunctionArgs } from "@remix-run/node";
import { callFields, callSchema } from "~/forms/call/call-schema.server";
import { contactFields, contactSubmission } from "~/forms/contact/contact-schema.server";
import { NEW_PROJECT } from "~/forms/contact/contact-text";
import { fieldText } from "~/forms/parse/pick-fields.server";
import { type TextForm, textFormAction } from "~/forms/respond/text-form-action.server";
import { type ContactTab, contactTabOf } from "~/navigation/contact-url";

const tabs: Record<ContactTab, TextForm> = {
  message: { form: "contact", names: contactFields, schema: contactSubmission, normalize },
  call: { form: "call", names: callFields, schema: callSchema },
};

/** Takes the forms of the contact modal, on any page. */
export function contactAction(args: ActionFunctionArgs) {
  const { search } = new URL(args.request.url);
  return textFormAction(args, tabs[contactTabOf(search) ?? "message"]);
}

/** Empties a project name that was not shown. Scripts may send the checkbox as "true" or "false". */
function normalize(fields: FormData): void {
  if (fieldText(fields, "topic") !== NEW_PROJECT) fields.set("project_name", "");
  const checked = fieldText(fields, "is_checked");
  if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
}
