/** Textures: functions (width, height, scene) => SVG, in world units from the face's upper left corner. */
import { random } from "../../../random.mjs";
import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";

/** A grid of windows; `lit` is the share of lit ones. */
export const windows =
  ({ cols = 4, rows = 6, lit = 0.25, seed = 1, fill, litFill, pad = 0.18 } = {}) =>
  (w, h, s) => {
    const next = random(seed);
    const base = fill ?? (s.theme.dark ? palette.steel901 : palette.steel391);
    const on = litFill ?? (s.theme.dark ? palette.teal : palette.teal711);
    let svg = "";
    for (let c = 0; c < cols; c++) {
      for (let r = 0; r < rows; r++) {
        const glow = next() < lit;
        const cw = w / cols;
        const rh = h / rows;
        svg += rect(
          cw * (c + pad),
          rh * (r + pad),
          cw * (1 - pad * 2),
          rh * (1 - pad * 2.2),
          glow ? on : base,
          { opacity: glow ? 0.88 : 0.55 },
        );
      }
    }
    return svg;
  };

export const ribs =
  (count = 9, opacity = 0.25) =>
  (w, h, s) => {
    let svg = "";
    for (let i = 1; i < count; i++)
      svg += line(
        (w * i) / count,
        h * 0.06,
        (w * i) / count,
        h * 0.94,
        s.theme.dark ? palette.steel940 : palette.dark900,
        {
          strokeWidth: 0.03,
          opacity,
        },
      );
    return svg;
  };

export const centredIcon =
  (name, color, { size = 0.6, strokeWidth = 1.9, disc } = {}) =>
  (w, h) => {
    const d = Math.min(w, h) * size;
    return (
      (disc ? circle(w / 2, h / 2, d * 0.85, disc) : "") + iconAt(name, w / 2, h / 2, d, color, strokeWidth)
    );
  };

/** Text in the middle of a face. Pale materials are light in both themes, so its colour is dark in both. */
export const centredText =
  (content, { size = 0.32, fill = palette.dark900, weight = 580, dy = 0 } = {}) =>
  (w, h) =>
    text(w / 2, h / 2 + size * 0.35 + dy, content, { size, fill, weight, anchor: "middle" });

export const inset = (x, y, w, h, paint) => (_w, _h, s) =>
  `<g transform="translate(${x} ${y})">${paint(w, h, s)}</g>`;
