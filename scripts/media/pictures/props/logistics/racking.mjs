import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";

/** Pallet racking along x, open to the left. goods[level] has a letter for each place, "." for an empty one. */
export function racking(s, x, y, goods, { bay = 1.9, gap = 1.55, depth = 1.3 } = {}) {
  const colors = { t: "teal", p: "pale", c: "coral", a: "amber", m: "mid", d: "dark", s: "sand", i: "iris" };
  const bays = goods[0].length;
  const h = goods.length * gap + 0.2;
  s.shadow(x, y, bays * bay, depth, h);
  for (let i = 0; i <= bays; i++)
    for (const yy of [y, y + depth - 0.1])
      s.box(x + i * bay - 0.06, yy, 0, 0.12, 0.1, h, { color: "mid", shadow: false });
  goods.forEach((row, level) => {
    const z = level * gap;
    if (level)
      for (const yy of [y, y + depth - 0.1])
        s.box(x + 0.06, yy, z, bays * bay - 0.12, 0.1, 0.14, { color: "amber", shadow: false });
    [...row].forEach((c, i) => {
      if (c === ".") return;
      const gx = x + i * bay + 0.22;
      const hh = gap * (0.56 + ((i * 7 + level * 3) % 4) * 0.06);
      s.group(() => {
        s.box(gx, y + 0.12, z + 0.14, bay - 0.44, depth - 0.26, 0.12, { color: "sand", shadow: false });
        s.box(gx + 0.05, y + 0.16, z + 0.26, bay - 0.54, depth - 0.34, hh - 0.1, {
          color: colors[c],
          shadow: false,
          left: (w, fh) =>
            line(w / 2, 0, w / 2, fh, palette.dark900, { strokeWidth: 0.03, opacity: 0.25 }) +
            line(0, fh / 2, w, fh / 2, palette.dark900, { strokeWidth: 0.03, opacity: 0.25 }) +
            rect(w * 0.6, fh * 0.12, w * 0.28, fh * 0.24, palette.white, { opacity: 0.8 }),
        });
      });
    });
  });
}
