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

/** Format characters, which text that is copied from other programs carries; not the two joiners, which scripts need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const LINE_BREAKS = /[\r\n\v\f\x85\u2028\u2029]+/g;
const NOTHING_VISIBLE = /^[\s\p{DI}]*$/u;

/**
 * A text as it is judged and sent, without blanks around it. A message keeps what its script may need. Browsers send line
 * breaks as CR LF, and scripts as LF, which goes upstream; in a field of one line, a break would look like another field in
 * a mail.
 */
export function cleanText({ multiline }: Pick<Rule, "multiline">, typed: string): string {
  const text = multiline
    ? typed.replace(/\r\n?/g, "\n")
    : typed.replace(INVISIBLE, "").replace(LINE_BREAKS, " ");
  return text.replace(NOTHING_VISIBLE, "").trim();
}

/** The message for a text that breaks a rule, or undefined. */
export function ruleViolation(rule: Rule, typed: string): string | undefined {
  const text = cleanText(rule, typed);
  if (!text) return rule.required;
  // The limit comes first: a pattern can take very long on long text.
  if (text.length > rule.limit) return rule.tooLong;
  return rule.pattern && !rule.pattern.test(text) ? rule.invalid : undefined;
}
