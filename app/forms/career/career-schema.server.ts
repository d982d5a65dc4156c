import { z } from "zod";
import { captchaAnswer } from "~/forms/career/captcha/captcha-answer";
import { careerRules } from "~/forms/career/career-fields";
import { careerMessages, experienceMonths, experienceYears, locations } from "~/forms/career/career-text";
import { roles } from "~/forms/career/roles";
import { textSchemas } from "~/forms/parse/text-schema.server";
import { messages } from "~/forms/shared-text";

/** Names and types as they go upstream. */
export const careerSchema = z.object({
  ...textSchemas(careerRules),
  role: z.enum(roles, { error: careerMessages.role }),
  experience_years: z.enum(experienceYears, { error: messages.choice }).default("0"),
  experience_months: z.enum(experienceMonths, { error: messages.choice }).default("0"),
  preferred_location: z.enum(locations, { error: careerMessages.location }),
  // The action compares it: zod skips refinements when a required field is missing.
  captcha: z.string().transform(captchaAnswer).default(""),
});

export const careerFields = Object.keys(careerSchema.shape);
