import { asciiDigits } from "~/forms/digits";
import { withoutInvisible } from "~/forms/rules";

/** Thousands: "1,250", "1 250", "1’250", "1.250.000", "1,20,000". The sign between them cannot be the decimal sign, too. */
const GROUPED = /^[1-9]\d{0,2}(?=([.,'’٬\s]))(?:\1\d{2,3}){0,2}\1\d{3}(?!\1|\d)/;
/** "٫" is the decimal sign of Arabic. */
const NUMBER = /^(\d{1,9})(?:[.,٫](\d{1,4}))?$/;
const PERCENT = /\s*[%٪％]$/;

/**
 * A number as the page writes it, "1,250" or "9.80"; undefined for anything else. A comma or a dot alone before exactly
 * three digits separates thousands, unless a zero or more than three digits stand before it. That is a guess, which the
 * visitor can check on the page.
 */
export function writtenNumber(typed: string): string | undefined {
  const text = asciiDigits(withoutInvisible(typed)).trim().replace(PERCENT, "");
  const plain = text.replace(GROUPED, (whole) => whole.replace(/\D/g, ""));
  const [isNumber, whole, decimals] = NUMBER.exec(plain) ?? [];
  if (!isNumber) return undefined;
  return Number(whole).toLocaleString("en") + (decimals ? `.${decimals}` : "");
}

export function numberOf(typed: string): number | undefined {
  const written = writtenNumber(typed);
  return written === undefined ? undefined : Number(written.replaceAll(",", ""));
}
