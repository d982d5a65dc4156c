import { z } from "zod";
import { contactRules } from "~/forms/contact/contact-rules";
import { topics } from "~/forms/contact/contact-text";
import { optionalTextSchema, textSchema } from "~/forms/parse/text-schema.server";
import { messages } from "~/forms/shared-text";

/** Names and types as they go upstream. */
export const contactSchema = z.object({
  email: textSchema(contactRules.email),
  first_name: textSchema(contactRules.first_name),
  last_name: textSchema(contactRules.last_name),
  topic: z.enum(topics, { error: messages.choice }),
  project_name: optionalTextSchema(contactRules.project_name),
  is_checked: z.boolean().default(false),
  // Browsers send lines with CRLF, scripts with LF: upstream gets LF.
  message: textSchema(contactRules.message).transform((text) => text.replaceAll("\r\n", "\n")),
  other_location: optionalTextSchema(contactRules.other_location),
});

export const contactFields = Object.keys(contactSchema.shape);
