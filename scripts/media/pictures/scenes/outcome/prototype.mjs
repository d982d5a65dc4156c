import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { paperStack } from "../../props/documents/paper.mjs";

/** A prototype, half of it in outline, on a platform whose top is at height `top`. */
export function prototype(s, x, top) {
  paperStack(s, x + 0.35, 0.35, top, 2.6, 2.6, {
    color: "stone",
    paint: (w, h) =>
      [1, 2, 3, 4]
        .map(
          (k) =>
            line(0.1, (h * k) / 5, w - 0.1, (h * k) / 5, s.theme.teal, { strokeWidth: 0.02, opacity: 0.5 }) +
            line((w * k) / 5, 0.1, (w * k) / 5, h - 0.1, s.theme.teal, { strokeWidth: 0.02, opacity: 0.5 }),
        )
        .join(""),
  });
  s.box(x + 0.9, 0.9, top + 0.1, 1.4, 1.4, 0.7, {
    color: "teal",
    shadow: false,
    left: (w, h) => circle(w / 2, h / 2, 0.2, palette.dark900),
  });
  const [x0, x1, z0, z1] = [x + 0.9, x + 2.3, top + 0.8, top + 1.9];
  const dash = { color: s.theme.teal, w: 2.4, dash: "4 6", layer: "item", glow: false };
  const rise = ([x, y]) => `${x} ${y} ${z0}, ${x} ${y} ${z1}`;
  const corners = [
    [x1, 0.9],
    [x1, 2.3],
    [x0, 2.3],
    [x0, 0.9],
  ];
  const lid = `${x0} 0.9 ${z1}, ${x1} 0.9 ${z1}, ${x1} 2.3 ${z1}, ${x0} 2.3 ${z1}, ${x0} 0.9 ${z1}`;
  for (const list of [lid, ...corners.map(rise)])
    s.path(parsePoints(list), { ...dash, bounds: [x0, 0.9, z0, x1, 2.3, z1] });
}
