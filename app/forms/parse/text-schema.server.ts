import { z } from "zod";
import type { Rule, Rules } from "~/forms/parse/rules";

/** Browsers send lines with CRLF, scripts with LF: upstream gets LF. */
const withLines = (text: string) => text.replace(/\r\n?/g, "\n");
/** Only a script sends line breaks in a field of one line: in a mail they would look like another field. */
const inOneLine = (text: string) => text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, " ");

/** The first failed check is the last: patterns never see long text. */
function textSchema(rule: Rule) {
  // Keyboards and autofill append blanks.
  let schema = z
    .string({ error: rule.required })
    .overwrite(rule.multiline ? withLines : inOneLine)
    .trim()
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
