import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { centredIcon } from "../textures/surfaces.mjs";

export function depot(
  s,
  x,
  y,
  { dx = 4, dy = 2.4, h = 1.7, doors = 3, color = "stone", roof = "mid", lit, sign } = {},
) {
  const gates = (w, fh) => {
    let out = rect(0, 0, w, fh * 0.2, s.theme.dark ? palette.steel900 : palette.steel760, { opacity: 0.5 });
    for (let i = 0; i < doors; i++) {
      const u = (w * (i + 0.5)) / doors - (w / doors) * 0.34;
      const fill = i === lit ? s.theme.coral : s.theme.dark ? palette.steel920 : palette.steel630;
      out += rect(u, fh * 0.38, (w / doors) * 0.68, fh * 0.62, fill, { opacity: 0.95 });
      for (const v of [0.5, 0.62, 0.74, 0.86])
        out += line(u, fh * v, u + (w / doors) * 0.68, fh * v, s.theme.faint, {
          strokeWidth: 0.03,
          opacity: 0.5,
        });
    }
    return out;
  };
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: gates,
    right: sign ? centredIcon(sign, s.theme.teal, { size: 0.5 }) : undefined,
  });
  s.box(x - 0.12, y - 0.12, h, dx + 0.24, dy + 0.24, 0.16, { color: roof, shadow: false });
  for (let i = 0; i < 3; i++)
    s.box(x + dx * (0.14 + i * 0.3), y + dy * 0.28, h + 0.16, dx * 0.16, dy * 0.4, 0.14, {
      color: "dark",
      shadow: false,
    });
}
