import type { SubmissionValues } from "server/types";
import { z } from "zod";
import { contactRules } from "~/forms/contact/contact-fields";
import { topics } from "~/forms/contact/contact-text";
import { textSchemas } from "~/forms/parse/text-schema.server";
import { messages } from "~/forms/shared-text";

const text = textSchemas(contactRules);

/** Names and types as they go upstream. */
export const contactSchema = z.object({
  ...text,
  topic: z.enum(topics, { error: messages.choice }),
  is_checked: z.boolean().default(false),
});

export const contactFields = Object.keys(contactSchema.shape);

/** The other location goes upstream when there is one. */
export const contactSubmission = contactSchema.transform(
  ({ other_location, ...values }): SubmissionValues =>
    other_location ? { ...values, other_location } : values,
);
