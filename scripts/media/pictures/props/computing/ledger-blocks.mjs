import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { centredIcon } from "../textures/surfaces.mjs";

/** A cube with an icon on its left face, for chains along x. */
export function ledgerBlock(
  s,
  x,
  y,
  { z = 0, size = 1, color = "iris", icon: name = "link", shadow, glyph = palette.white } = {},
) {
  s.box(x, y, z, size, size, size, {
    color,
    shadow,
    left: (w, h) => icon(name, w * 0.24, h * 0.24, w * 0.52, glyph, 2),
    right: (w, h) =>
      rect(w * 0.22, h * 0.34, w * 0.56, h * 0.08, glyph, { opacity: 0.75 }) +
      rect(w * 0.22, h * 0.54, w * 0.38, h * 0.08, glyph, { opacity: 0.75 }),
  });
}

/** A cube with an icon on its right face, for chains along y. */
export function ledgerEntry(s, x, y, size, name, { color = "iris", glyph = palette.white, z = 0 } = {}) {
  s.box(x, y, z, size, size, size, {
    color,
    right: centredIcon(name, glyph, { size: 0.54, strokeWidth: 2 }),
    left: (w, h) =>
      [0.34, 0.54]
        .map((k, i) => rect(w * 0.22, h * k, w * (i ? 0.36 : 0.56), h * 0.08, glyph, { opacity: 0.75 }))
        .join(""),
  });
}
