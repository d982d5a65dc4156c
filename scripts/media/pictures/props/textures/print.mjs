import { random } from "../../../random.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { num, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";

/** Bars that stand for lines of text; `marks` is { index: colour }. */
export const textLines =
  (count = 5, { color, pad = 0.14, top = 0.14, thick = 0.4, marks = {}, seed = 3 } = {}) =>
  (w, h, s) => {
    const next = random(seed);
    const gap = (h * (1 - top * 2)) / count;
    let svg = "";
    for (let i = 0; i < count; i++) {
      const len = w * (1 - pad * 2) * (i % 4 === 3 ? 0.55 : 0.8 + next() * 0.2);
      svg += rect(
        w * pad,
        h * top + i * gap + (gap * (1 - thick)) / 2,
        len,
        gap * thick,
        marks[i] ?? color ?? s.theme.faint,
        {
          rx: gap * thick * 0.4,
          opacity: marks[i] ? 1 : 0.65,
        },
      );
    }
    return svg;
  };

/** A square of side d at u, v that looks like a QR code. */
export function qrCode(u, v, d, { fg = palette.dark900, bg = palette.white, seed = 7 } = {}) {
  const next = random(seed);
  const cell = d / 9;
  let svg = rect(u, v, d, d, bg, { rx: cell * 0.6 });
  for (let i = 1; i < 8; i++)
    for (let j = 1; j < 8; j++)
      if (next() > 0.5) svg += rect(u + i * cell, v + j * cell, cell * 1.02, cell * 1.02, fg);
  for (const [i, j] of parsePoints("1 1, 6 1, 1 6")) {
    svg +=
      rect(u + i * cell - cell * 0.2, v + j * cell - cell * 0.2, cell * 2.4, cell * 2.4, bg) +
      rect(u + i * cell, v + j * cell, cell * 2, cell * 2, fg);
  }
  return svg;
}

/** A printed page: heading and lines, of which some are marked { index: colour }. */
export const printedPage =
  (title, { count = 6, marks = {}, seed = 3, size = 0.4, band } = {}) =>
  (w, h, s) =>
    rect(0, 0, w, 0.16, band ?? palette.slate500, { opacity: 0.9 }) +
    text(w * 0.1, 0.3 + size, title, { size, fill: palette.dark900, weight: 600, display: true }) +
    `<g transform="translate(0 ${num(0.4 + size)})">${textLines(count, {
      seed,
      marks,
      color: palette.slate500,
      pad: 0.1,
      top: 0.05,
      thick: 0.36,
    })(w, h - 0.5 - size, s)}</g>`;
