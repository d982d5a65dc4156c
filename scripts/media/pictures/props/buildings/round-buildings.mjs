import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";

/** A curved colonnade from angle a0 to a1, in degrees, between two radii. */
export function colonnade(s, x, y, a0, a1, r0, r1, h, { wall, columns = 8, color = "pale" } = {}) {
  const [top, left, right] = s.tones(color);
  const rad = (a) => (a * Math.PI) / 180;
  const at = (a, r, z) => [x + Math.cos(rad(a)) * r, y + Math.sin(rad(a)) * r, z];
  const steps = Array.from({ length: columns + 1 }, (_, i) => a0 + ((a1 - a0) * i) / columns);
  const facing = (a, sign) => sign * (Math.cos(rad(a)) + Math.sin(rad(a))) > 0;
  const shade = (a, sign) => (sign * Math.sin(rad(a)) > sign * Math.cos(rad(a)) ? left : right);
  const dark = wall ?? (s.theme.dark ? palette.dark800 : palette.steel450);
  let svg = "";
  for (const [a, sign] of [
    [a0, -1],
    [a1, 1],
  ]) {
    const [nx, ny] = [-Math.sin(rad(a)) * sign, Math.cos(rad(a)) * sign];
    if (nx + ny > 0)
      svg += s.polygon([at(a, r0, 0), at(a, r1, 0), at(a, r1, h), at(a, r0, h)], ny > nx ? left : right);
  }
  for (const [r, sign] of [
    [r0, -1],
    [r1, 1],
  ]) {
    for (let i = 0; i < columns; i++) {
      const [a, b] = [steps[i], steps[i + 1]];
      const mid = (a + b) / 2;
      if (!facing(mid, sign)) continue;
      svg += s.polygon([at(a, r, 0), at(b, r, 0), at(b, r, h), at(a, r, h)], dark);
      const half = (b - a) * 0.17;
      const pillar = (c) =>
        s.polygon(
          [at(c - half, r, 0), at(c + half, r, 0), at(c + half, r, h), at(c - half, r, h)],
          shade(mid, sign),
        );
      svg += pillar(a) + (i === columns - 1 ? pillar(b) : "");
      svg += s.polygon(
        [at(a, r, h * 0.82), at(b, r, h * 0.82), at(b, r, h + 0.16), at(a, r, h + 0.16)],
        shade(mid, sign),
      );
    }
  }
  const rim = [...steps.map((a) => at(a, r1, h + 0.16)), ...steps.map((a) => at(a, r0, h + 0.16)).reverse()];
  svg += s.polygon(rim, top);
  const inner = [
    ...steps.map((a) => at(a, r1 - 0.3, h + 0.16)),
    ...steps.map((a) => at(a, r0 + 0.3, h + 0.16)).reverse(),
  ];
  svg += s.polygon(inner, left);
  const points = rim.map((q) => [q[0], q[1]]);
  const span = (i, f) => f(...points.map((q) => q[i]));
  s.add([span(0, Math.min), span(1, Math.min), 0, span(0, Math.max), span(1, Math.max), h + 0.2], svg);
}

export function pavilion(s, x, y, z, { r = 0.6, h = 0.8, color = "pale" } = {}) {
  s.group(() => {
    for (const [a, b] of parsePoints("-1 -1, 1 -1, -1 1, 1 1"))
      s.cylinder(x + a * r * 0.7, y + b * r * 0.7, z, 0.08, h, { color, shadow: false });
    s.box(x - r, y - r, z + h, r * 2, r * 2, 0.14, { color, shadow: false });
    s.sphere(x, y, z + h + 0.14, r * 0.8, { color, dome: true });
    s.lathe(x, y, z + h + 0.14 + r * 0.9, parsePoints("0.05 0, 0.02 0.4"), { color: "amber", shadow: false });
  }, [x - r, y - r, z, x + r, y + r, z + h + 1.4]);
}
