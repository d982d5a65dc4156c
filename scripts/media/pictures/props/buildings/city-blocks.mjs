import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { windows } from "../textures/surfaces.mjs";

/** Windows with one lit storey; `at` is its position from the top, from 0 to 1. */
const storeys = (cols, rows, seed, lit, office) => (w, h, s) => {
  let svg = windows({ cols, rows, lit, seed, litFill: palette.teal })(w, h, s);
  if (office === undefined) return svg;
  const row = Math.floor(rows * office);
  const rh = h / rows;
  svg += rect(0, row * rh - rh * 0.08, w, rh * 1.1, palette.dark900);
  for (let c = 0; c < cols; c++)
    svg += rect((w / cols) * (c + 0.1), rh * (row + 0.08), (w / cols) * 0.8, rh * 0.8, palette.coral);
  return svg;
};

/** A block; `density` is windows per unit, `office` the position of a lit storey. */
export function cityBlock(
  s,
  x,
  y,
  z,
  dx,
  dy,
  dz,
  { color = "stone", seed = 1, lit = 0.2, office, density = 2, rise = 1.7 } = {},
) {
  const rows = Math.max(1, Math.round(dz * rise));
  s.box(x, y, z, dx, dy, dz, {
    color,
    shadow: false,
    left: storeys(Math.max(1, Math.round(dx * density)), rows, seed, lit, office),
    right: storeys(Math.max(1, Math.round(dy * density)), rows, seed + 40, lit, office),
  });
}

/** A tower of tiers: [[inset, height], …]; `spire` is the height of its spire. */
export function steppedTower(
  s,
  x,
  y,
  w,
  d,
  tiers,
  { spire = 0, officeTier = -1, office = 0.4, ...rest } = {},
) {
  let z = 0;
  const total = tiers.reduce((sum, [, h]) => sum + h, 0);
  s.shadow(x, y, w, d, total);
  s.group(() => {
    tiers.forEach(([inset, h], i) => {
      const lit = i === officeTier ? office : undefined;
      cityBlock(s, x + inset, y + inset, z, w - inset * 2, d - inset * 2, h, {
        ...rest,
        seed: (rest.seed ?? 1) + i,
        office: lit,
      });
      z += h;
    });
    if (spire) {
      const [cx, cy] = [x + w / 2, y + d / 2];
      s.lathe(
        cx,
        cy,
        z,
        [
          [0.24, 0],
          [0.12, spire * 0.3],
          [0.05, spire * 0.4],
          [0.03, spire],
        ],
        { color: "pale", shadow: false },
      );
    }
  }, [x, y, 0, x + w, y + d, total + spire]);
}
