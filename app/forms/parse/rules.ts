import { messages } from "~/forms/form-text";

/** What one text field must be. Read by the server's schemas and by the browser's checks, so that they agree. */
export interface Rule {
  /** Said when nothing was entered; without it the field may stay empty. */
  required?: string;
  limit: number;
  tooLong: string;
  pattern?: RegExp;
  /** Said when the pattern does not fit. */
  invalid?: string;
}

export type Rules = Readonly<Record<string, Rule>>;

const line = { limit: 200, tooLong: messages.textTooLong };
const requiredLine: Rule = { ...line, required: messages.required };

// "text, one @, text, dot, text, no spaces" (specification §5). It may take long on long text: the limit comes first.
const email: Rule = { ...requiredLine, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalid: messages.email };

/** Contact form: specification §3 and §5, limits from DESIGN.md ("Decided where the specification is silent"). */
export const contactRules = {
  first_name: requiredLine,
  last_name: requiredLine,
  email,
  // Shown for one topic only: it is never insisted on, or a hidden field could hold the form back.
  project_name: line,
  message: { required: messages.required, limit: 10_000, tooLong: messages.messageTooLong },
  other_location: line,
} as const satisfies Rules;

/** Career form: specification §3 and §5. The captcha is compared apart: what is right changes with each one. */
export const careerRules = {
  role: { ...line, required: messages.role },
  name: requiredLine,
  email,
  phone: { ...requiredLine, pattern: /^[0-9]+$/, invalid: messages.phone },
  current_city: requiredLine,
  preferred_location: { ...line, required: messages.location },
  other_location: line,
} as const satisfies Rules;

/** What is wrong with a text, or undefined. Spaces alone count as nothing entered. */
export function ruleViolation(rule: Rule, text: string): string | undefined {
  if (!/\S/.test(text)) return rule.required;
  if (text.length > rule.limit) return rule.tooLong;
  return rule.pattern && !rule.pattern.test(text) ? rule.invalid : undefined;
}
