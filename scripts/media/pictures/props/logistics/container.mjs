import { palette } from "../../engine/palette.mjs";
import { line } from "../../engine/svg.mjs";

export const CONTAINER_SIZE = { len: 2.9, w: 1.2, h: 1.25 };

export const corrugated = (count) => (w, h, s) => {
  let svg = "";
  const color = s.theme.dark ? palette.steel940 : palette.dark900;
  for (let i = 1; i < count; i++)
    svg += line((w * i) / count, h * 0.08, (w * i) / count, h * 0.92, color, {
      strokeWidth: 0.035,
      opacity: 0.24,
    });
  return svg;
};

const doors = (w, h, s) => {
  const color = s.theme.dark ? palette.steel940 : palette.dark900;
  return (
    line(w / 2, h * 0.06, w / 2, h * 0.94, color, { strokeWidth: 0.03, opacity: 0.4 }) +
    [0.2, 0.38, 0.62, 0.8]
      .map((u) => line(w * u, h * 0.08, w * u, h * 0.92, color, { strokeWidth: 0.025, opacity: 0.28 }))
      .join("")
  );
};

export function container(s, x, y, z, { axis = "x", color = "stone", u = 1, mark, shadow, opacity } = {}) {
  const [dx, dy] =
    axis === "x" ? [CONTAINER_SIZE.len, CONTAINER_SIZE.w] : [CONTAINER_SIZE.w, CONTAINER_SIZE.len];
  const long = (w, h, sc) => corrugated(12)(w, h, sc) + (mark ? mark(w, h, sc) : "");
  s.box(x, y, z, dx * u, dy * u, CONTAINER_SIZE.h * u, {
    color,
    left: axis === "x" ? long : doors,
    right: axis === "x" ? doors : long,
    shadow: shadow ?? z < 0.01,
    opacity,
  });
}

/** Stacks of containers: each row is a string with one digit for the height of each stack. */
export function containerStacks(s, x, y, rows, { gapX = 3.15, gapY = 1.45, colors, from = 0 } = {}) {
  const list = colors ?? ["mid", "teal", "stone", "pale", "stone", "coral", "mid", "teal", "stone"];
  let i = from;
  rows.forEach((row, r) => {
    [...row].forEach((c, k) => {
      for (let level = 0; level < Number(c); level++)
        container(s, x + k * gapX, y + r * gapY, level * CONTAINER_SIZE.h, {
          color: list[i++ % list.length],
        });
      i += 2;
    });
  });
}
