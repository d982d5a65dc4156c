import { palette } from "../../engine/palette.mjs";

export function road(s, x, y, len, { axis = "x", w = 1.9 } = {}) {
  const [dx, dy] = axis === "x" ? [len, w] : [w, len];
  s.plate(x, y, dx, dy, s.theme.dark ? palette.dark800 : palette.sand210);
  const mid =
    axis === "x"
      ? [
          [x, y + w / 2],
          [x + len, y + w / 2],
        ]
      : [
          [x + w / 2, y],
          [x + w / 2, y + len],
        ];
  s.groundAreas.push(
    `<polyline points="${s.points(mid)}" fill="none" stroke="${s.theme.dark ? palette.steel590 : palette.white}"` +
      ` stroke-width="3" stroke-dasharray="14 14"/>`,
  );
}
