/** Containers and their stacks. */
import { line } from "../engine/svg.mjs";

export const BOX = { len: 2.9, w: 1.2, h: 1.25 };

/** Ribs and, on the short end, door bars. */
export const ribbed = (count) => (w, h, s) => {
  let svg = "";
  const ink = s.t.dark ? "#04141B" : "#0B1C24";
  for (let i = 1; i < count; i++)
    svg += line((w * i) / count, h * 0.08, (w * i) / count, h * 0.92, ink, { sw: 0.035, op: 0.24 });
  return svg;
};

const doors = (w, h, s) => {
  const ink = s.t.dark ? "#04141B" : "#0B1C24";
  return (
    line(w / 2, h * 0.06, w / 2, h * 0.94, ink, { sw: 0.03, op: 0.4 }) +
    [0.2, 0.38, 0.62, 0.8]
      .map((u) => line(w * u, h * 0.08, w * u, h * 0.92, ink, { sw: 0.025, op: 0.28 }))
      .join("")
  );
};

/** A shipping container along x or y. */
export function container(s, x, y, z, { axis = "x", color = "stone", u = 1, mark, shadow, opacity } = {}) {
  const [dx, dy] = axis === "x" ? [BOX.len, BOX.w] : [BOX.w, BOX.len];
  const long = (w, h, sc) => ribbed(12)(w, h, sc) + (mark ? mark(w, h, sc) : "");
  s.box(x, y, z, dx * u, dy * u, BOX.h * u, {
    color,
    left: axis === "x" ? long : doors,
    right: axis === "x" ? doors : long,
    shadow: shadow ?? z < 0.01,
    opacity,
  });
}

/** Stacks on a grid: rows of strings, one digit a place for its height; colours by turns. */
export function stacks(s, x, y, rows, { gapX = 3.15, gapY = 1.45, colors, from = 0 } = {}) {
  const list = colors ?? ["mid", "teal", "stone", "pale", "stone", "coral", "mid", "teal", "stone"];
  let i = from;
  rows.forEach((row, r) => {
    [...row].forEach((c, k) => {
      for (let level = 0; level < Number(c); level++)
        container(s, x + k * gapX, y + r * gapY, level * BOX.h, { color: list[i++ % list.length] });
      i += 2;
    });
  });
}
