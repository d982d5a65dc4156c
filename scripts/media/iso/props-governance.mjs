/**
 * Things on the tables of the strategy and governance pictures: name plates, books, chairs, vaults,
 * tokens, clocks. Same manner as props.mjs: `name(scene, x, y, …)` puts itself into the painter's order.
 */
import { lines } from "./props.mjs";
import { circle, iconAt, rect, text } from "./svg.mjs";

export * from "./props-instruments.mjs";

/** Points written as words, "0 0, 3 0, 3 2 1": long lists of coordinates stay on one line. */
export const way = (list) => list.split(",").map((q) => q.trim().split(/\s+/).map(Number));

/** Words in the middle of a face; faces of pale things are light in both themes, so the ink is fixed. */
export const words =
  (content, { size = 0.32, fill = "#0B1C24", weight = 580, dy = 0 } = {}) =>
  (w, h) =>
    text(w / 2, h / 2 + size * 0.35 + dy, content, { size, fill, weight, anchor: "middle" });

/** Several painters on one face. */
export const paints =
  (...list) =>
  (w, h, s) =>
    list.map((paint) => paint(w, h, s)).join("");

/** A painter moved and sized within the face: at(0.1, 0.1, 1, 1, painter). */
export const at = (x, y, w, h, paint) => (_w, _h, s) =>
  `<g transform="translate(${x} ${y})">${paint(w, h, s)}</g>`;

/** An upright slab, `w` long, that looks to the lower left ("left") or lower right ("right"). */
export function slab(s, x, y, w, h, { z = 0, t = 0.14, color = "pale", paint, face = "left", shadow } = {}) {
  if (face === "left") s.box(x, y, z, w, t, h, { color, left: paint, shadow });
  else s.box(x, y, z, t, w, h, { color, right: paint, shadow });
}

/** A name plate with words on it. */
export function plate(
  s,
  x,
  y,
  z,
  content,
  { w = 1.5, h = 0.46, size = 0.3, color = "pale", face, fill } = {},
) {
  slab(s, x, y, w, h, { z, t: 0.1, color, face, shadow: false, paint: words(content, { size, fill }) });
}

/** A cube with the same icon on both faces: a model or an agent. */
export function cube(s, x, y, z, size, { color = "teal", icon = "cpu", glyph = "#FFFFFF", ...rest } = {}) {
  const face = (w, h) => iconAt(icon, w / 2, h / 2, w * 0.56, glyph, 1.9);
  s.box(x, y, z, size, size, size, { color, left: face, right: face, ...rest });
}

/** A lying sheet with lines of text (or a painter) on it. */
export function page(
  s,
  x,
  y,
  z,
  { dx = 1.5, dy = 2, color = "pale", paint, count = 7, seed = 2, marks } = {},
) {
  const tone = s.t.dark ? "#566A72" : undefined;
  const top = paint ?? lines(count, { seed, marks, thick: 0.34, color: tone });
  s.box(x, y, z, dx, dy, 0.07, { color, top, shadow: z < 0.01 ? 0.4 : false });
}

/** A closed book lying flat, its pages to be seen on both faces. */
export function book(s, x, y, z, { dx = 1.8, dy = 1.4, dz = 0.42, color = "coral", top } = {}) {
  const edge = (w, h) => rect(w * 0.05, h * 0.2, w * 0.95, h * 0.6, "#EEF1EF", { op: 0.92 });
  s.box(x, y, z, dx, dy, dz, { color, top, left: edge, right: edge });
}

/** An open book or log, text on both pages; its fold runs along y. */
export function openBook(s, x, y, z, { dx = 2.8, dy = 1.9, cover = "coral", left, right } = {}) {
  const text = (seed) => lines(7, { seed, thick: 0.32, top: 0.1, color: s.t.dark ? "#566A72" : undefined });
  s.group(() => {
    s.box(x, y, z, dx, dy, 0.07, { color: cover, shadow: false });
    const half = dx / 2 - 0.1;
    const leaf = (px, paint) =>
      s.box(px, y + 0.07, z + 0.07, half, dy - 0.14, 0.14, { color: "pale", top: paint, shadow: false });
    leaf(x + 0.08, left ?? text(4));
    leaf(x + dx / 2 + 0.02, right ?? text(9));
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, 0.3);
}

/** A chair; `back` is the side its back stands on: n (-y), s (+y), w (-x), e (+x). `who` sits on it. */
export function chair(s, x, y, { z = 0, back = "n", color = "mid", who } = {}) {
  const u = 0.8;
  const rail = { n: [0, 0, u, 0.1], s: [0, u - 0.1, u, 0.1], w: [0, 0, 0.1, u], e: [u - 0.1, 0, 0.1, u] }[
    back
  ];
  s.group(() => {
    s.lathe(x + u / 2, y + u / 2, z, way("0.3 0, 0.3 0.05, 0.06 0.08, 0.06 0.5"), {
      color: "dark",
      shadow: false,
    });
    s.box(x, y, z + 0.5, u, u, 0.12, { color, shadow: false });
    if (who) sitter(s, x + u / 2, y + u / 2, z + 0.62, who);
    s.box(x + rail[0], y + rail[1], z + 0.62, rail[2], rail[3], 0.75, { color, shadow: false });
  }, [x, y, z, x + u, y + u, z + (who ? 1.6 : 1.4)]);
  if (z < 0.01) s.shadow(x, y, u, u, 0.8);
}

const skins = ["#E8B894", "#B9825A", "#7A4E34", "#F1CDAE"];

/** The upper half of a person, on a seat at height z. */
export function sitter(s, x, y, z, { color = "teal", skin = 0 } = {}) {
  s.lathe(x, y, z, way("0.24 0, 0.28 0.45, 0.21 0.6, 0.09 0.68"), { color, shadow: false });
  s.sphere(x, y, z + 0.9, 0.19, { color: skins[skin % 4] });
}

/** A laptop; its screen looks to the lower left unless `away`, then its back does. */
export function laptop(s, x, y, z, { away = false, paint, w = 1 } = {}) {
  const lid = (fw, fh, sc) =>
    away
      ? circle(fw / 2, fh / 2, 0.08, s.t.coral)
      : rect(0.05, 0.05, fw - 0.1, fh - 0.1, s.t.dark ? "#0B1C24" : "#F6F4EF") + (paint?.(fw, fh, sc) ?? "");
  s.group(() => {
    s.box(x, y, z, w, w * 0.66, 0.05, { color: "mid", shadow: false });
    const ly = away ? y + w * 0.6 : y;
    s.box(x, ly, z + 0.05, w, 0.06, w * 0.62, { color: "black", left: lid, shadow: false });
  });
}
