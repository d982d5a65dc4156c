import { z } from "zod";
import {
  captchaAnswer,
  careerMessages,
  careerRules,
  experienceMonths,
  experienceYears,
  locations,
  OTHER_LOCATION,
  RESUME_FIELD,
} from "~/forms/career/career-fields";
import { roles } from "~/forms/career/roles";
import type { FormDefinition } from "~/forms/respond/submit-form.server";
import { CHOICE } from "~/forms/rules";
import { textSchemas } from "~/forms/schema.server";

/** Names and types as they go upstream. */
const schema = z.object({
  ...textSchemas(careerRules),
  role: z.enum(roles, { error: careerMessages.role }),
  experience_years: z.enum(experienceYears, { error: CHOICE }).default("0"),
  experience_months: z.enum(experienceMonths, { error: CHOICE }).default("0"),
  preferred_location: z.enum(locations, { error: careerMessages.location }),
  // The action compares the captcha: zod skips refinements when a required field is missing.
  captcha: z.string().transform(captchaAnswer).default(""),
});

export const careerDefinition: FormDefinition = {
  form: "career",
  fields: Object.keys(schema.shape),
  rules: careerRules,
  schema,
  isApplication: true,
  file: RESUME_FIELD,
  normalize(fields) {
    if (fields.get("preferred_location") !== OTHER_LOCATION) fields.set("other_location", "");
  },
};
