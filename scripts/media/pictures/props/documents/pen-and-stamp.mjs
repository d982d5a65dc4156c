export function stamp(s, x, y, z, { u = 1, color = "coral" } = {}) {
  const [a, b] = ["dark", color];
  const grip = [
    [0.46, 0, a],
    [0.46, 0.2],
    [0.15, 0.36, b],
    [0.12, 0.74],
    [0.27, 0.9],
    [0.27, 1.06],
    [0.1, 1.18],
  ];
  const profile = grip.map(([r, h, c]) => [r * u, h * u, c]);
  s.lathe(x, y, z, profile, { color: a, shadow: z < 0.01 });
}

export function pen(s, tip, end, { color = "coral", width = 0.16, bounds } = {}) {
  const at = (t) => tip.map((v, i) => v + (end[i] - v) * t);
  s.group(
    () => {
      s.beam(at(0.24), end, width, { color });
      s.beam(tip, at(0.1), width * 0.32, { color: "black" });
      s.beam(at(0.08), at(0.24), width * 0.72, { color: "black" });
    },
    bounds ??
      [0, 1, 2]
        .map((i) => Math.min(tip[i], end[i]) - 0.05)
        .concat([0, 1, 2].map((i) => Math.max(tip[i], end[i]))),
  );
}
