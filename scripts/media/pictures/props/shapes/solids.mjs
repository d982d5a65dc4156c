import { mixColours } from "../../engine/palette.mjs";
import { circle, num } from "../../engine/svg.mjs";

export const boundsOf = (points) =>
  [0, 1, 2]
    .map((i) => Math.min(...points.map((q) => q[i])))
    .concat([0, 1, 2].map((i) => Math.max(...points.map((q) => q[i]))));

/** Extrudes a convex outline [[x, y], …] from z0 to z1. */
export function extrude(s, outline, z0, z1, { color = "stone", top, bounds } = {}) {
  const [a, l, r] = s.tones(color);
  const count = outline.length;
  const area = outline.reduce((sum, q, i) => {
    const w = outline[(i + 1) % count];
    return sum + q[0] * w[1] - w[0] * q[1];
  }, 0);
  const list = area > 0 ? outline : [...outline].reverse();
  let svg = "";
  const faces = list.map((q, i) => {
    const w = list[(i + 1) % count];
    return { normal: [w[1] - q[1], q[0] - w[0]], at: [q, w, w, q] };
  });
  for (const { normal, at } of faces.sort((f, g) => f.at[0][0] + f.at[0][1] - g.at[0][0] - g.at[0][1])) {
    const [nx, ny] = normal;
    if (nx + ny <= 1e-6) continue;
    const t = Math.max(0, Math.min(1, 0.5 + (nx - ny) / (2 * Math.hypot(nx, ny))));
    svg += s.polygon(
      at.map((q, i) => [...q, i < 2 ? z0 : z1]),
      mixColours(l, r, t),
    );
  }
  svg += s.polygon(
    list.map((q) => [...q, z1]),
    top ?? a,
  );
  const all = [...list.map((q) => [...q, z0]), ...list.map((q) => [...q, z1])];
  return s.add(bounds ?? boundsOf(all), svg);
}

/** A lying cylinder with rounded shading at its far end. */
export function tube(s, x, y, z, r, length, { color = "mid", axis = "x", face } = {}) {
  const [a, l, right] = s.tones(color);
  const id = `tube${axis}${[a, l, right].join("").replaceAll("#", "")}`;
  const [g0, g1] = axis === "x" ? [0.854, 0.146] : [0.146, 0.854];
  s.defs.set(
    id,
    `<linearGradient id="${id}" x1="${g0}" y1=".146" x2="${g1}" y2=".854"><stop stop-color="${l}"/>` +
      `<stop offset=".28" stop-color="${a}"/><stop offset=".55" stop-color="${l}"/>` +
      `<stop offset="1" stop-color="${right}"/></linearGradient>`,
  );
  s.group(() => {
    s.drum(x, y, z, r, length, { color, axis, face });
    const { bounds, svg } = s.solids.pop();
    const side = axis === "x" ? "right" : "left";
    // The far disc covers the end of the side with the same gradient.
    const far = s.decal(side, x, y, z, circle(0, 0, r, `url(#${id})`));
    const near = s.decal(
      side,
      axis === "x" ? x + length : x,
      axis === "x" ? y : y + length,
      z,
      circle(0, 0, r, axis === "x" ? right : l) + (face ? face(r, s) : ""),
    );
    s.add(bounds, svg + far + near);
  });
}

export function pipe(s, points, width, { color = "mid" } = {}) {
  for (let i = 0; i + 1 < points.length; i++) s.beam(points[i], points[i + 1], width, { color });
}

/** Puts SVG on a plane of the world with origin o and unit vectors u and v. */
export function onParallelogram(s, o, u, v, svg) {
  const a = s.project(...o);
  const step = (q) => s.project(o[0] + q[0], o[1] + q[1], o[2] + q[2]).map((c, i) => c - a[i]);
  const [ux, uy] = step(u);
  const [vx, vy] = step(v);
  return `<g transform="matrix(${[ux, uy, vx, vy, a[0], a[1]].map(num).join(" ")})">${svg}</g>`;
}
