import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";

/** A bank of 7.6 by 6.4 units at size 1, its gable to the left. */
export function bank(s, x, y, { u = 1, columns = 6, emblem = "landmark", lit = true } = {}) {
  const at = (a) => a * u;
  s.shadow(x, y, at(7.6), at(6.4), at(5));
  s.group(() => {
    const flat = { shadow: false };
    s.box(x, y, 0, at(7.6), at(6.4), at(0.34), flat);
    s.box(x + at(0.35), y + at(0.3), at(0.34), at(6.9), at(5.75), at(0.3), flat);
    s.box(x + at(0.7), y + at(0.6), at(0.64), at(6.2), at(5.1), at(0.28), flat);
    s.box(x + at(1.5), y + at(1.3), at(0.92), at(4.6), at(3.6), at(2.96), {
      ...flat,
      color: s.theme.dark ? "dark" : [palette.white, palette.steel201, palette.steel331],
      left: (w, h) =>
        rect(w * 0.4, h * 0.28, w * 0.2, h * 0.72, s.theme.dark ? palette.amber : palette.steel760, {
          opacity: lit ? 0.9 : 0.6,
        }),
    });
    const column = (cx, cy) =>
      s.group(() => {
        s.box(cx - at(0.28), cy - at(0.28), at(0.92), at(0.56), at(0.56), at(0.16), { edge: false });
        s.lathe(
          cx,
          cy,
          at(1.08),
          [
            [at(0.2), 0],
            [at(0.17), at(2.64)],
          ],
          { color: "pale" },
        );
        s.box(cx - at(0.28), cy - at(0.28), at(3.72), at(0.56), at(0.56), at(0.16), { edge: false });
      });
    for (let i = 0; i < 4; i++) column(x + at(6.55), y + at(1 + i * 1.05));
    for (let i = 0; i < columns; i++) column(x + at(1.05 + (i * 5.5) / (columns - 1)), y + at(5.3));
    s.box(x + at(0.6), y + at(0.55), at(3.88), at(6.35), at(5.15), at(0.42), flat);
    s.box(x + at(0.45), y + at(0.4), at(4.3), at(6.65), at(5.45), at(0.16), flat);
    s.prism(x + at(0.45), y + at(0.4), at(4.46), at(6.65), at(5.45), at(1.6), {
      gable: (w, h) =>
        `<g transform="translate(${w / 2} ${h * 0.62})">` +
        `${circle(0, 0, at(0.42), s.theme.coral)}${iconAt(emblem, 0, 0, at(0.5), palette.white, 2.2)}</g>`,
    });
  }, [x, y, 0, x + at(7.6), y + at(6.4), at(6.1)]);
}
