import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";

export function bank(s, x, y, { u = 1, emblem = "landmark", disc } = {}) {
  const a = (v) => v * u;
  s.group(() => {
    const flat = { shadow: false };
    s.box(x, y, 0, a(4), a(3.4), a(0.2), flat);
    s.box(x + a(0.2), y + a(0.16), a(0.2), a(3.6), a(3.04), a(0.2), flat);
    s.box(x + a(0.7), y + a(0.5), a(0.4), a(2.6), a(2), a(1.7), {
      ...flat,
      color: s.theme.dark ? "dark" : "mid",
      left: (w, h) =>
        rect(w * 0.38, h * 0.25, w * 0.24, h * 0.75, s.theme.dark ? palette.amber : palette.steel760, {
          opacity: 0.9,
        }),
    });
    const column = (cx, cy) =>
      s.lathe(
        cx,
        cy,
        a(0.4),
        [
          [a(0.13), 0],
          [a(0.11), a(1.7)],
        ],
        { color: "pale", shadow: false },
      );
    for (let i = 0; i < 3; i++) column(x + a(3.5), y + a(0.6 + i * 0.75));
    for (let i = 0; i < 5; i++) column(x + a(0.5 + i * 0.75), y + a(2.85));
    s.box(x + a(0.25), y + a(0.2), a(2.1), a(3.5), a(2.95), a(0.3), flat);
    s.prism(x + a(0.15), y + a(0.1), a(2.4), a(3.7), a(3.15), a(0.95), {
      gable: (w, h) =>
        circle(w / 2, h * 0.63, a(0.26), disc ?? s.theme.coral) +
        iconAt(emblem, w / 2, h * 0.63, a(0.32), palette.white, 2.2),
    });
  }, [x, y, 0, x + a(4), y + a(3.4), a(3.3)]);
  s.shadow(x, y, a(4), a(3.4), a(3));
}
