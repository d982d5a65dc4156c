import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { windows } from "../textures/surfaces.mjs";

/** A tower of flats. `lit` lights one of them: [face, column, row]. */
export function flatTower(
  s,
  x,
  y,
  dx,
  dy,
  h,
  { color = "pale", cols = 4, rows = 8, lit = 0.22, seed = 1, flat, roof = true } = {},
) {
  const dark = color === "dark" || color === "black";
  const glass = dark && !s.theme.dark ? { fill: palette.steel511, litFill: palette.teal270 } : {};
  const face = (side, count) => (w, fh, sc) => {
    let svg = windows({ cols: count, rows, lit, seed: seed + (side === "left" ? 0 : 31), ...glass })(
      w,
      fh,
      sc,
    );
    if (flat?.[0] === side) {
      const [cw, rh] = [w / count, fh / rows];
      svg += rect(cw * (flat[1] + 0.1), rh * (flat[2] + 0.08), cw * 0.8, rh * 0.78, palette.amber, {
        rx: 0.03,
      });
      svg += rect(cw * (flat[1] + 0.1), rh * (flat[2] + 0.08), cw * 0.8, rh * 0.78, undefined, {
        rx: 0.03,
        stroke: s.theme.coral,
        strokeWidth: 0.07,
      });
    }
    return svg;
  };
  const base = 0.9;
  s.group(() => {
    s.box(x + 0.12, y + 0.12, 0, dx - 0.24, dy - 0.24, base, {
      color: "dark",
      shadow: false,
      left: (w, fh) =>
        rect(w * 0.38, fh * 0.2, w * 0.24, fh * 0.8, palette.amber) +
        line(w * 0.5, fh * 0.2, w * 0.5, fh, palette.dark900, { strokeWidth: 0.04 }) +
        [0.08, 0.7]
          .map((v) => rect(w * v, fh * 0.22, w * 0.22, fh * 0.56, palette.amber, { opacity: 0.4 }))
          .join(""),
      right: (w, fh) =>
        [0.08, 0.38, 0.68]
          .map((v) => rect(w * v, fh * 0.22, w * 0.24, fh * 0.56, palette.amber, { opacity: 0.35 }))
          .join(""),
    });
    s.box(x, y, base, dx, dy, h - base, {
      color,
      shadow: false,
      left: face("left", cols),
      right: face("right", Math.max(2, Math.round((cols * dy) / dx))),
    });
    s.box(x - 0.08, y - 0.08, h, dx + 0.16, dy + 0.16, 0.14, { color, shadow: false });
    if (roof) {
      s.box(x + dx * 0.18, y + dy * 0.2, h + 0.14, dx * 0.34, dy * 0.4, 0.5, { color: "mid", shadow: false });
      s.cylinder(x + dx * 0.75, y + dy * 0.6, h + 0.14, 0.26, 0.4, { color: "mid", shadow: false });
    }
  }, [x - 0.08, y - 0.08, 0, x + dx + 0.08, y + dy + 0.08, h + 0.64]);
  s.shadow(x, y, dx, dy, h);
}
