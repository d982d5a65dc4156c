const segmenter = new Intl.Segmenter("en");

/** Keeps whole graphemes: never half an emoji, or a letter without its accent. */
export function cutText(text: string, limit: number, sizeOf = ({ length }: string) => length): string {
  let size = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    size += sizeOf(segment);
    if (size > limit) return text.slice(0, index);
  }
  return text;
}
