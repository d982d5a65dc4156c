import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle, line } from "../../engine/svg.mjs";

export function waterTank(s, x, y, z, { r = 0.42 } = {}) {
  s.group(() => {
    for (const [a, b] of parsePoints("-1 -1, 1 -1, -1 1, 1 1"))
      s.box(x + a * r * 0.6 - 0.04, y + b * r * 0.6 - 0.04, z, 0.08, 0.08, 0.42, {
        color: "mid",
        shadow: false,
      });
    s.lathe(
      x,
      y,
      z + 0.42,
      [
        [r, 0, "sand"],
        [r, 0.75],
        [r * 1.1, 0.75, "mid"],
        [0.03, 1.15],
      ],
      {
        color: "sand",
        shadow: false,
        bands: [
          [0.25, r, palette.brown730],
          [0.5, r, palette.brown730],
        ],
      },
    );
  }, [x - r, y - r, z, x + r, y + r, z + 1.6]);
}

export function chiller(s, x, y, z, { u = 1, color = "teal" } = {}) {
  s.box(x, y, z, 1.9 * u, 1.2 * u, 0.9 * u, {
    color,
    shadow: false,
    left: (w, h) =>
      Array.from({ length: 7 }, (_, i) =>
        line(w * 0.08, h * (0.2 + i * 0.1), w * 0.92, h * (0.2 + i * 0.1), palette.dark900, {
          strokeWidth: 0.03,
          opacity: 0.35,
        }),
      ).join(""),
    top: (w, h) =>
      [0.27, 0.73]
        .map(
          (k) =>
            circle(w * k, h / 2, 0.4 * u, palette.dark900, { opacity: 0.75 }) +
            Array.from({ length: 5 }, (_, i) =>
              line(
                w * k,
                h / 2,
                w * k + Math.cos(i * 1.257) * 0.36 * u,
                h / 2 + Math.sin(i * 1.257) * 0.36 * u,
                palette.mist,
                { strokeWidth: 0.09 * u },
              ),
            ).join(""),
        )
        .join(""),
  });
}
