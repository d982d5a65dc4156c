import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

/** A shop shelf along x, open to the left, with boards at z = 0.12 + level * gap. `goods` fills each board. */
export function shelf(
  s,
  x,
  y,
  len,
  { levels = 3, gap = 1.1, depth = 0.9, color = "pale", back = "stone", goods, topper } = {},
) {
  const h = 0.12 + levels * gap;
  s.box(x, y, 0, len, 0.1, h, { color: back, shadow: false });
  s.box(x - 0.08, y, 0, 0.08, depth, h, { color, shadow: false });
  s.shadow(x, y, len, depth, h);
  for (let i = 0; i < levels; i++) {
    const z = i * gap;
    s.box(x, y + 0.1, z, len, depth - 0.1, 0.12, {
      color,
      shadow: false,
      left: (w, fh) =>
        Array.from({ length: Math.floor(w / 0.9) }, (_, k) =>
          rect(0.25 + k * 0.9, fh * 0.2, 0.34, fh * 0.6, s.theme.dark ? palette.dark900 : palette.steel390, {
            opacity: 0.6,
          }),
        ).join(""),
    });
    goods?.(s, i, x, x + len, y + 0.1, z + 0.12);
  }
  s.box(x + len, y, 0, 0.08, depth, h, { color, shadow: false });
  if (topper) s.box(x, y, h, len, 0.14, 0.5, { color: "coral", left: topper, shadow: false });
}
