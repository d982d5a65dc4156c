import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle, line, path } from "../../engine/svg.mjs";

/** A flare stack; returns its tip. */
export function flare(s, x, y, { h = 9, r = 0.3 } = {}) {
  const wires = parsePoints("-2 0, 0 2, 2 -0.4").map(([a, b]) => [
    s.project(x + a, y + b, 0),
    s.project(x, y, h * 0.72),
  ]);
  s.group(() => {
    s.lathe(
      x,
      y,
      0,
      [
        [r * 2, 0],
        [r * 1.1, 0.8],
        [r, h * 0.3],
        [r, h - 0.5],
        [r * 1.5, h - 0.4],
        [r * 1.4, h],
      ],
      {
        color: "mid",
        bands: Array.from({ length: 9 }, (_, i) => [
          1 + (h - 1.6) * (i / 8),
          r,
          s.theme.dark ? `${palette.steel940}88` : `${palette.dark900}44`,
          2,
        ]),
      },
    );
    s.cylinder(x, y, h * 0.62, r * 2.2, 0.1, { color: "dark", shadow: false });
    s.cylinder(x, y, h * 0.62 + 0.1, r, 0.5, { color: "mid", shadow: false, lid: false });
    s.add(
      [x, y, h, x + 0.01, y + 0.01, h + 0.1],
      wires.map(([a, b]) => line(...a, ...b, s.theme.faint, { strokeWidth: 1.6, opacity: 0.8 })).join(""),
    );
    const [fx, fy] = s.project(x, y, h + 0.05);
    const k = s.scale;
    const tongue = (w, hh, fill) => {
      const at = (u, v) => `${fx + w * u * k} ${fy - hh * v * k}`;
      return path(
        `M${at(-1, 0)}C${at(-1.5, 0.4)} ${at(0.2, 0.6)} ${at(0.9, 1)}` +
          `C${at(1.5, 0.5)} ${at(1.4, 0.2)} ${at(1, 0)}Z`,
        { fill, opacity: 1 },
      );
    };
    const glow = s.theme.dark
      ? circle(fx, fy - 0.8 * k, 1.4 * k, s.theme.coral, { opacity: 0.3 }).replace(
          "/>",
          ' filter="url(#soft2)"/>',
        )
      : "";
    s.add(
      [x, y, h + 0.1, x + 0.01, y + 0.01, h + 2],
      glow + tongue(0.42, 1.9, s.theme.coral) + tongue(0.24, 1.2, palette.amber),
    );
  }, [x - r, y - r, 0, x + r, y + r, h + 2]);
  return [x, y, h];
}
