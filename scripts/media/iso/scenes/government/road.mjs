/** A road on the ground. */

/** A road with a dashed middle, along x or y. */
export function road(s, x, y, len, { axis = "x", w = 1.9 } = {}) {
  const [dx, dy] = axis === "x" ? [len, w] : [w, len];
  s.plate(x, y, dx, dy, s.t.dark ? "#12303B" : "#D3CDBF");
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
  s.floor.push(
    `<polyline points="${s.points(mid)}" fill="none" stroke="${s.t.dark ? "#4F7482" : "#FFFFFF"}"` +
      ` stroke-width="3" stroke-dasharray="14 14"/>`,
  );
}
