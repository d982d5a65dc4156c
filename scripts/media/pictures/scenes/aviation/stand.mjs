/** A stand's lead-in line and its box on the apron. */
export function stand(s, x, y, len, axis = "x") {
  const list =
    axis === "x"
      ? [
          [x, y],
          [x + len, y],
        ]
      : [
          [x, y],
          [x, y + len],
        ];
  s.path(list, { color: s.theme.amber, w: 4, glow: false, opacity: 0.7 });
}
