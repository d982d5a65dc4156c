const NO_BREAK_SPACE = "\u00a0";

/** A longer end would leave a gap in the line above. */
const LONGEST_END = 18;

/**
 * Joins the last two or three words with no-break spaces, so that no line has only one or two words.
 * `text-wrap: balance` prevents that in short texts only.
 */
export function preventOrphans(text: string): string {
  const words = text.split(" ");
  if (words.length < 8) return text;
  const count = words.slice(-3).join(" ").length <= LONGEST_END ? 3 : 2;
  return [...words.slice(0, -count), words.slice(-count).join(NO_BREAK_SPACE)].join(" ");
}
