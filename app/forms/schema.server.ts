import { z } from "zod";
import { cleanText, type Rule, type Rules, ruleViolation } from "~/forms/rules";

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
  [Name in keyof FormRules as FormRules[Name] extends Rule ? Name : never]: z.ZodType<
    string,
    string | undefined
  >;
};

export function textSchemas<FormRules extends Rules>(rules: FormRules) {
  const schemas = Object.entries(rules).flatMap(([name, rule]) => (rule ? [[name, textSchema(rule)]] : []));
  return Object.fromEntries(schemas) as TextSchemas<FormRules>;
}
