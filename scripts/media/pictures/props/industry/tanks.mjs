import { palette } from "../../engine/palette.mjs";
import { circle, num, path } from "../../engine/svg.mjs";
import { tube } from "../shapes/solids.mjs";

export function tank(s, x, y, { r = 1.8, h = 2.2, color = "pale", band = "coral" } = {}) {
  const rail = s.theme.dark ? palette.steel940 : palette.dark800;
  s.group(() => {
    s.lathe(
      x,
      y,
      0,
      [
        [r, 0, color],
        [r, h * 0.72, band],
        [r, h * 0.84, color],
        [r, h],
        [r * 0.5, h + 0.22],
        [0.009, h + 0.3],
      ],
      {
        color,
        bands: [
          [h * 0.24, r, `${rail}33`],
          [h * 0.48, r, `${rail}33`],
        ],
      },
    );
    const steps = Array.from({ length: 26 }, (_, i) => {
      const a = ((100 - i * 3.6) * Math.PI) / 180;
      return s.project(x + Math.cos(a) * r, y + Math.sin(a) * r, (h * i) / 25);
    });
    s.add(
      [x + r * 0.9, y + r * 0.9, 0, x + r * 0.91, y + r * 0.91, h],
      path(`M${steps.map((q) => q.map(num).join(" ")).join("L")}`, {
        stroke: rail,
        strokeWidth: 4,
        strokeOpacity: 0.55,
        dash: "3 3",
      }),
    );
  }, [x - r * 0.88, y - r * 0.88, 0, x + r * 0.88, y + r * 0.88, h + 0.3]);
}

export function vessel(s, x, y, { len = 3.4, r = 0.7, axis = "x", color = "pale", z = 0.5 } = {}) {
  s.group(
    () => {
      for (const d of [0.5, len - 0.9])
        axis === "x"
          ? s.box(x + d, y - r * 0.6, 0, 0.4, r * 1.2, z, { color: "dark", shadow: false })
          : s.box(x - r * 0.6, y + d, 0, r * 1.2, 0.4, z, { color: "dark", shadow: false });
      tube(s, x, y, z + r, r, len, {
        color,
        axis,
        face: (q) => circle(0, 0, q * 0.7, palette.dark900, { opacity: 0.1 }),
      });
    },
    axis === "x" ? [x, y - r, 0, x + len, y + r, z + r * 2] : [x - r, y, 0, x + r, y + len, z + r * 2],
  );
  s.shadow(x, y - r, axis === "x" ? len : r, axis === "x" ? r * 2 : len, 1);
}
