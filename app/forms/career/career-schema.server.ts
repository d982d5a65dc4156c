import { z } from "zod";
import { roles } from "~/forms/career/roles";
import { experienceMonths, experienceYears, locations, messages } from "~/forms/form-text";
import { careerRules } from "~/forms/parse/rules";
import { optionalTextSchema, textSchema } from "~/forms/parse/text-schema.server";

/** The career form (specification §3), the résumé apart: it is no text and has its own checks. */
export const careerSchema = z.object({
  role: z.enum(roles, { error: messages.role }),
  name: textSchema(careerRules.name),
  email: textSchema(careerRules.email),
  phone: textSchema(careerRules.phone),
  current_city: textSchema(careerRules.current_city),
  experience_years: z.enum(experienceYears, { error: messages.choice }).default("0"),
  experience_months: z.enum(experienceMonths, { error: messages.choice }).default("0"),
  preferred_location: z.enum(locations, { error: messages.location }),
  other_location: optionalTextSchema(careerRules.other_location),
  // Compared with what was shown, and used up, by the action: a refinement might be skipped (STACK.md, trap 12).
  captcha: z.string().default(""),
});

export const careerFields = [...Object.keys(careerSchema.shape)];
