import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

/** A ministry of 12 by 4.4 units at size 1. */
export function ministry(s, x, y, { u = 1, dome = "teal" } = {}) {
  const a = (v) => v * u;
  s.shadow(x, y, a(12), a(4.4), a(4));
  const glass = windows({ cols: 6, rows: 2, lit: 0.25, seed: 3, pad: 0.26 });
  s.group(() => {
    const flat = { shadow: false };
    s.box(x, y, 0, a(12), a(4.4), a(0.3), flat);
    s.box(x + a(0.3), y + a(0.4), a(0.3), a(3.7), a(3.2), a(2.5), {
      ...flat,
      left: glass,
      right: windows({ cols: 4, rows: 2, seed: 5, pad: 0.26 }),
    });
    s.box(x + a(0.2), y + a(0.3), a(2.8), a(3.9), a(3.4), a(0.2), { ...flat, color: "pale" });
    s.box(x + a(8), y + a(0.4), a(0.3), a(3.7), a(3.2), a(2.5), {
      ...flat,
      left: glass,
      right: windows({ cols: 4, rows: 2, seed: 6, pad: 0.26 }),
    });
    s.box(x + a(7.9), y + a(0.3), a(2.8), a(3.9), a(3.4), a(0.2), { ...flat, color: "pale" });
    s.box(x + a(4), y + a(0.2), a(0.3), a(4), a(3.2), a(3.2), {
      ...flat,
      color: "mid",
      left: (w, h) =>
        rect(w * 0.38, h * 0.3, w * 0.24, h * 0.7, s.theme.dark ? palette.amber : palette.steel760, {
          opacity: 0.9,
        }),
    });
    for (let i = 0; i < 6; i++)
      s.lathe(
        x + a(4.3 + i * 0.68),
        y + a(3.8),
        a(0.3),
        [
          [a(0.17), 0],
          [a(0.14), a(3)],
        ],
        { color: "pale" },
      );
    s.box(x + a(3.9), y + a(0.1), a(3.5), a(4.2), a(4.05), a(0.4), { ...flat, color: "pale" });
    s.lathe(
      x + a(6),
      y + a(2),
      a(3.9),
      [
        [a(1.6), 0],
        [a(1.6), a(0.25)],
        [a(1.35), a(0.25)],
        [a(1.35), a(1.2)],
        [a(1.5), a(1.2)],
        [a(1.5), a(1.4)],
      ],
      { color: "pale" },
    );
    s.sphere(x + a(6), y + a(2), a(5.3), a(1.4), { color: dome, dome: true });
    s.lathe(
      x + a(6),
      y + a(2),
      a(6.95),
      [
        [a(0.26), 0],
        [a(0.24), a(0.4)],
        [a(0.3), a(0.42)],
        [0, a(0.85)],
      ],
      { color: "pale", bounds: [x + a(5.8), y + a(1.8), a(7), x + a(6.2), y + a(2.2), a(7.8)] },
    );
  }, [x, y, 0, x + a(12), y + a(4.4), a(7.8)]);
}
