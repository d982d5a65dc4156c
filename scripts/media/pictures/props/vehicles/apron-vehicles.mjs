import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { tube } from "../shapes/solids.mjs";

export function cateringTruck(s, x, y, { color = "teal", lift = 1.1 } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  s.group(() => {
    s.box(x, y, 0.26, 1.1, 3.2, 0.2, {
      color: "black",
      shadow: false,
      right: (w, h) =>
        [0.5, 1.1, w - 0.6].map((a) => circle(a, h, 0.24, tyre) + circle(a, h, 0.1, s.theme.faint)).join(""),
    });
    s.box(x, y + 2.3, 0.46, 1.1, 0.9, 0.9, {
      color: "pale",
      shadow: false,
      left: (w, h) => rect(w * 0.1, h * 0.16, w * 0.8, h * 0.36, palette.dark900, { opacity: 0.78 }),
      right: (w, h) => rect(w * 0.3, h * 0.16, w * 0.5, h * 0.34, palette.dark900, { opacity: 0.78 }),
    });
    for (const d of [0, 1]) {
      s.beam([x + 1.1, y + 0.2, 0.5], [x + 1.1, y + 2, 0.5 + lift], 0.12, { color: "mid" });
      s.beam([x + 1.1, y + 2, 0.5 + d * 0.01], [x + 1.1, y + 0.2, 0.5 + lift], 0.12, { color: "mid" });
    }
    s.box(x - 0.05, y - 0.1, 0.5 + lift, 1.2, 2.3, 1.25, {
      color,
      shadow: false,
      right: (w, h) => rect(w * 0.1, h * 0.4, w * 0.8, h * 0.14, palette.white, { opacity: 0.7 }),
    });
  }, [x - 0.05, y - 0.1, 0, x + 1.15, y + 3.2, lift + 1.8]);
  s.shadow(x, y, 1.1, 3.2, 2);
}

export function fuelTruck(s, x, y, { axis = "x", color = "coral", len = 2.8 } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  const put = (d, z, l, h, o2) =>
    axis === "x"
      ? s.box(x + d, y, z, l, 1.1, h, { shadow: false, ...o2 })
      : s.box(x, y + d, z, 1.1, l, h, { shadow: false, ...o2 });
  const side = axis === "x" ? "left" : "right";
  const nose = axis === "x" ? "right" : "left";
  const end = axis === "x" ? [x, y, 0, x + len + 1, y + 1.1, 1.9] : [x, y, 0, x + 1.1, y + len + 1, 1.9];
  s.group(() => {
    put(0, 0.24, len + 0.95, 0.16, {
      color: "black",
      [side]: (w, h) =>
        [0.4, 1, len + 0.5]
          .map((u) => (axis === "x" ? u : w - u))
          .map((u) => circle(u, h, 0.24, tyre) + circle(u, h, 0.1, s.theme.faint))
          .join(""),
    });
    const q = axis === "x" ? [x, y + 0.55, 1] : [x + 0.55, y, 1];
    tube(s, ...q, 0.6, len, { color, axis });
    put(len + 0.1, 0.4, 0.85, 1.1, {
      color: "pale",
      [side]: (w, h) => rect(w * 0.3, h * 0.14, w * 0.5, h * 0.34, palette.dark900, { opacity: 0.78 }),
      [nose]: (w, h) => rect(w * 0.1, h * 0.14, w * 0.8, h * 0.36, palette.dark900, { opacity: 0.78 }),
    });
  }, end);
  s.shadow(x, y, end[3] - x, end[4] - y, 1.3);
}
