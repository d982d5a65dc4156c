import { z } from "zod";
import { cleanText, type Rule, type Rules } from "~/forms/rules";

/** The first failed check is the last: patterns never see long text. */
function textSchema(rule: Rule) {
  let schema = z
    .string({ error: rule.required })
    .overwrite((typed) => cleanText(rule, typed))
    .max(rule.limit, { error: rule.tooLong, abort: true });
  if (rule.required) schema = schema.min(1, { error: rule.required, abort: true });
  if (rule.pattern) schema = schema.regex(rule.pattern, { error: rule.invalid });
  return schema;
}

/** A schema for each text field, by its rule. Conform drops an empty field; upstream gets an empty text for it. */
export function textSchemas<FormRules extends Rules>(rules: FormRules) {
  const schemas = Object.entries(rules).map(([name, rule]) => {
    const schema = textSchema(rule);
    return [name, rule.required ? schema : schema.default("")];
  });
  return Object.fromEntries(schemas) as { [Name in keyof FormRules]: z.ZodType<string, string | undefined> };
}
