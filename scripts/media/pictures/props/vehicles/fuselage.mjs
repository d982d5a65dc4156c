import { palette } from "../../engine/palette.mjs";
import { circle } from "../../engine/svg.mjs";

/** Height of the fuselage's axis, and its radius, at size 1. */
export const AXIS = 1.9;
const RADIUS = 0.86;

/** Adds the gradient of nose and tail, which consist of thin discs, and returns its id. */
function skinShade(s, axis, body) {
  const [top, left, right] = s.tones(body);
  const id = `skin${axis}${[top, left, right].join("").replaceAll("#", "")}`;
  const [g0, g1] = axis === "x" ? [0.854, 0.146] : [0.146, 0.854];
  s.defs.set(
    id,
    `<linearGradient id="${id}" x1="${g0}" y1=".146" x2="${g1}" y2=".854"><stop stop-color="${left}"/>` +
      `<stop offset=".28" stop-color="${top}"/><stop offset=".55" stop-color="${left}"/>` +
      `<stop offset="1" stop-color="${right}"/></linearGradient>`,
  );
  return id;
}

function marks(s, at, { u, livery }) {
  const skin = (a, angle, r = RADIUS) => at(a, r * Math.cos(angle), AXIS + r * Math.sin(angle));
  const px = (v) => (v * s.scale * u).toFixed(1);
  const stroke = (list, color, w, dash) =>
    `<polyline points="${s.points(list)}" fill="none" stroke="${color}" stroke-width="${px(w)}"` +
    `${dash ? ` stroke-dasharray="${dash.map(px).join(" ")}"` : ""}/>`;
  const cockpit = [
    skin(10.3, 0.62, RADIUS * 0.98),
    skin(10.86, 0.5, RADIUS * 0.86),
    skin(10.86, 1.6, RADIUS * 0.8),
    skin(10.3, 1.7, RADIUS * 0.94),
  ];
  const stripe = [skin(1.6, -0.12, RADIUS * 0.9), skin(2.6, -0.12), skin(10.4, -0.12)];
  return (
    stroke([skin(2.7, 0.26), skin(9.7, 0.26)], palette.dark800, 0.2, [0.16, 0.2]) +
    stroke(stripe, s.tones(livery)[1], 0.15) +
    `<polygon points="${s.points(cockpit)}" fill="${palette.dark800}"/>` +
    [3.4, 9.1].map((a) => stroke([skin(a, -0.22), skin(a, 0.5)], palette.steel410, 0.26)).join("")
  );
}

/** The fuselage as SVG; `at(along, across, up)` gives the world position of one of its points. */
export function fuselage(s, at, { axis, u, livery, body }) {
  const shade = skinShade(s, axis, body);
  const disc = (a, r, z) =>
    s.decal(axis === "x" ? "right" : "left", ...at(a, 0, z), circle(0, 0, r * u, `url(#${shade})`));
  const cone = (from, len, count, shape) =>
    Array.from({ length: count + 1 }, (_, i) => disc(from + (len * i) / count, ...shape(i / count))).join("");
  const tube = s.inOrder(() =>
    s.drum(...at(2.55, 0, AXIS), RADIUS * u, 7.5 * u, {
      color: body,
      axis,
      face: (r) => circle(0, 0, r, s.tones(body)[1]),
    }),
  );
  const end = cone(0, 2.6, 60, (t) => [
    RADIUS * (0.16 + 0.84 * Math.sin((t * Math.PI) / 2)),
    AXIS + 0.5 * (1 - t) ** 1.4,
  ]);
  const nose = cone(10.05, 1.6, 48, (t) => [RADIUS * Math.sqrt(1 - t * t * 0.995), AXIS - t * 0.2]);
  return tube + end + nose + marks(s, at, { u, livery });
}
