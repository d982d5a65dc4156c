const NO_BREAK_SPACE = "\u00a0";

/** Longer ends than this would leave a hole in the line above. */
const LONGEST_END = 18;

/**
 * The text with its last three words bound together, or its last two where three are long, so that no line of one or two words
 * is left over: `text-wrap: balance` does that for short texts only.
 */
export function preventOrphans(text: string): string {
  const words = text.split(" ");
  if (words.length < 8) return text;
  const count = words.slice(-3).join(" ").length <= LONGEST_END ? 3 : 2;
  return [...words.slice(0, -count), words.slice(-count).join(NO_BREAK_SPACE)].join(" ");
}
