import { parse } from "@conform-to/react";

/** A field and what it accepts, on the server and in the browser. */
export interface Rule {
  label: string;
  /** The message for an empty field; a text field without one is optional. */
  required?: string;
  /** Characters. A field without one is not text: the form's schema validates it. */
  limit?: number;
  multiline?: true;
  /** A phone number as phones write it, in the digits of any script. */
  isPhone?: true;
  pattern?: RegExp;
  invalid?: string;
}

/** In the order of the fields. */
export type Rules<Field extends string = string> = Readonly<Record<Field, Rule>>;

export const CHOICE = "Please choose one of the options";

export const TEXT_LIMIT = 200;

export const optionalText = (label: string) => ({ label, limit: TEXT_LIMIT });
export const requiredText = (label: string, required: string) => ({ label, required, limit: TEXT_LIMIT });

/** As specified: text, one @, text, dot, text, no spaces. */
export const email = {
  ...requiredText("Email", "Please enter your email address"),
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  invalid: "Please enter a valid email",
};

/** Invisible characters, copied from other programs; U+2800 is a Braille pattern without dots. */
const INVISIBLE = /[\p{Cf}\p{DI}\u2800]/gu;
/** Without those that a script may need: joiners, variation selectors, the Braille blank. */
const NEEDED_BY_NO_SCRIPT = /(?![\u200c\u200d])\p{Cf}/gu;
const PHONE_PUNCTUATION = /[\s\p{Pd}()./]/gu;
/** In "+49 (0)171" the zero is dialled only without the country's code. */
const NATIONAL_ZERO = /^(\s*\+.*)\(\s*0\s*\)/;
const LINE_BREAKS = /[\r\n\v\f\x85\u2028\u2029]+/g;

const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Converts the digits of any script to 0–9. Unicode has digits in runs of ten, some side by side. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let start = code;
    while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, "");

/**
 * The text to validate and send. A field with a pattern keeps visible characters only, a name those that its script may
 * need, a message all of them. Upstream gets LF; in a field of one line, a break would look like another field in a mail.
 */
export function cleanText(
  { multiline, isPhone, pattern }: Pick<Rule, "multiline" | "isPhone" | "pattern">,
  typed: string,
): string {
  const visible = withoutInvisible(typed);
  if (!visible.trim()) return "";
  if (multiline) return typed.replace(/\r\n?/g, "\n").trim();
  if (isPhone)
    return asciiDigits(visible)
      .replace(NATIONAL_ZERO, "$1")
      .replace(PHONE_PUNCTUATION, "")
      .replace(/^\+(?=\d)/, "00");
  const line = pattern ? visible : typed.replace(NEEDED_BY_NO_SCRIPT, "");
  return line.replace(LINE_BREAKS, " ").trim();
}

export function ruleViolation(rule: Rule, typed: string): string | undefined {
  const text = cleanText(rule, typed);
  if (!text) return rule.required;
  // The limit comes first: a pattern can take very long on long text.
  const { limit = text.length } = rule;
  if (text.length > limit) return `Please keep this to ${limit.toLocaleString("en")} characters`;
  return rule.pattern && !rule.pattern.test(text) ? rule.invalid : undefined;
}

/** Adapts the errors of fields that depend on each other. `isSending` is false when one field is checked. */
export type Refine = (
  errors: Record<string, string[]>,
  text: (name: string) => string,
  isSending: boolean,
) => void;

/** The browser's check: before the first attempt to send, empty fields have no errors. zod would add 90 kB of JavaScript. */
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
        const violation = ruleViolation(rule, text(name));
        if (violation) errors[name] = [violation];
      }
      refine?.(errors, text, isSending);
      if (!sendAttempted) for (const name of Object.keys(errors)) if (!text(name)) delete errors[name];
      return Object.keys(errors).length > 0 ? { error: errors } : { value: values as Values };
    },
  });
}
