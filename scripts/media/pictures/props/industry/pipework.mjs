import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle, line, num } from "../../engine/svg.mjs";
import { tube } from "../shapes/solids.mjs";

export function pipeRack(
  s,
  x,
  y,
  len,
  { dy = 1.6, color = "mid", pipes = ["coral", "teal", "pale", "mid"] } = {},
) {
  s.group(() => {
    const count = Math.round(len / 2.6);
    for (let i = 0; i <= count; i++) {
      const px = x + (len * i) / count;
      for (const b of [0, dy - 0.14]) s.box(px, y + b, 0, 0.14, 0.14, 2.9, { color, shadow: false });
      for (const z of [1.6, 2.7]) s.box(px, y + 0.14, z, 0.14, dy - 0.28, 0.14, { color, shadow: false });
    }
    for (const [k, z] of [1.84, 2.94].entries())
      for (let i = 0; i < 3; i++)
        tube(s, x - 0.4, y + 0.3 + i * ((dy - 0.6) / 2), z, 0.15, len + 0.9, {
          color: pipes[(i + k) % pipes.length],
        });
  }, [x, y, 0, x + len, y + dy, 3.1]);
  s.shadow(x, y, len, dy, 1, 0.6);
}

/** A valve on a pipe along x; `tag` adds a lock tag. */
export function valve(s, x, y, z, { u = 1, color = "teal", wheel = "coral", flange = "mid" } = {}) {
  s.group(() => {
    for (const d of [-0.75, 0.55])
      s.drum(x + d * u, y, z, 0.62 * u, 0.2 * u, {
        color: flange,
        face: (r) =>
          Array.from({ length: 8 }, (_, i) =>
            circle(Math.cos(i * 0.785) * r * 0.84, Math.sin(i * 0.785) * r * 0.84, r * 0.08, palette.dark900),
          ).join(""),
      });
    tube(s, x - 0.55 * u, y, z, 0.48 * u, 1.1 * u, { color });
    s.lathe(
      x,
      y,
      z + 0.3 * u,
      parsePoints("0.34 0, 0.3 0.5, 0.42 0.5, 0.42 0.64, 0.12 0.66, 0.1 1.2").map((v) => v.map((w) => w * u)),
      { color, shadow: false },
    );
    s.lathe(
      x,
      y,
      z + 1.46 * u,
      [
        [0.72 * u, 0],
        [0.76 * u, 0.06 * u],
        [0.72 * u, 0.12 * u],
      ],
      { color: wheel, shadow: false },
    );
    const [cx, cy] = s.project(x, y, z + 1.58 * u);
    const k = s.scale * u;
    s.add(
      [x, y, z + 1.58 * u, x + 0.01, y + 0.01, z + 1.6 * u],
      `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(0.62 * k)}" ry="${num(0.36 * k)}" fill="${s.theme.backgroundEdge}"/>` +
        [0, 1, 2]
          .map((i) => {
            const a = i * 1.047 + 0.3;
            return line(
              cx - Math.cos(a) * 0.64 * k,
              cy - Math.sin(a) * 0.37 * k,
              cx + Math.cos(a) * 0.64 * k,
              cy + Math.sin(a) * 0.37 * k,
              s.tones(wheel)[1],
              { strokeWidth: 0.13 * k },
            );
          })
          .join("") +
        circle(cx, cy, 0.14 * k, s.tones(wheel)[0]),
    );
  }, [x - 0.75 * u, y - 0.6 * u, z - 0.6 * u, x + 0.75 * u, y + 0.6 * u, z + 1.7 * u]);
}
