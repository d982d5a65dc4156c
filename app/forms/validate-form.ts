import { parse } from "@conform-to/react";
import { type Rules, ruleViolation } from "~/forms/rules";

type Errors = Record<string, string[]>;

/**
 * The browser's check of a form: before the first attempt to send it, empty fields have no errors. The server's zod schemas
 * would add 90 kB of JavaScript.
 */
export function validateForm<Values>(
  form: FormData,
  rules: Rules,
  sendAttempted: boolean,
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
      if (!sendAttempted) for (const name of Object.keys(errors)) if (!text(name)) delete errors[name];
      return Object.keys(errors).length > 0 ? { error: errors } : { value: values as Values };
    },
  });
}
