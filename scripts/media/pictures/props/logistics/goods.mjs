import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

export function pallet(s, x, y, { z = 0, dx = 1.6, dy = 1.3, color = "sand" } = {}) {
  s.group(() => {
    for (const k of [0, 0.44, 0.88]) s.box(x, y + dy * k, z, dx, dy * 0.12, 0.14, { color, shadow: false });
    s.box(x, y, z + 0.14, dx, dy, 0.08, { color, shadow: false });
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, 0.3);
}

/** A bottle. kind: "tall", "jug" or "jar". */
export function bottle(s, x, y, { z = 0, u = 1, color = "teal", cap = "pale", label = "pale", shadow } = {}) {
  const k = (list) => list.map(([r, h, c]) => [r * u, h * u, c]);
  s.lathe(
    x,
    y,
    z,
    k([
      [0.2, 0, color],
      [0.2, 0.16, label],
      [0.2, 0.46, color],
      [0.2, 0.56],
      [0.08, 0.78],
      [0.08, 0.86, cap],
      [0.1, 0.86],
      [0.1, 0.98],
    ]),
    { shadow: shadow ?? z < 0.01 },
  );
}

/** A parcel; `mark` is the texture of its left face. */
export function parcel(
  s,
  x,
  y,
  { z = 0, dx = 0.9, dy = 0.9, dz = 0.7, color = "sand", mark, shadow = z < 0.01 } = {},
) {
  const tape = s.theme.dark ? palette.sand251 : palette.white;
  s.box(x, y, z, dx, dy, dz, {
    color,
    shadow,
    top: (w, h) => rect(w * 0.42, 0, w * 0.16, h, tape, { opacity: 0.45 }),
    left: (w, h, sc) =>
      rect(w * 0.42, 0, w * 0.16, h * 0.3, tape, { opacity: 0.4 }) + (mark ? mark(w, h, sc) : ""),
  });
}

/** A row of equal packs; `gaps` lists those left out. */
export function packs(
  s,
  x,
  y,
  z,
  count,
  { dx = 0.42, dy = 0.5, dz = 0.7, step = 0.5, color = "teal", colors, gaps = [], mark } = {},
) {
  for (let i = 0; i < count; i++) {
    if (gaps.includes(i)) continue;
    s.box(x + i * step, y, z, dx, dy, dz, {
      color: colors ? colors[i % colors.length] : color,
      shadow: false,
      left:
        mark ??
        ((w, h) => rect(w * 0.16, h * 0.26, w * 0.68, h * 0.3, palette.white, { opacity: 0.75, rx: 0.03 })),
    });
  }
}

export function barrel(s, x, y, z, { r = 0.4, h = 1.1, color = "teal" } = {}) {
  const hoop = s.theme.dark ? `${palette.steel940}88` : `${palette.dark900}66`;
  s.lathe(
    x,
    y,
    z,
    [
      [r, 0],
      [r, h],
    ],
    {
      color,
      shadow: z < 0.01,
      bands: [
        [h * 0.33, r, hoop, 2.4],
        [h * 0.67, r, hoop, 2.4],
      ],
    },
  );
}
