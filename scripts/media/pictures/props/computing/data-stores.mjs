import { circle } from "../../engine/svg.mjs";

export function databaseDrum(s, x, y, { r = 0.8, h = 1.6, color = "teal", z = 0, bands = 2 } = {}) {
  s.cylinder(x, y, z, r, h, { color, bands });
}

export function stackedDiscStore(s, x, y, { z = 0, r = 1, h = 2, discs = 3, color = "teal", lamp } = {}) {
  const step = h / discs;
  s.group(() => {
    for (let i = 0; i < discs; i++) {
      const z0 = z + i * step;
      s.cylinder(x, y, z0, r, step * 0.84, { color, shadow: false });
      if (i < discs - 1)
        s.cylinder(x, y, z0 + step * 0.84, r * 0.93, step * 0.16, { color: "black", shadow: false });
      const c = lamp ?? s.theme.teal;
      const [px, py] = s.project(x, y, z0 + step * 0.42);
      const ry = (r * s.scale * Math.sqrt(1.5)) / Math.sqrt(3);
      s.add(
        [x + r * 0.6, y + r * 0.6, z0, x + r, y + r, z0 + step * 0.8],
        circle(px - r * s.scale * 0.34, py + ry * 0.93, s.scale * 0.07, c) +
          circle(px - r * s.scale * 0.12, py + ry * 0.98, s.scale * 0.07, c, { opacity: 0.5 }),
      );
    }
  }, [x - r * 0.9, y - r * 0.9, z, x + r * 0.9, y + r * 0.9, z + h]);
  if (z < 0.01) s.roundShadow(x, y, r, h);
}
