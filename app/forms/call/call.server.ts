import { z } from "zod";
import { callRules } from "~/forms/contact/call-form";
import { JUST_A_MESSAGE } from "~/forms/contact/contact-form";
import type { FormDefinition } from "~/forms/respond/submit-form.server";
import { textSchemas } from "~/forms/schema.server";

const shape = textSchemas(callRules);

const schema = z.object(shape).transform(({ when, time_zone, about, ...sender }) => ({
  ...sender,
  topic: JUST_A_MESSAGE,
  project_name: "",
  is_checked: false,
  message: [`Call request: ${when}${time_zone && ` (${withOffset(time_zone)})`}`, about]
    .filter(Boolean)
    .join("\n\n"),
}));

/** Adds a known zone's current offset from UTC; the clocks may change before the call. */
function withOffset(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
    const offset = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
    return `${timeZone}, now ${offset?.replace("GMT", "UTC")}`;
  } catch {
    return timeZone;
  }
}

export const callDefinition: FormDefinition = {
  form: "call",
  fields: Object.keys(shape),
  rules: callRules,
  schema,
};
