/** Water beside a city. */

/** Water: a plate with short lines of light on it. */
export function water(s, x, y, dx, dy, count = 60) {
  s.plate(x, y, dx, dy, "#0D3540", { stroke: s.t.line, sw: 1 });
  for (let i = 0; i < count; i++) {
    const [u, v] = [x + s.rnd() * (dx - 1.2), y + 0.2 + s.rnd() * (dy - 0.4)];
    const len = 0.4 + s.rnd() * 0.8;
    s.path(
      [
        [u, v],
        [u + len, v],
      ],
      { color: s.rnd() < 0.3 ? s.t.teal : "#2F6F7D", w: 2, glow: false, op: 0.7 },
    );
  }
}
