// What the drawings of threads share: the style sheet stretches each one over a part of a page, so that lengths are shares of
// that part's width and height, in hundredths.
import { palette } from "../palette.mjs";

const svg = (attributes, title, body) =>
  `<svg ${attributes} preserveAspectRatio="none"><title>${title}</title>${body}</svg>`;

/** `beyond` hundredths of the width are added on both sides. */
export const drawing = (title, body, beyond = 0) => {
  const box = `viewBox="${-beyond} 0 ${100 + 2 * beyond} 100"`;
  return `${svg(`xmlns="http://www.w3.org/2000/svg" ${box}`, title, body)}\n`;
};

/**
 * Lines that meet straight ones at 100 or, from `left`, at 0: there the middle of a line is exactly one pixel inside, however wide
 * the drawing is, so that no joint is seen. Where the two halves of a line meet, they are level.
 */
export const joined = (title, right, left = "") => {
  const half = (x, body) =>
    body && svg(`x="${x}" width="100%" height="100%" viewBox="0 0 100 100" overflow="visible"`, title, body);
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>${half(-1, right)}${half(1, left)}</svg>\n`;
};

/** A line keeps its width in pixels however its drawing is stretched. */
export const line = (d, colour = palette.coral, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" vector-effect="non-scaling-stroke"/>`;
