import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { rect } from "../../engine/svg.mjs";
import { centredIcon } from "../textures/surfaces.mjs";

export function factory(
  s,
  x,
  y,
  { dx = 4.2, dy = 2.8, h = 1.5, teeth = 3, color = "stone", sign = "factory" } = {},
) {
  s.shadow(x, y, dx, dy, h + 0.9);
  s.group(() => {
    for (const [cx, top] of parsePoints("0.5 3.9, 1.3 3.3")) {
      s.lathe(
        x + cx,
        y + 0.4,
        0,
        [
          [0.26, 0],
          [0.2, top, "coral"],
          [0.2, top + 0.3],
        ],
        { color: "pale", shadow: false },
      );
    }
    const body = (w, fh) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          rect(
            w * (0.08 + i * 0.18),
            fh * 0.24,
            w * 0.11,
            fh * 0.34,
            s.theme.dark ? palette.amber : palette.steel400,
            {
              opacity: 0.85,
            },
          ),
        )
        .join("");
    s.box(x, y + 0.9, 0, dx, dy - 0.9, h, {
      color,
      shadow: false,
      left: body,
      right: centredIcon(sign, s.theme.dark ? s.theme.teal : palette.teal780, { size: 0.55 }),
    });
    const step = dx / teeth;
    for (let i = 0; i < teeth; i++) {
      const x0 = x + i * step;
      const [top, l] = s.tones("mid");
      const q = (dy0) => [
        [x0, dy0, h],
        [x0 + step, dy0, h],
        [x0 + step, dy0, h + 0.8],
      ];
      s.add(
        [x0, y + 0.9, h, x0 + step, y + dy, h + 0.8],
        s.polygon(
          [
            [x0, y + 0.9, h],
            [x0, y + dy, h],
            [x0 + step, y + dy, h + 0.8],
            [x0 + step, y + 0.9, h + 0.8],
          ],
          top,
        ) +
          s.polygon(q(y + dy), l) +
          s.polygon(
            [
              [x0 + step, y + 0.9, h],
              [x0 + step, y + dy, h],
              [x0 + step, y + dy, h + 0.8],
              [x0 + step, y + 0.9, h + 0.8],
            ],
            s.tones("glass")[1],
          ),
      );
    }
  }, [x, y, 0, x + dx, y + dy, 4.2]);
}
