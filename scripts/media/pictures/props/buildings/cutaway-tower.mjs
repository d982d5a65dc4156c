import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

export function cutawayTower(s, x, y, dx, dy, floors, { gap = 1.5 } = {}) {
  floors.forEach((air, i) => {
    const z = i * gap;
    s.group(() => {
      s.box(x, y, z, dx, dy, 0.16, { color: "mid", shadow: false });
      s.box(x, y, z + 0.16, dx, 0.14, gap - 0.16, {
        color: air ?? "stone",
        shadow: false,
        left: (w, h) =>
          Array.from({ length: 5 }, (_, k) =>
            rect(
              w * (0.06 + k * 0.19),
              h * 0.18,
              w * 0.13,
              h * 0.5,
              s.theme.dark ? palette.steel660 : palette.steel140,
            ),
          ).join(""),
      });
      s.box(x, y + 0.14, z + 0.16, 0.14, dy - 0.14, gap - 0.16, {
        color: air ?? "stone",
        shadow: false,
        right: (w, h) =>
          Array.from({ length: 4 }, (_, k) =>
            rect(
              w * (0.08 + k * 0.23),
              h * 0.18,
              w * 0.15,
              h * 0.5,
              s.theme.dark ? palette.steel660 : palette.steel140,
            ),
          ).join(""),
      });
      for (const k of [0, 1, 2]) {
        const fx = x + 0.6 + k * (dx / 3.2);
        s.box(fx, y + dy - 1.2, z + 0.16, 1, 0.55, 0.42, { color: "sand", shadow: false });
        s.box(fx + 0.3, y + dy - 1.1, z + 0.58, 0.4, 0.06, 0.28, { color: "black", shadow: false });
        if ((i + k) % 2) {
          s.lathe(
            fx + 0.5,
            y + dy - 0.35,
            z + 0.16,
            [
              [0.15, 0, ["coral", "teal", "amber"][(i + k) % 3]],
              [0.19, 0.4],
              [0.08, 0.5],
            ],
            { color: "teal", shadow: false },
          );
          s.sphere(fx + 0.5, y + dy - 0.35, z + 0.78, 0.12, { color: palette.skin2 });
        }
      }
      s.box(x + dx - 0.16, y + dy - 0.16, z + 0.16, 0.16, 0.16, gap - 0.16, { color: "mid", shadow: false });
    }, [x, y, z, x + dx, y + dy, z + gap]);
  });
  s.shadow(x, y, dx, dy, floors.length * gap);
  return floors.length * gap;
}
