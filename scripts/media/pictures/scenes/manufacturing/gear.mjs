import { palette } from "../../engine/palette.mjs";
import { circle, path } from "../../engine/svg.mjs";

/** A gear as a path around 0, 0. */
export function gearPath(r, teeth = 12, depth = 0.16) {
  const pts = [];
  for (let i = 0; i < teeth; i++) {
    for (const [f, rad] of [
      [0, r],
      [0.3, r],
      [0.42, r * (1 - depth)],
      [0.88, r * (1 - depth)],
    ]) {
      const a = ((i + f) / teeth) * Math.PI * 2;
      pts.push(`${(Math.cos(a) * rad).toFixed(3)} ${(Math.sin(a) * rad).toFixed(3)}`);
    }
  }
  return `M${pts.join("L")}Z`;
}

/** A gear that lies flat, h thick. */
export function gear(s, x, y, z, r, h, { color = "mid", teeth = 12, hole = 0.3, scratch } = {}) {
  const [a, , dark] = s.tones(color);
  const d = gearPath(r, teeth);
  let svg = "";
  const layers = Math.ceil(h * s.scale);
  for (let i = 0; i < layers; i++) svg += s.decal("top", x, y, z + (h * i) / layers, path(d, { fill: dark }));
  svg += s.decal(
    "top",
    x,
    y,
    z + h,
    path(d, { fill: a }) +
      circle(0, 0, r * 0.62, undefined, { stroke: dark, strokeWidth: r * 0.04 }) +
      circle(0, 0, r * hole, s.theme.dark ? palette.dark950 : palette.dark800) +
      (scratch
        ? path(`M${-r * 0.5} ${r * 0.25}L${-r * 0.1} ${r * 0.62}L${r * 0.22} ${r * 0.5}`, {
            stroke: scratch,
            strokeWidth: r * 0.09,
          })
        : ""),
  );
  if (z < 0.01) s.roundShadow(x, y, r, h);
  return s.add([x - r, y - r, z, x + r, y + r, z + h], svg);
}
