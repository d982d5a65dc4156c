import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";

export function screen(
  s,
  x,
  y,
  { z = 0, w = 1.6, h = 1, face = "left", paint, foot = true, color = "black" } = {},
) {
  const glass = (fw, fh, scene) =>
    rect(0.06, 0.06, fw - 0.12, fh - 0.12, s.theme.dark ? palette.dark900 : palette.light50, { rx: 0.04 }) +
    (paint ? paint(fw, fh, scene) : "");
  const up = foot ? 0.3 : 0;
  s.group(() => {
    if (face === "left") {
      if (foot)
        s.box(x + w * 0.3, y, z, w * 0.4, 0.3, 0.05, { color, shadow: false }) &&
          s.box(x + w * 0.46, y + 0.1, z, w * 0.08, 0.08, up, { color, shadow: false });
      s.box(x, y + 0.1, z + up, w, 0.1, h, { color, left: glass, shadow: false });
    } else {
      if (foot)
        s.box(x, y + w * 0.3, z, 0.3, w * 0.4, 0.05, { color, shadow: false }) &&
          s.box(x + 0.1, y + w * 0.46, z, 0.08, w * 0.08, up, { color, shadow: false });
      s.box(x + 0.1, y, z + up, 0.1, w, h, { color, right: glass, shadow: false });
    }
  });
}

export function phone(s, x, y, { z = 0, h = 4, w = 2.1, face = "left", paint, color = "black" } = {}) {
  const glass = (fw, fh, sc) =>
    rect(0.1, 0.1, fw - 0.2, fh - 0.2, s.theme.dark ? palette.dark900 : palette.grey040, { rx: 0.2 }) +
    rect(fw * 0.36, 0.18, fw * 0.28, 0.1, s.theme.dark ? palette.steel771 : palette.steel190, { rx: 0.05 }) +
    (paint ? paint(fw, fh, sc) : "");
  if (face === "left") s.box(x, y, z, w, 0.22, h, { color, left: glass });
  else s.box(x, y, z, 0.22, w, h, { color, right: glass });
}

/** A laptop that faces left, or shows its back with `away`. */
export function laptop(s, x, y, z, { away = false, paint, w = 1 } = {}) {
  const lid = (fw, fh, sc) =>
    away
      ? circle(fw / 2, fh / 2, 0.08, s.theme.coral)
      : rect(0.05, 0.05, fw - 0.1, fh - 0.1, s.theme.dark ? palette.dark900 : palette.light50) +
        (paint?.(fw, fh, sc) ?? "");
  s.group(() => {
    s.box(x, y, z, w, w * 0.66, 0.05, { color: "mid", shadow: false });
    const ly = away ? y + w * 0.6 : y;
    s.box(x, ly, z + 0.05, w, 0.06, w * 0.62, { color: "black", left: lid, shadow: false });
  });
}
