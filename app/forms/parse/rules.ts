import { messages } from "~/forms/shared-text";

/** What a text field accepts: read by the server's schema and by the browser's checks. */
export interface Rule {
  /** The message for an empty field; without it the field is optional. */
  required?: string;
  /** Characters at most. */
  limit: number;
  tooLong: string;
  /** Whether it has lines. */
  multiline?: true;
  pattern?: RegExp;
  invalid?: string;
}

export type Rules = Readonly<Record<string, Rule>>;

export const optionalText: Rule = { limit: 200, tooLong: messages.textTooLong };
export const requiredText = (required: string): Rule => ({ ...optionalText, required });

/** As specified: text, one @, text, dot, text, no spaces. */
export const email: Rule = {
  ...requiredText("Please enter your email address"),
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  invalid: messages.email,
};

/** The message for a text that breaks a rule, or undefined. Blanks around it count for nothing. */
export function ruleViolation(rule: Rule, typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return rule.required;
  // The limit comes first: a pattern can take very long on long text.
  if (text.length > rule.limit) return rule.tooLong;
  return rule.pattern && !rule.pattern.test(text) ? rule.invalid : undefined;
}
