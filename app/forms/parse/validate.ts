import { parse } from "@conform-to/react";
import { type Rules, ruleViolation } from "~/forms/parse/rules";

/** What stands in a field of a parsed form; a file or a field sent twice counts as nothing. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

type Errors = Record<string, string[]>;

/**
 * The browser's check of a form: conform's own parse over the rule table, because a schema would bring all of zod with
 * it (STACK.md, trap 13). `refine` drops or adds messages with the form's own rules.
 */
export function validateForm<Values>(
  form: FormData,
  rules: Rules,
  refine: (errors: Errors, text: (name: string) => string) => void,
) {
  return parse<Values, string[]>(form, {
    resolve(values) {
      const text = (name: string) => textOf(values[name]);
      const errors: Errors = {};
      for (const [name, rule] of Object.entries(rules)) {
        const problem = ruleViolation(rule, text(name));
        if (problem) errors[name] = [problem];
      }
      refine(errors, text);
      return Object.keys(errors).length > 0 ? { error: errors } : { value: values as Values };
    },
  });
}
