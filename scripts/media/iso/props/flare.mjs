/** Flares. */
import { coords } from "../engine/coords.mjs";
import { circle, line, path } from "../engine/svg.mjs";

/** A flare stack with guy wires and a flame. Returns the point of its tip. */
export function flare(s, x, y, { h = 9, r = 0.3, flame = true, color = "mid" } = {}) {
  const wires = coords("-2 0, 0 2, 2 -0.4").map(([a, b]) => [s.p(x + a, y + b, 0), s.p(x, y, h * 0.72)]);
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
        color,
        bands: Array.from({ length: 9 }, (_, i) => [
          1 + (h - 1.6) * (i / 8),
          r,
          s.t.dark ? "#04141B88" : "#0B1C2444",
          2,
        ]),
      },
    );
    s.cylinder(x, y, h * 0.62, r * 2.2, 0.1, { color: "dark", shadow: false });
    s.cylinder(x, y, h * 0.62 + 0.1, r, 0.5, { color, shadow: false, lid: false });
    s.add(
      [x, y, h, x + 0.01, y + 0.01, h + 0.1],
      wires.map(([a, b]) => line(...a, ...b, s.t.faint, { sw: 1.6, op: 0.8 })).join(""),
    );
    if (!flame) return;
    const [fx, fy] = s.p(x, y, h + 0.05);
    const k = s.k;
    const tongue = (w, hh, fill, op = 1) => {
      const at = (u, v) => `${fx + w * u * k} ${fy - hh * v * k}`;
      return path(
        `M${at(-1, 0)}C${at(-1.5, 0.4)} ${at(0.2, 0.6)} ${at(0.9, 1)}` +
          `C${at(1.5, 0.5)} ${at(1.4, 0.2)} ${at(1, 0)}Z`,
        { fill, op },
      );
    };
    const glow = s.t.dark
      ? circle(fx, fy - 0.8 * k, 1.4 * k, s.t.coral, { op: 0.3 }).replace("/>", ' filter="url(#soft2)"/>')
      : "";
    s.add(
      [x, y, h + 0.1, x + 0.01, y + 0.01, h + 2],
      glow + tongue(0.42, 1.9, s.t.coral) + tongue(0.24, 1.2, "#FFC27A"),
    );
  }, [x - r, y - r, 0, x + r, y + r, h + 2]);
  return [x, y, h];
}
