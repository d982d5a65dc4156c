import type { ActionFunctionArgs } from "@remix-run/node";
import { callAction } from "~/forms/call/call.server";
import { careerAction } from "~/forms/career/career.server";
import { contactAction } from "~/forms/contact/contact.server";
import type { FormName } from "~/forms/forms";
import { formOf } from "~/forms/forms";

const actions = { contact: contactAction, call: callAction, career: careerAction } satisfies Record<
  FormName,
  unknown
>;

/** The action of every page. A POST to a page's plain address is a message. */
export const formAction = (args: ActionFunctionArgs) =>
  actions[formOf(new URL(args.request.url)) ?? "contact"](args);
