import { z } from "zod";
import { cleanText, type Rule, type Rules, ruleViolation } from "~/forms/rules";

function textSchema(rule: Rule) {
  return z
    .string({ error: rule.required })
    .overwrite((typed) => cleanText(rule, typed))
    .check(({ value, issues }) => {
      const message = ruleViolation(rule, value);
      if (message) issues.push({ code: "custom", message, input: value });
    });
}

/** A schema for each text field, by its rule. Conform drops an empty field; upstream gets an empty text for it. */
export function textSchemas<FormRules extends Rules>(rules: FormRules) {
  const schemas = Object.entries(rules).map(([name, rule]) => {
    const schema = textSchema(rule);
    return [name, rule.required ? schema : schema.default("")];
  });
  return Object.fromEntries(schemas) as { [Name in keyof FormRules]: z.ZodType<string, string | undefined> };
}
