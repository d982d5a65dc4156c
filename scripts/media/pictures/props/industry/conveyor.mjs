import { palette } from "../../engine/palette.mjs";
import { circle } from "../../engine/svg.mjs";

/** A belt along x or y; goods stand on it at z = h + 0.1. */
export function conveyor(s, x, y, len, { axis = "x", w = 1.1, h = 0.7, color = "mid", belt } = {}) {
  const [dx, dy] = axis === "x" ? [len, w] : [w, len];
  const count = Math.max(2, Math.round(len / 2.4));
  const rollers = (_fw, fh) => {
    let svg = "";
    for (let i = 0; i < len * 2.2; i++)
      svg += circle(0.22 + i * 0.45, fh / 2, 0.07, s.theme.dark ? palette.dark900 : palette.slate500);
    return svg;
  };
  for (let i = 0; i <= count; i++) {
    const d = 0.2 + ((len - 0.5) * i) / count;
    const at = axis === "x" ? [x + d, y + 0.08, 0, 0.12, w - 0.16] : [x + 0.08, y + d, 0, w - 0.16, 0.12];
    s.box(...at, h - 0.24, { color: "dark", shadow: false });
  }
  s.box(x, y, h - 0.24, dx, dy, 0.3, {
    color,
    left: axis === "x" ? rollers : undefined,
    right: axis === "y" ? rollers : undefined,
    shadow: false,
  });
  const dark =
    belt ??
    (s.theme.dark
      ? [palette.steel880, palette.steel900, palette.steel920]
      : [palette.steel650, palette.steel760, palette.steel831]);
  const [ix, iy] = axis === "x" ? [0, 0.1] : [0.1, 0];
  s.box(x + ix, y + iy, h + 0.06, dx - ix * 2, dy - iy * 2, 0.04, {
    color: dark,
    edge: false,
    shadow: false,
  });
  s.shadow(x, y, dx, dy, h, 0.6);
}
