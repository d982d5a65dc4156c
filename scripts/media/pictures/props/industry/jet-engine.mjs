import { palette } from "../../engine/palette.mjs";
import { circle, path } from "../../engine/svg.mjs";

/** A jet engine along x with an open cowl; returns the position of its valve. */
export function jetEngine(s, x, y, { u = 1, color = "pale", cowl = "teal" } = {}) {
  const zc = 2.3 * u;
  const seam = s.theme.dark ? `${palette.dark900}99` : `${palette.dark900}55`;
  const svg = s.inOrder(() => {
    s.box(x, y - 0.9 * u, 0, 5.6 * u, 1.8 * u, 0.3 * u, { color: "dark", shadow: false });
    for (const d of [0.8, 4.6])
      s.box(x + d * u, y - 0.5 * u, 0.3 * u, 0.4 * u, u, u, { color: "mid", shadow: false });
    s.drum(x - 0.9 * u, y, zc, 0.5 * u, 1.2 * u, { color: "dark" });
    s.drum(x, y, zc, 0.9 * u, 1.6 * u, {
      color: "mid",
      bands: [
        [0.4 * u, seam, 0.06],
        [u, seam, 0.06],
      ],
    });
    s.drum(x + 1.5 * u, y, zc, 1.12 * u, 2.5 * u, {
      color,
      bands: Array.from({ length: 7 }, (_, i) => [(0.3 + i * 0.32) * u, seam, 0.05]),
    });
    for (const a of [0.1, 0.55])
      s.beam(
        [x + 0.4 * u, y + Math.cos(a) * 1.1 * u, zc + Math.sin(a) * 1.1 * u],
        [x + 3.9 * u, y + Math.cos(a) * 1.2 * u, zc + Math.sin(a) * 1.2 * u],
        0.14 * u,
        { color: a > 0.3 ? "amber" : "teal" },
      );
    s.drum(x + 4 * u, y, zc, 1.72 * u, 1.5 * u, {
      color: cowl,
      bands: [[0.2 * u, `${palette.white}66`, 0.06]],
      face: (r) => {
        let svg = circle(0, 0, r * 0.92, palette.steel920);
        for (let i = 0; i < 22; i++) {
          const a = (i / 22) * Math.PI * 2;
          const b = a + 0.34;
          svg += path(
            `M${Math.cos(a) * r * 0.24} ${Math.sin(a) * r * 0.24}` +
              `L${Math.cos(a) * r * 0.88} ${Math.sin(a) * r * 0.88}` +
              `L${Math.cos(b - 0.12) * r * 0.88} ${Math.sin(b - 0.12) * r * 0.88}Z`,
            { fill: i % 2 ? palette.steel410 : palette.steel230 },
          );
        }
        return (
          svg +
          circle(0, 0, r * 0.26, palette.steel080) +
          path(`M0 ${-r * 0.14}A${r * 0.14} ${r * 0.14} 0 0 1 ${r * 0.12} ${r * 0.08}`, {
            stroke: palette.dark800,
            strokeWidth: r * 0.05,
          })
        );
      },
    });
  });
  s.add([x - u, y - 1.7 * u, 0, x + 5.6 * u, y + 1.7 * u, 4.1 * u], svg);
  s.shadow(x, y - u, 5.4 * u, 2 * u, 2);
  return [x + 2.6 * u, y + 0.8 * u, zc + 0.86 * u];
}
