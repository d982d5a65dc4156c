import { z } from "zod";
import { messages, topics } from "~/forms/form-text";
import { contactRules } from "~/forms/parse/rules";
import { optionalTextSchema, textSchema } from "~/forms/parse/text-schema.server";

/** The contact form (specification §3): names and types as they go upstream. */
export const contactSchema = z.object({
  email: textSchema(contactRules.email),
  first_name: textSchema(contactRules.first_name),
  last_name: textSchema(contactRules.last_name),
  topic: z.enum(topics, { error: messages.choice }),
  project_name: optionalTextSchema(contactRules.project_name),
  is_checked: z.boolean().default(false),
  // Browsers send lines with CRLF, scripts without the CR: upstream gets one kind.
  message: textSchema(contactRules.message).transform((text) => text.replaceAll("\r\n", "\n")),
  other_location: optionalTextSchema(contactRules.other_location),
});

export const contactFields = [...Object.keys(contactSchema.shape)];
