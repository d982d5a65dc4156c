const segmenter = new Intl.Segmenter("en");

/** Keeps whole graphemes: never half an emoji, or a letter without its accent. */
export const cutText = (text: string, limit: number): string =>
  text.slice(0, segmenter.segment(text).containing(limit)?.index);

/** Some scripts and emoji need the two joiners, and an unassigned character may be an emoji newer than this Node. */
const UNSAFE = /(?![\p{Join_C}\p{Cn}])[\p{C}\p{Zl}\p{Zp}]/gu;

/** Replaces line breaks, control characters, and characters that turn or hide text. */
export const replaceUnsafe = (text: string, replacement: string) => text.replace(UNSAFE, replacement);

export const oneLine = (text: string) => replaceUnsafe(text, " ").replace(/\s+/g, " ");

/** Further lines are indented, so that typed text cannot look like another field. */
export const fieldLine = (name: string, value: unknown) =>
  `${name}: ${String(value)
    .split(/\r\n?|\n/)
    .map((line) => replaceUnsafe(line, " "))
    .join("\n  ")}`;
