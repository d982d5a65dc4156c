import type { SubmissionValues } from "server/types";
import { z } from "zod";
import { contactRules, NEW_PROJECT, optInLabel, topics } from "~/forms/contact/contact-form";
import type { FormDefinition } from "~/forms/respond/submit-form.server";
import { CHOICE } from "~/forms/rules";
import { textSchemas } from "~/forms/schema.server";

const text = textSchemas(contactRules);

/** Names and types as they go upstream. */
export const contactSchema = z.object({
  ...text,
  topic: z.enum(topics, { error: CHOICE }),
  is_checked: z.boolean().default(false),
});

/** The other location goes upstream if it has a value. */
const contactSubmission = contactSchema.transform(
  ({ other_location, ...values }): SubmissionValues =>
    other_location ? { ...values, other_location } : values,
);

export const contactDefinition: FormDefinition = {
  form: "contact",
  fields: Object.keys(contactSchema.shape),
  rules: contactRules,
  schema: contactSubmission,
  /** Empties a hidden project name. Scripts may send the checkbox as "true" or "false". */
  normalize(fields) {
    if (fields.get("topic") !== NEW_PROJECT) fields.set("project_name", "");
    const checked = fields.get("is_checked");
    if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
  },
  consent: (fields, brand) => (fields.get("is_checked") ? optInLabel(brand) : undefined),
};
