import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle } from "../../engine/svg.mjs";
import { cutout } from "../shapes/slabs.mjs";

export function coins(s, x, y, count, { z = 0, r = 0.6, color = "amber", h = 0.2 } = {}) {
  const rim = s.theme.dark ? `${palette.brown770}66` : `${palette.brown680}55`;
  const rings = Array.from({ length: count - 1 }, (_, i) => [(i + 1) * h, r, rim, 1.6]);
  s.lathe(
    x,
    y,
    z,
    [
      [r, 0],
      [r, h * count],
    ],
    { color, bands: rings, shadow: z < 0.01 },
  );
}

export function lyingToken(
  s,
  x,
  y,
  z,
  { r = 0.7, h = 0.24, color = "iris", icon = "hexagon", glyph = palette.white } = {},
) {
  const face =
    circle(0, 0, r * 0.8, undefined, { stroke: glyph, strokeWidth: r * 0.07 }) +
    iconAt(icon, 0, 0, r * 0.9, glyph, 2.2);
  s.group(() => {
    s.cylinder(x, y, z, r, h, { color, shadow: false });
    s.add([x - r, y - r, z + h, x + r, y + r, z + h + 0.01], s.decal("top", x, y, z + h, face));
  }, [x - r * 0.9, y - r * 0.9, z, x + r * 0.9, y + r * 0.9, z + h]);
  if (z < 0.4) s.roundShadow(x, y, r, h + z);
}

export function standingToken(
  s,
  x,
  y,
  z,
  { r = 0.6, color = "iris", glyph = "hexagon", face = "left" } = {},
) {
  const paint = () =>
    circle(r, r, r * 0.8, undefined, { stroke: palette.white, strokeWidth: r * 0.07 }) +
    iconAt(glyph, r, r, r * 0.9, palette.white, 2);
  const [x0, y0] = face === "left" ? [x - r, y] : [x, y - r];
  const shape = (fill) => circle(r, r, r, fill);
  return cutout(s, x0, y0, z, r * 2, r * 2, { depth: 0.26, color, face, shape, paint, shadow: false });
}
