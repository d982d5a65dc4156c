import { asciiDigits } from "~/forms/digits";
import { withoutInvisible } from "~/forms/rules";

export interface ReadNumber {
  value: number;
  /** In English: "1,250" or "9.80". */
  written: string;
  isPercent: boolean;
  /** The second meaning that "1.250" or "1,250" may have. */
  alternative?: number;
}

/** Between thousands "1’250" and "1 250" are certain; a comma or a point may also be the decimal sign. */
const THOUSANDS = /^([1-9]\d{0,2})(([.,' ])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,٫](\d+))?$/;
/** Lakh and crore: "1,20,000". */
const INDIAN = /^([1-9]\d?)(([.,' ])\d{2}(?:\3\d{2})*\3\d{3})(?:(?!\3)[.,٫](\d+))?$/;
const PLAIN = /^(\d*)()()(?:[.,٫](\d+))?$/;
const PERCENT = /^[%٪％]\s*|\s*[%٪％]$/;
/** More digits than a number of JavaScript can hold exactly. */
const MAX_DIGITS = 15;

/** A number in the digits, signs and grouping of any country; undefined for anything else. */
export function readNumber(typed: string): ReadNumber | undefined {
  const text = normalise(typed);
  const isNegative = /^[-−–－]/.test(text);
  const unsigned = text.replace(/^[-−–－+]\s*/, "");
  const digits = unsigned.replace(PERCENT, "");
  const match = THOUSANDS.exec(digits) ?? INDIAN.exec(digits) ?? PLAIN.exec(digits);
  if (!match || !/\d/.test(digits) || digits.replace(/\D/g, "").length > MAX_DIGITS) return undefined;
  const [, first = "", groups = "", separator = "", decimals = ""] = match;
  const whole = (first + groups).replace(/\D/g, "");
  const value = Number(`${isNegative ? "-" : ""}${whole}.${decimals}`);
  const sign = isNegative && value !== 0 ? "−" : "";
  const written = sign + Number(whole).toLocaleString("en") + (decimals && `.${decimals}`);
  const isAmbiguous = /[.,]/.test(separator) && groups.length === 4 && !decimals;
  const alternative = isAmbiguous ? { alternative: value / 1000 } : {};
  return { value, written, isPercent: digits !== unsigned, ...alternative };
}

/** The message for a field that takes a number, or undefined. An empty field has none. */
export function numberViolation(typed: string): string | undefined {
  const number = readNumber(typed);
  if (number?.alternative !== undefined) {
    const { value, written, alternative } = number;
    // A fourth decimal makes the point certain.
    const decimal = /\.\d{3}$/.test(String(alternative)) ? `${alternative}0` : alternative;
    return `${written} or ${alternative}? Please write ${value} or ${decimal}`;
  }
  const text = normalise(typed);
  const [isDuration, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(text) ?? [];
  if (isDuration)
    return `Please write a duration as one number: ${text} is ${Number((Number(hours) + Number(minutes) / 60).toFixed(2))}`;
  return number || !text ? undefined : "Please enter only a number, such as 11 or 2.5";
}

const normalise = (typed: string) =>
  asciiDigits(withoutInvisible(typed))
    .replace(/[٬’‘ʼ＇´`]/g, "'")
    .replace(/[،，]/g, ",")
    .replaceAll("．", ".")
    .replace(/\s+/g, " ")
    .trim();
