import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { textLines } from "../textures/print.mjs";

/** A sheet that lies flat, with lines of text or the texture `paint`. */
export function paperSheet(
  s,
  x,
  y,
  z,
  { dx = 1.5, dy = 2, color = "pale", paint, count = 7, seed = 2, marks } = {},
) {
  const tone = s.theme.dark ? palette.slate500 : undefined;
  const top = paint ?? textLines(count, { seed, marks, thick: 0.34, color: tone });
  s.box(x, y, z, dx, dy, 0.07, { color, top, shadow: z < 0.01 ? 0.4 : false });
}

export function book(s, x, y, z, { dx = 1.8, dy = 1.4, dz = 0.42, color = "coral", top } = {}) {
  const edge = (w, h) => rect(w * 0.05, h * 0.2, w * 0.95, h * 0.6, palette.grey060, { opacity: 0.92 });
  s.box(x, y, z, dx, dy, dz, { color, top, left: edge, right: edge });
}

export function openBook(s, x, y, z, { dx = 2.8, dy = 1.9, cover = "coral", left, right } = {}) {
  const text = (seed) =>
    textLines(7, { seed, thick: 0.32, top: 0.1, color: s.theme.dark ? palette.slate500 : undefined });
  s.group(() => {
    s.box(x, y, z, dx, dy, 0.07, { color: cover, shadow: false });
    const half = dx / 2 - 0.1;
    const leaf = (px, paint) =>
      s.box(px, y + 0.07, z + 0.07, half, dy - 0.14, 0.14, { color: "pale", top: paint, shadow: false });
    leaf(x + 0.08, left ?? text(4));
    leaf(x + dx / 2 + 0.02, right ?? text(9));
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, 0.3);
}
