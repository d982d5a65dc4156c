import type { ActionFunctionArgs } from "@remix-run/node";
import { callDefinition } from "~/forms/call/call.server";
import { careerDefinition } from "~/forms/career/career.server";
import { contactDefinition } from "~/forms/contact/contact.server";
import { type FormName, formOf } from "~/forms/forms";
import { type FormDefinition, submitForm } from "~/forms/respond/submit-form.server";

const definitions: Record<FormName, FormDefinition> = {
  contact: contactDefinition,
  call: callDefinition,
  career: careerDefinition,
};

/** The action of every page. A POST to a page's plain address is a message. */
export const formAction = (args: ActionFunctionArgs) =>
  submitForm(args, definitions[formOf(new URL(args.request.url)) ?? "contact"]);
