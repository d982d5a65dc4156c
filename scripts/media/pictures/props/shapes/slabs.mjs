import { mixColours } from "../../engine/palette.mjs";
import { centredText } from "../textures/surfaces.mjs";

/** An upright slab of length `w`. `face` is the side that `paint` fills: "left" or "right". */
export function slab(s, x, y, w, h, { z = 0, t = 0.14, color = "pale", paint, face = "left", shadow } = {}) {
  if (face === "left") s.box(x, y, z, w, t, h, { color, left: paint, shadow });
  else s.box(x, y, z, t, w, h, { color, right: paint, shadow });
}

export function namePlate(
  s,
  x,
  y,
  z,
  content,
  { w = 1.5, h = 0.46, size = 0.3, color = "pale", face, fill } = {},
) {
  slab(s, x, y, w, h, { z, t: 0.1, color, face, shadow: false, paint: centredText(content, { size, fill }) });
}

/** An upright flat shape that faces "left" or "right"; `shape(fill)` is the SVG of its outline within w × h. */
export function cutout(
  s,
  x,
  y,
  z,
  w,
  h,
  { depth = 0.3, shape, color = "pale", paint, face = "left", shadow } = {},
) {
  const [, l, r] = s.tones(color);
  const count = Math.max(2, Math.ceil((depth * s.scale) / 1.6));
  const at = (d) => (face === "left" ? [x, y + d, z + h] : [x + d, y + w, z + h]);
  let svg = "";
  for (let i = 0; i < count; i++)
    svg += s.decal(face, ...at((depth * i) / count), shape(face === "left" ? r : mixColours(l, r, 0.5)));
  const front = s.tones(color)[face === "left" ? 0 : 1];
  svg += s.decal(face, ...at(depth), shape(mixColours(front, l, 0.35)) + (paint ? paint(w, h, s) : ""));
  const [dx, dy] = face === "left" ? [w, depth] : [depth, w];
  if (shadow ?? z < 0.01) s.shadow(x, y, dx, dy, h, 0.5);
  return s.add([x, y, z, x + dx, y + dy, z + h], svg);
}

export function board(
  s,
  x,
  y,
  w,
  h,
  { z = 0, face = "left", color = "pale", paint, depth = 0.16, shadow } = {},
) {
  const [dx, dy] = face === "left" ? [w, depth] : [depth, w];
  s.box(x, y, z, dx, dy, h, { color, [face]: paint, shadow: shadow ?? (z < 0.01 ? 0.5 : false) });
}
