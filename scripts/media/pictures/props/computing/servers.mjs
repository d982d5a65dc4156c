import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";

export function serverRack(
  s,
  x,
  y,
  { dx = 1.2, dy = 1.1, dz = 2.6, rows = 6, color = "mid", hot = -1, ...rest } = {},
) {
  const face = (w, h) => {
    const slot = s.theme.dark ? palette.steel920 : palette.dark800;
    let svg = "";
    for (let i = 0; i < rows; i++) {
      const v = h * (0.05 + (i * 0.92) / rows);
      const row = (h * 0.66) / rows;
      svg += rect(w * 0.09, v, w * 0.82, row, slot, { rx: 0.03, opacity: 0.85 });
      svg += circle(w * 0.2, v + row / 2, 0.055, i === hot ? palette.coral : palette.teal);
      svg += rect(w * 0.4, v + row / 2 - 0.03, w * 0.4, 0.06, palette.steel390, { opacity: 0.7 });
    }
    return svg;
  };
  s.box(x, y, 0, dx, dy, dz, { color, left: face, ...rest });
}

export function serverCabinet(
  s,
  x,
  y,
  { dx = 1.4, dy = 1.4, h = 2.8, rows = 6, color = "mid", seed = 1, face = "left" } = {},
) {
  const front = (w, fh) => {
    let out = "";
    for (let i = 0; i < rows; i++) {
      const v = fh * (0.06 + (i * 0.88) / rows);
      const bh = (fh * 0.66) / rows;
      out += rect(w * 0.1, v, w * 0.8, bh, s.theme.dark ? palette.steel920 : palette.dark800, {
        rx: 0.04,
        opacity: 0.85,
      });
      out += circle(w * 0.22, v + bh / 2, 0.055, (i + seed) % 3 ? s.theme.materials.teal[0] : s.theme.coral);
      out += rect(w * 0.42, v + bh / 2 - 0.03, w * 0.36, 0.06, s.theme.faint, { opacity: 0.7 });
    }
    return out;
  };
  s.box(x, y, 0, dx, dy, h, { color, [face]: front });
}
