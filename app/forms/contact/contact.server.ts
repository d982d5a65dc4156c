import type { ActionFunctionArgs } from "@remix-run/node";
import { contactFields, contactSubmission } from "~/forms/contact/contact-schema.server";
import { NEW_PROJECT } from "~/forms/contact/contact-text";
import { fieldText } from "~/forms/parse/pick-fields.server";
import { textFormAction } from "~/forms/respond/text-form-action.server";

export const contactAction = (args: ActionFunctionArgs) =>
  textFormAction(args, { form: "contact", names: contactFields, schema: contactSubmission, normalize });

/** Empties a project name that was not shown. Scripts may send the checkbox as "true" or "false". */
function normalize(fields: FormData): void {
  if (fieldText(fields, "topic") !== NEW_PROJECT) fields.set("project_name", "");
  const checked = fieldText(fields, "is_checked");
  if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
}
