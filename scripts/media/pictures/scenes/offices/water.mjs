import { palette } from "../../engine/palette.mjs";

export function water(s, x, y, dx, dy, count = 60) {
  s.plate(x, y, dx, dy, palette.steel852, { stroke: s.theme.line, strokeWidth: 1 });
  for (let i = 0; i < count; i++) {
    const [u, v] = [x + s.random() * (dx - 1.2), y + 0.2 + s.random() * (dy - 0.4)];
    const len = 0.4 + s.random() * 0.8;
    s.path(
      [
        [u, v],
        [u + len, v],
      ],
      { color: s.random() < 0.3 ? s.theme.teal : palette.steel660, w: 2, glow: false, opacity: 0.7 },
    );
  }
}
