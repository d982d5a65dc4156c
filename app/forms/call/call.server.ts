import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { callRules } from "~/forms/call/call-form";
import { JUST_A_MESSAGE } from "~/forms/contact/contact-form";
import { textFormAction } from "~/forms/respond/text-form-action.server";
import { textSchemas } from "~/forms/schema.server";

const shape = textSchemas(callRules);

/** A call request goes upstream as a message. */
const schema = z.object(shape).transform(({ when, about, ...sender }) => ({
  ...sender,
  topic: JUST_A_MESSAGE,
  project_name: "",
  is_checked: false,
  message: [`Call request: ${when}`, about].filter(Boolean).join("\n\n"),
}));

export const callAction = (args: ActionFunctionArgs) =>
  textFormAction(args, { form: "call", names: Object.keys(shape), rules: callRules, schema });
