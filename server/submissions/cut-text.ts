const segmenter = new Intl.Segmenter("en");

/** As many whole characters, as readers count them, as fit: half an emoji or a letter without its accent is another text. */
export function cutText(text: string, limit: number, sizeOf = ({ length }: string) => length): string {
  let size = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    size += sizeOf(segment);
    if (size > limit) return text.slice(0, index);
  }
  return text;
}
