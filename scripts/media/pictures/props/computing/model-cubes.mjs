import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";

export function iconCube(
  s,
  x,
  y,
  z,
  size,
  { color = "teal", icon = "cpu", glyph = palette.white, ...rest } = {},
) {
  const face = (w, h) => iconAt(icon, w / 2, h / 2, w * 0.56, glyph, 1.9);
  s.box(x, y, z, size, size, size, { color, left: face, right: face, ...rest });
}

/** An agent: a cube with a face that looks left. */
export function agent(s, x, y, z, u) {
  const face = (w, h) =>
    rect(w * 0.14, h * 0.18, w * 0.72, h * 0.54, palette.dark900, { rx: w * 0.12 }) +
    circle(w * 0.36, h * 0.43, w * 0.075, palette.teal360) +
    circle(w * 0.64, h * 0.43, w * 0.075, palette.teal360) +
    path(`M${w * 0.4} ${h * 0.58}Q${w * 0.5} ${h * 0.65} ${w * 0.6} ${h * 0.58}`, {
      stroke: palette.teal360,
      strokeWidth: w * 0.035,
    });
  const side = (w, h) =>
    [0.34, 0.48, 0.62]
      .map((v) => rect(w * 0.24, h * v, w * 0.52, h * 0.06, palette.dark900, { opacity: 0.4, rx: h * 0.03 }))
      .join("");
  s.group(() => {
    s.box(x + u * 0.06, y + u * 0.06, z, u * 0.88, u * 0.88, u * 0.1, { color: "black", shadow: false });
    s.box(x, y, z + u * 0.1, u, u, u * 0.9, { color: "coral", shadow: false, left: face, right: side });
    s.beam([x + u / 2, y + u / 2, z + u], [x + u / 2, y + u / 2, z + u * 1.28], u * 0.06, {
      color: "black",
    });
    s.sphere(x + u / 2, y + u / 2, z + u * 1.34, u * 0.08, { color: "teal" });
  }, [x, y, z, x + u, y + u, z + u * 1.42]);
  if (z < 0.01) s.shadow(x, y, u, u, u);
}
