import { iconAt } from "../../engine/icons.mjs";
import { mixColours, palette } from "../../engine/palette.mjs";

/** A segment of a ring: centre, height, inner and outer radius, from and to in degrees, thickness. */
export function ringSegment(s, cx, cy, z, r0, r1, from, to, h, { color = "iris", glyph } = {}) {
  const [top, left, right] = s.tones(color);
  const rad = (d) => (d * Math.PI) / 180;
  const at = (r, d, zz) => [cx + Math.cos(rad(d)) * r, cy + Math.sin(rad(d)) * r, zz];
  const steps = 8;
  const arc = (r) =>
    Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps).map((d) => [r, d]);
  let svg = "";
  const wall = (a, b, normal) => {
    const facing = Math.cos(rad(normal)) + Math.sin(rad(normal));
    if (facing <= 0) return;
    const turn = (Math.sin(rad(normal)) - Math.cos(rad(normal)) + 1.42) / 2.84;
    svg += s.polygon(
      [at(...a, z), at(...b, z), at(...b, z + h), at(...a, z + h)],
      mixColours(right, left, Math.max(0, Math.min(1, turn))),
    );
  };
  wall([r0, from], [r1, from], from - 90);
  wall([r0, to], [r1, to], to + 90);
  const outer = arc(r1);
  for (let i = 0; i < steps; i++) wall(outer[i], outer[i + 1], (outer[i][1] + outer[i + 1][1]) / 2);
  svg += s.polygon(
    [...arc(r0).reverse(), ...outer].map(([r, d]) => at(r, d, z + h)),
    top,
    { stroke: s.theme.edge, "stroke-opacity": 0.5 },
  );
  const mid = at((r0 + r1) * 0.54, (from + to) / 2, z + h);
  if (glyph) svg += s.decal("top", ...mid, iconAt(glyph, 0, 0, (r1 - r0) * 0.36, palette.white, 2));
  const m = at((r0 + r1) / 2, (from + to) / 2, z);
  const half = (r1 - r0) * 0.2;
  return s.add([m[0] - half, m[1] - half, z, m[0] + half, m[1] + half, z + h], svg);
}
