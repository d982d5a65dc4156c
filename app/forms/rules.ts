import { parse } from "@conform-to/react";
import { asciiDigits } from "~/forms/digits";

/** What a text field accepts: read by the server's schema and by the browser's checks. */
export interface Rule {
  /** The message for an empty field; without it the field is optional. */
  required?: string;
  /** Characters at most. */
  limit: number;
  /** Whether it has lines. */
  multiline?: true;
  /** Whether it is a number, which may be typed in the digits of any script. */
  numeric?: true;
  pattern?: RegExp;
  invalid?: string;
}

/** The row of a field that is not text: only the schema of its form says what it accepts. */
export const NOT_TEXT = undefined;

export type Rules<Field extends string = string> = Readonly<Record<Field, Rule | typeof NOT_TEXT>>;

/** The message for a choice that the form does not offer. */
export const CHOICE = "Please choose one of the options";

export const optionalText: Rule = { limit: 200 };
export const requiredText = (required: string): Rule => ({ ...optionalText, required });

/** As specified: text, one @, text, dot, text, no spaces. */
export const email: Rule = {
  ...requiredText("Please enter your email address"),
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  invalid: "Please enter a valid email",
};

/** Characters that nobody sees and that text copied from other programs carries; U+2800 is a Braille pattern without dots. */
const INVISIBLE = /[\p{Cf}\p{DI}\u2800]/gu;
/** Of them a script may need the joiners, the selectors of a variant and the Braille blank. */
const NEEDED_BY_NO_SCRIPT = /(?![\u200c\u200d])\p{Cf}/gu;
const LINE_BREAKS = /[\r\n\v\f\x85\u2028\u2029]+/g;

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, "");

/**
 * A text as it is judged and sent, without blanks around it. An address or a number, which has a pattern, keeps only what
 * can be seen, a name also what its script may need, a message everything. Browsers send line breaks as CR LF, and scripts
 * as LF, which goes upstream; in a field of one line, a break would look like another field in a mail.
 */
export function cleanText(
  { multiline, numeric, pattern }: Pick<Rule, "multiline" | "numeric" | "pattern">,
  typed: string,
): string {
  const visible = withoutInvisible(typed);
  if (!visible.trim()) return "";
  if (multiline) return typed.replace(/\r\n?/g, "\n").trim();
  const line = pattern ? visible : typed.replace(NEEDED_BY_NO_SCRIPT, "");
  return (numeric ? asciiDigits(line) : line).replace(LINE_BREAKS, " ").trim();
}

/** The message for a text that breaks a rule, or undefined. */
export function ruleViolation(rule: Rule, typed: string): string | undefined {
  const text = cleanText(rule, typed);
  if (!text) return rule.required;
  // The limit comes first: a pattern can take very long on long text.
  if (text.length > rule.limit) return `Please keep this to ${rule.limit.toLocaleString("en")} characters`;
  return rule.pattern && !rule.pattern.test(text) ? rule.invalid : undefined;
}

/** Changes the errors of a form where its fields depend on each other. `isSending` is false for a check of one field. */
export type Refine = (
  errors: Record<string, string[]>,
  text: (name: string) => string,
  isSending: boolean,
) => void;

/**
 * The browser's check of a form: before the first attempt to send it, empty fields have no errors. The server's zod schemas
 * would add 90 kB of JavaScript.
 */
export function validateForm<Values>(
  form: FormData,
  rules: Rules,
  { sendAttempted, isSending }: { sendAttempted: boolean; isSending: boolean },
  refine?: Refine,
) {
  return parse<Values, string[]>(form, {
    resolve(values) {
      const text = (name: string) => String(values[name] ?? "");
      const errors: Record<string, string[]> = {};
      for (const [name, rule] of Object.entries(rules)) {
        const violation = rule && ruleViolation(rule, text(name));
        if (violation) errors[name] = [violation];
      }
      refine?.(errors, text, isSending);
      if (!sendAttempted) for (const name of Object.keys(errors)) if (!text(name)) delete errors[name];
      return Object.keys(errors).length > 0 ? { error: errors } : { value: values as Values };
    },
  });
}
