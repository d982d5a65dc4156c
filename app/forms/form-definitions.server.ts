import type { SubmissionValues } from "server/types";
import { type ZodType, z } from "zod";
import {
  captchaAnswer,
  careerRules,
  experienceMonths,
  experienceYears,
  locations,
  OTHER_LOCATION,
} from "~/forms/career/career-fields";
import { roles } from "~/forms/career/roles";
import { callRules } from "~/forms/contact/call-form";
import { contactRules, JUST_A_MESSAGE, NEW_PROJECT, optInLabel, topics } from "~/forms/contact/contact-form";
import type { FormName } from "~/forms/forms";
import type { FormDefinition } from "~/forms/parse/parse-submission.server";
import { CHOICE, cleanText, type Rule, type Rules, ruleViolation } from "~/forms/rules";

/** Conform drops an empty field; upstream gets an empty text. */
function textSchema(rule: Rule) {
  const schema = z
    .string({ error: rule.required })
    .overwrite((typed) => cleanText(rule, typed))
    .check(({ value, issues }) => {
      const message = ruleViolation(rule, value);
      if (message) issues.push({ code: "custom", message, input: value });
    });
  return rule.required ? schema : schema.default("");
}

type TextSchemas<FormRules extends Rules> = {
  [Name in keyof FormRules as FormRules[Name] extends { limit: number } ? Name : never]: ZodType<
    string,
    string | undefined
  >;
};

export function textSchemas<FormRules extends Rules>(rules: FormRules) {
  const schemas = Object.entries(rules).flatMap(([name, rule]) =>
    rule.limit ? [[name, textSchema(rule)]] : [],
  );
  return Object.fromEntries(schemas) as TextSchemas<FormRules>;
}

const contactSchema = z.object({
  ...textSchemas(contactRules),
  topic: z.enum(topics, { error: CHOICE }),
  is_checked: z.boolean().default(false),
});

const contact: FormDefinition = {
  rules: contactRules,
  /** The other location goes upstream if it has a value. */
  schema: contactSchema.transform(
    ({ other_location, ...values }): SubmissionValues =>
      other_location ? { ...values, other_location } : values,
  ),
  /** Empties a hidden project name. Scripts may send the checkbox as "true" or "false". */
  normalize(fields) {
    if (fields.get("topic") !== NEW_PROJECT) fields.set("project_name", "");
    const checked = fields.get("is_checked");
    if (checked) fields.set("is_checked", ["false", "0", "off"].includes(checked) ? "" : "on");
  },
  consent: (fields, brand) => (fields.get("is_checked") ? optInLabel(brand) : undefined),
};

const call: FormDefinition = {
  rules: callRules,
  schema: z.object(textSchemas(callRules)).transform(({ when, time_zone, about, ...sender }) => ({
    ...sender,
    topic: JUST_A_MESSAGE,
    project_name: "",
    is_checked: false,
    message: [`Call request: ${when}${time_zone && ` (${time_zone})`}`, about].filter(Boolean).join("\n\n"),
  })),
};

const career: FormDefinition = {
  rules: careerRules,
  schema: z.object({
    ...textSchemas(careerRules),
    role: z.enum(roles, { error: careerRules.role.required }),
    experience_years: z.enum(experienceYears, { error: CHOICE }).default("0"),
    experience_months: z.enum(experienceMonths, { error: CHOICE }).default("0"),
    preferred_location: z.enum(locations, { error: careerRules.preferred_location.required }),
    // The action compares the captcha: zod skips refinements when a required field is missing.
    captcha: z.string().transform(captchaAnswer).default(""),
  }),
  normalize(fields) {
    if (fields.get("preferred_location") !== OTHER_LOCATION) fields.set("other_location", "");
  },
};

export const definitions: Record<FormName, FormDefinition> = { contact, call, career };
