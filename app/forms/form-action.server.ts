import type { ActionFunctionArgs } from "@remix-run/node";
import { callAction } from "~/forms/call/call.server";
import { careerAction } from "~/forms/career/career.server";
import { contactAction } from "~/forms/contact/contact.server";
import type { FormName } from "~/forms/forms";
import { formOf } from "~/forms/forms";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const actions: Record<FormName, Action> = {
  contact: contactAction,
  call: callAction,
  career: careerAction,
};

/** The action of every page. What is posted to a page's plain address is a message. */
export function formAction(args: ActionFunctionArgs) {
  const form = formOf(new URL(args.request.url)) ?? "contact";
  return actions[form](args);
}
