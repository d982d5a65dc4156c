import { parsePoints } from "../../engine/parse-points.mjs";

export function drone(s, x, y, z, { u = 1, color = "coral" } = {}) {
  s.group(() => {
    for (const [a, b] of parsePoints("-1 -1, 1 -1, -1 1, 1 1")) {
      s.beam([x, y, z], [x + a * 0.75 * u, y + b * 0.75 * u, z + 0.05], 0.11 * u, { color: "pale" });
      s.cylinder(x + a * 0.75 * u, y + b * 0.75 * u, z + 0.05, 0.08 * u, 0.2 * u, {
        color: "mid",
        shadow: false,
      });
      s.cylinder(x + a * 0.75 * u, y + b * 0.75 * u, z + 0.26 * u, 0.44 * u, 0.03, {
        color: "glass",
        shadow: false,
      });
    }
    s.box(x - 0.35 * u, y - 0.35 * u, z - 0.1 * u, 0.7 * u, 0.7 * u, 0.34 * u, { color, shadow: false });
    s.sphere(x + 0.1 * u, y + 0.2 * u, z - 0.24 * u, 0.17 * u, { color: "black" });
  }, [x - u, y - u, z - 0.4 * u, x + u, y + u, z + 0.4 * u]);
  return s.project(x, y, z - 0.2 * u);
}
