import { z } from "zod";
import type { Rule } from "~/forms/parse/rules";

/** The first failed check is the last: patterns never see long text. */
export function textSchema(rule: Rule) {
  let schema = z.string({ error: rule.required }).max(rule.limit, { error: rule.tooLong, abort: true });
  if (rule.required) schema = schema.regex(/\S/, { error: rule.required, abort: true });
  if (rule.pattern) schema = schema.regex(rule.pattern, { error: rule.invalid });
  return schema;
}

/** Conform drops an empty field; upstream gets an empty text. */
export const optionalTextSchema = (rule: Rule) => textSchema(rule).default("");
