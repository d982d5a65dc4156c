import { parse } from "@conform-to/react";
import { type Rules, ruleViolation } from "~/forms/parse/rules";

type Errors = Record<string, string[]>;

/** The browser's check of a form. The server's zod schemas would add 90 kB of JavaScript. */
export function validateForm<Values>(
  form: FormData,
  rules: Rules,
  refine?: (errors: Errors, text: (name: string) => string) => void,
) {
  return parse<Values, string[]>(form, {
    resolve(values) {
      const text = (name: string) => String(values[name] ?? "");
      const errors: Errors = {};
      for (const [name, rule] of Object.entries(rules)) {
        const violation = ruleViolation(rule, text(name));
        if (violation) errors[name] = [violation];
      }
      refine?.(errors, text);
      return Object.keys(errors).length > 0 ? { error: errors } : { value: values as Values };
    },
  });
}
