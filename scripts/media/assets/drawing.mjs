// What the drawings of threads share: the style sheet stretches each one over a part of a page, so that lengths are shares of
// that part's width and height, in hundredths.
import { palette } from "../palette.mjs";

export const drawing = (title, body, left = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${100 - left} 100" preserveAspectRatio="none"><title>${title}</title>` +
  `${body}</svg>\n`;

/** A line that stays two pixels wide however its drawing is stretched. */
export const line = (d, colour = palette.coral) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2" vector-effect="non-scaling-stroke"/>`;
