import { z } from "zod";
import type { Rule } from "~/forms/parse/rules";

/** A text field by its rule. The first failed check is the last: patterns never see long text. */
export function textSchema(rule: Rule) {
  let schema = z.string({ error: rule.required }).max(rule.limit, { error: rule.tooLong, abort: true });
  if (rule.required) schema = schema.regex(/\S/, { error: rule.required, abort: true });
  if (rule.pattern) schema = schema.regex(rule.pattern, { error: rule.invalid });
  return schema;
}

/** The same for an optional field: conform drops an empty one, upstream gets an empty text. */
export const optionalTextSchema = (rule: Rule) => textSchema(rule).default("");
