/** Painters of printed faces: lines of text, pages, codes. */
import { coords } from "../engine/coords.mjs";
import { GREY, INK } from "../engine/palette.mjs";
import { random } from "../engine/random.mjs";
import { n, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";

/** Grey text lines on a face, as on a form; `marks` are { index: colour }. */
export const lines =
  (count = 5, { color, pad = 0.14, top = 0.14, thick = 0.4, marks = {}, seed = 3 } = {}) =>
  (w, h, s) => {
    const rnd = random(seed);
    const gap = (h * (1 - top * 2)) / count;
    let svg = "";
    for (let i = 0; i < count; i++) {
      const len = w * (1 - pad * 2) * (i % 4 === 3 ? 0.55 : 0.8 + rnd() * 0.2);
      svg += rect(
        w * pad,
        h * top + i * gap + (gap * (1 - thick)) / 2,
        len,
        gap * thick,
        marks[i] ?? color ?? s.t.faint,
        {
          rx: gap * thick * 0.4,
          op: marks[i] ? 1 : 0.65,
        },
      );
    }
    return svg;
  };

/** A QR-like square on a face, at u, v with side d. Only a picture: it encodes nothing. */
export function code(u, v, d, { fg = "#0B1C24", bg = "#FFFFFF", seed = 7 } = {}) {
  const rnd = random(seed);
  const cell = d / 9;
  let svg = rect(u, v, d, d, bg, { rx: cell * 0.6 });
  for (let i = 1; i < 8; i++)
    for (let j = 1; j < 8; j++)
      if (rnd() > 0.5) svg += rect(u + i * cell, v + j * cell, cell * 1.02, cell * 1.02, fg);
  for (const [i, j] of coords("1 1, 6 1, 1 6")) {
    svg +=
      rect(u + i * cell - cell * 0.2, v + j * cell - cell * 0.2, cell * 2.4, cell * 2.4, bg) +
      rect(u + i * cell, v + j * cell, cell * 2, cell * 2, fg);
  }
  return svg;
}

/** A page's face: heading, grey lines, some of them marked { index: colour }. */
export const written =
  (title, { count = 6, marks = {}, seed = 3, size = 0.4, band } = {}) =>
  (w, h, s) =>
    rect(0, 0, w, 0.16, band ?? GREY, { op: 0.9 }) +
    text(w * 0.1, 0.3 + size, title, { size, fill: INK, weight: 600, display: true }) +
    `<g transform="translate(0 ${n(0.4 + size)})">${lines(count, {
      seed,
      marks,
      color: GREY,
      pad: 0.1,
      top: 0.05,
      thick: 0.36,
    })(w, h - 0.5 - size, s)}</g>`;
