import { z } from "zod";
import { careerRules } from "~/forms/career/career-rules";
import { careerMessages, experienceMonths, experienceYears, locations } from "~/forms/career/career-text";
import { roles } from "~/forms/career/roles";
import { optionalTextSchema, textSchema } from "~/forms/parse/text-schema.server";
import { messages } from "~/forms/shared-text";

export const careerSchema = z.object({
  role: z.enum(roles, { error: careerMessages.role }),
  name: textSchema(careerRules.name),
  email: textSchema(careerRules.email),
  phone: textSchema(careerRules.phone),
  current_city: textSchema(careerRules.current_city),
  experience_years: z.enum(experienceYears, { error: messages.choice }).default("0"),
  experience_months: z.enum(experienceMonths, { error: messages.choice }).default("0"),
  preferred_location: z.enum(locations, { error: careerMessages.location }),
  other_location: optionalTextSchema(careerRules.other_location),
  // The action compares it: zod skips refinements when a required field is missing.
  captcha: z.string().default(""),
});

export const careerFields = Object.keys(careerSchema.shape);
