import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { onParallelogram } from "../shapes/solids.mjs";
import { textLines } from "../textures/print.mjs";

/** A sheet in the air around x, y, z; `turn` in degrees about z, `tilt` raises its far edge. */
export function looseSheet(
  s,
  x,
  y,
  z,
  { w = 1.1, h = 1.45, turn = 0, tilt = 0, roll = 0, mark, seed = 2 } = {},
) {
  const [c, d] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const u = [c, d, roll];
  const v = [-d, c, -tilt];
  const o = [0, 1, 2].map((i) => [x, y, z][i] - (u[i] * w) / 2 - (v[i] * h) / 2);
  const body =
    rect(0.03, 0.05, w, h, palette.dark900, { opacity: 0.25 }) +
    rect(0, 0, w, h, s.theme.materials.pale[0]) +
    textLines(5, { seed, color: palette.slate500, marks: mark ? { [mark]: s.theme.coral } : {} })(w, h, s);
  return s.add([x - 0.3, y - 0.3, z - 0.05, x + 0.3, y + 0.3, z + 0.05], onParallelogram(s, o, u, v, body));
}

/** A stack of sheets with the texture `paint` on the uppermost; returns the height of its top. */
export function paperStack(
  s,
  x,
  y,
  z,
  dx,
  dy,
  { count = 1, step = 0.07, color = "pale", paint, untidy = 0 } = {},
) {
  s.group(() => {
    for (let i = 0; i < count; i++) {
      const j = (s.random() - 0.5) * untidy;
      const top = i === count - 1 ? paint : undefined;
      s.box(x + j, y - j, z + i * step, dx, dy, step * 0.86, { color, shadow: false, top });
    }
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, count * step + 0.2);
  return z + count * step;
}
