import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { ribs } from "../textures/surfaces.mjs";

export function truck(s, x, y, { color = "coral", cab = "pale", len = 2.6, mark } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  const wheels = (list) => (_w, h) =>
    list.map((u) => circle(u, h, 0.2, tyre) + circle(u, h, 0.08, s.theme.faint)).join("");
  s.group(() => {
    s.box(x, y, 0.2, len, 1, 1.15, {
      color,
      left: (w, h, sc) =>
        ribs(10, 0.18)(w, h, sc) + (mark ? mark(w, h, sc) : "") + wheels([0.4, 0.9, len - 0.3])(w, h),
      shadow: false,
    });
    s.box(x + len + 0.08, y + 0.04, 0.2, 0.85, 0.92, 0.95, {
      color: cab,
      shadow: false,
      left: (w, h) =>
        rect(w * 0.3, h * 0.14, w * 0.5, h * 0.34, palette.dark900, { opacity: 0.75, rx: 0.04 }) +
        wheels([0.45])(w, h),
      right: (w, h) =>
        rect(w * 0.1, h * 0.12, w * 0.8, h * 0.38, palette.dark900, { opacity: 0.75, rx: 0.04 }),
    });
  }, [x, y, 0, x + len + 0.95, y + 1, 1.4]);
  s.shadow(x, y, len + 0.95, 1, 1);
}

export function car(s, x, y, { color = "pale" } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  s.group(() => {
    s.box(x, y, 0.14, 1.5, 0.72, 0.34, {
      color,
      shadow: false,
      left: (_w, h) => [0.32, 1.18].map((u) => circle(u, h, 0.15, tyre)).join(""),
    });
    s.box(x + 0.32, y + 0.06, 0.48, 0.8, 0.6, 0.28, { color: "glass", shadow: false });
  }, [x, y, 0, x + 1.5, y + 0.72, 0.8]);
  s.shadow(x, y, 1.5, 0.72, 0.5);
}
