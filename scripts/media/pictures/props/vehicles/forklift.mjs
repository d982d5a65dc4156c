import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { circle } from "../../engine/svg.mjs";

export function forklift(s, x, y, { color = "amber", lift = 0.3, load } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  const wheels = (w, h) =>
    [0.3, w - 0.3].map((u) => circle(u, h, 0.26, tyre) + circle(u, h, 0.1, s.theme.faint)).join("");
  s.group(() => {
    if (load) {
      s.box(x - 0.15, y - 1.25, lift, 1.5, 1.1, 0.12, { color: "sand", shadow: false });
      s.box(x - 0.1, y - 1.2, lift + 0.12, 1.4, 1, 0.95, { color: load, shadow: false });
    }
    for (const d of [0.12, 0.96])
      s.box(x + d, y - 0.1, 0.1, 0.12, 0.12, 2.7, { color: "dark", shadow: false });
    s.box(x, y + 0.1, 0.26, 1.2, 1.7, 0.62, { color, shadow: false, right: wheels });
    s.box(x + 0.1, y + 1, 0.88, 1, 0.78, 0.35, { color: "dark", shadow: false });
    s.lathe(
      x + 0.6,
      y + 0.85,
      0.88,
      [
        [0.22, 0, "teal"],
        [0.24, 0.5],
        [0.1, 0.62],
      ],
      { color: "teal", shadow: false },
    );
    s.sphere(x + 0.6, y + 0.85, 1.66, 0.17, { color: palette.skin2 });
    for (const [a, b] of parsePoints("0.05 0.15, 1.05 0.15, 0.05 1.6, 1.05 1.6"))
      s.box(x + a, y + b, 0.88, 0.1, 0.1, 1.15, { color: "dark", shadow: false });
    s.box(x, y + 0.1, 2.03, 1.2, 1.65, 0.1, { color, shadow: false });
  }, [x, y - 1.2, 0, x + 1.3, y + 1.8, 2.7]);
  s.shadow(x, y - 1, 1.2, 2.7, 1.4);
}
