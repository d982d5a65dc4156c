/** General forms the industry scenes share: extrusions, frames, dials, roads and vehicles along either axis. */
import * as o from "./overlays.mjs";
import { mix } from "./palette.mjs";
import { circle, line, n, path, rect, text } from "./svg.mjs";

/** A box's bounds around a list of points. */
export const boundsOf = (points) =>
  [0, 1, 2]
    .map((i) => Math.min(...points.map((q) => q[i])))
    .concat([0, 1, 2].map((i) => Math.max(...points.map((q) => q[i]))));

/** A convex outline [[x, y], …] raised from z0 to z1. `grow` widens or narrows its top about the middle. */
export function extrude(s, outline, z0, z1, { color = "stone", grow = 1, top, shadow = false, bounds } = {}) {
  const [a, l, r] = s.tones(color);
  const count = outline.length;
  const mid = [0, 1].map((i) => outline.reduce((sum, q) => sum + q[i], 0) / count);
  const area = outline.reduce((sum, q, i) => {
    const w = outline[(i + 1) % count];
    return sum + q[0] * w[1] - w[0] * q[1];
  }, 0);
  const list = area > 0 ? outline : [...outline].reverse();
  const upper = list.map((q) => q.map((v, i) => mid[i] + (v - mid[i]) * grow));
  let svg = "";
  const faces = list.map((q, i) => {
    const j = (i + 1) % count;
    const w = list[j];
    return { normal: [w[1] - q[1], q[0] - w[0]], at: [q, w, upper[j], upper[i]] };
  });
  for (const { normal, at } of faces.sort((f, g) => f.at[0][0] + f.at[0][1] - g.at[0][0] - g.at[0][1])) {
    const [nx, ny] = normal;
    if (nx + ny <= 1e-6) continue;
    const t = Math.max(0, Math.min(1, 0.5 + (nx - ny) / (2 * Math.hypot(nx, ny))));
    svg += s.polygon(
      at.map((q, i) => [...q, i < 2 ? z0 : z1]),
      mix(l, r, t),
    );
  }
  svg += s.polygon(
    upper.map((q) => [...q, z1]),
    top ?? a,
  );
  const all = [...list.map((q) => [...q, z0]), ...upper.map((q) => [...q, z1])];
  const span = bounds ?? boundsOf(all);
  if (shadow) s.shadow(span[0], span[1], span[3] - span[0], span[4] - span[1], z1);
  return s.add(span, svg);
}

/** A lying cylinder whose far end is shaded like its side: a pipe, a tank lorry, a vessel. */
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
    const { bounds, svg } = s.items.pop();
    const side = axis === "x" ? "right" : "left";
    // The far disc goes over the side: half of it meets the same gradient, the other half rounds the end.
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

/** A polyline of beams: pipes with round elbows. */
export function pipe(s, points, width, { color = "mid" } = {}) {
  for (let i = 0; i + 1 < points.length; i++) s.beam(points[i], points[i + 1], width, { color });
}

/** An open frame of posts and beams (a pipe rack, scaffolding): levels are heights. */
export function frame(s, x, y, dx, dy, levels, { color = "mid", t = 0.1, brace = false, every } = {}) {
  const h = levels.at(-1);
  const xs = every
    ? Array.from({ length: Math.round(dx / every) + 1 }, (_, i) => x + i * every)
    : [x, x + dx];
  for (const px of xs) for (const py of [y, y + dy]) s.box(px, py, 0, t, t, h, { color, shadow: 0.1 });
  for (const z of levels) {
    for (const py of [y, y + dy]) s.box(x, py, z, dx + t, t, t, { color, shadow: false });
    for (const px of xs) s.box(px, y + t, z, t, dy - t, t, { color, shadow: false });
  }
  if (brace) {
    let low = 0;
    for (const z of levels) {
      s.beam([x, y + dy + t, low], [x + dx, y + dy + t, z], t * 0.5, { color });
      low = z;
    }
  }
}

/** A lorry, van or trailer along "x" or "y", driving towards +. `cab` false leaves a bare trailer. */
export function lorry(
  s,
  x,
  y,
  {
    axis = "x",
    len = 3,
    w = 1.1,
    h = 1.3,
    color = "coral",
    cab = "pale",
    mark,
    box = true,
    shadow = true,
  } = {},
) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  const rib = s.t.dark ? "#04141B" : "#0B1C24";
  const side = axis === "x" ? "left" : "right";
  const nose = axis === "x" ? "right" : "left";
  // On a right face u runs against +y, so that positions along the vehicle are mirrored.
  const along = (fw, u) => (axis === "x" ? u : fw - u);
  const wheels = (list) => (fw, fh) =>
    list
      .map((u) => circle(along(fw, u), fh, 0.23, tyre) + circle(along(fw, u), fh, 0.09, s.t.faint))
      .join("");
  const put = (d, z, l, ww, hh, o2) =>
    axis === "x"
      ? s.box(x + d, y + (w - ww) / 2, z, l, ww, hh, { shadow: false, ...o2 })
      : s.box(x + (w - ww) / 2, y + d, z, ww, l, hh, { shadow: false, ...o2 });
  const total = len + (cab ? 1.08 : 0);
  const ends = axis === "x" ? [x, y, 0, x + total, y + w, h + 0.3] : [x, y, 0, x + w, y + total, h + 0.3];
  s.group(() => {
    const rear = wheels([0.42, 0.98, ...(cab ? [] : [len - 0.5])]);
    put(0, 0.24, len, w, 0.14, { color: "black", [side]: (fw, fh) => rear(fw, fh) });
    if (box)
      put(0, 0.38, len, w, h, {
        color,
        [side]: (fw, fh) => {
          let svg = "";
          for (let i = 1; i < len * 3.4; i++)
            svg += line(i / 3.4, fh * 0.06, i / 3.4, fh * 0.94, rib, { sw: 0.03, op: 0.2 });
          return svg + (mark ? mark(fw, fh, s) : "");
        },
        [nose]: (fw, fh) => line(fw / 2, fh * 0.06, fw / 2, fh * 0.94, rib, { sw: 0.03, op: 0.3 }),
      });
    if (cab)
      put(len + 0.1, 0.24, 0.98, w - 0.06, h * 0.82, {
        color: cab,
        [side]: (fw, fh) =>
          rect(along(fw, axis === "x" ? 0.34 : 0.82), fh * 0.16, 0.48, fh * 0.32, "#0B1C24", {
            op: 0.78,
            rx: 0.04,
          }) + wheels([0.55])(fw, fh),
        [nose]: (fw, fh) =>
          rect(fw * 0.1, fh * 0.14, fw * 0.8, fh * 0.36, "#0B1C24", { op: 0.78, rx: 0.04 }) +
          rect(fw * 0.08, fh * 0.74, fw * 0.16, fh * 0.1, "#FFC27A", { rx: 0.03 }) +
          rect(fw * 0.76, fh * 0.74, fw * 0.16, fh * 0.1, "#FFC27A", { rx: 0.03 }),
      });
  }, ends);
  if (shadow) s.shadow(x, y, ends[3] - x, ends[4] - y, 1.1);
}

/** A panel van along x or y. */
export function van(s, x, y, { axis = "x", color = "pale", u = 1, mark } = {}) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  const side = axis === "x" ? "left" : "right";
  const nose = axis === "x" ? "right" : "left";
  const len = 1.9 * u;
  const w = 0.9 * u;
  const along = (fw, d) => (axis === "x" ? d : fw - d);
  const put = (d, z, l, h, o2) =>
    axis === "x"
      ? s.box(x + d, y, z, l, w, h, { shadow: false, color, ...o2 })
      : s.box(x, y + d, z, w, l, h, { shadow: false, color, ...o2 });
  const ends = axis === "x" ? [x, y, 0, x + len + 0.6 * u, y + w, u] : [x, y, 0, x + w, y + len + 0.6 * u, u];
  s.group(() => {
    put(0, 0.16 * u, len, 0.95 * u, {
      [side]: (fw, fh) =>
        rect(
          along(fw, len - 0.12 * u) - (axis === "x" ? 0.42 * u : 0),
          fh * 0.16,
          0.42 * u,
          fh * 0.34,
          "#0B1C24",
          {
            op: 0.78,
            rx: 0.04,
          },
        ) +
        circle(along(fw, 0.42 * u), fh, 0.2 * u, tyre) +
        circle(along(fw, 0.42 * u), fh, 0.08 * u, s.t.faint) +
        (mark ? mark(fw, fh) : ""),
      [nose]: (fw, fh) => rect(fw * 0.1, fh * 0.12, fw * 0.8, fh * 0.42, "#0B1C24", { op: 0.78, rx: 0.05 }),
    });
    put(len, 0.16 * u, 0.55 * u, 0.45 * u, {
      [side]: (fw, fh) =>
        circle(along(fw, 0.18 * u), fh, 0.2 * u, tyre) + circle(along(fw, 0.18 * u), fh, 0.08 * u, s.t.faint),
      [nose]: (fw, fh) =>
        rect(fw * 0.06, fh * 0.3, fw * 0.2, fh * 0.3, "#FFC27A", { rx: 0.04 }) +
        rect(fw * 0.74, fh * 0.3, fw * 0.2, fh * 0.3, "#FFC27A", { rx: 0.04 }),
    });
  }, ends);
  s.shadow(x, y, ends[3] - x, ends[4] - y, 0.8);
}

/** Dashes along a road on the ground. */
export function lane(s, a, b, { color, w = 3 } = {}) {
  s.path([a, b], { color: color ?? s.t.line, w, dash: "22 20", glow: false, op: 0.75 });
}

/** A big mark over a point of the world: a disc with an icon drawn by the caller, on a stalk. */
export function flag(s, x, y, z, glyph, { h = 1.4, r = 30, color = s.t.coral } = {}) {
  s.pin(x, y, z, { h, r, color, glyph });
}

/** A clock in a panel; from, to are hours of a twelve-hour dial, the window between them is filled. */
export function dial(scene, { x, y, w = 300, title, label, from, to, tone = "coral", hand }) {
  const { t } = scene;
  const r = w / 2 - 44;
  const cx = w / 2;
  const cy = 66 + r;
  const at = (hour, rad) => {
    const a = ((hour - 3) * Math.PI) / 6;
    return [cx + Math.cos(a) * rad, cy + Math.sin(a) * rad];
  };
  const c = t[tone];
  const [p, q] = [at(from, r - 6), at(to, r - 6)];
  let svg = text(cx, 42, title, { size: 21, fill: t.muted, anchor: "middle" });
  svg += circle(cx, cy, r, t.track, { op: t.dark ? 0.6 : 0.45, stroke: t.faint, sw: 3 });
  const big = (to - from + 12) % 12 > 6 ? 1 : 0;
  svg += path(`M${cx} ${cy}L${n(p[0])} ${n(p[1])}A${r - 6} ${r - 6} 0 ${big} 1 ${n(q[0])} ${n(q[1])}Z`, {
    fill: c,
    op: 0.32,
  });
  svg += path(`M${n(p[0])} ${n(p[1])}A${r - 6} ${r - 6} 0 ${big} 1 ${n(q[0])} ${n(q[1])}`, {
    stroke: c,
    sw: 10,
    cap: "butt",
  });
  for (let i = 0; i < 12; i++) {
    const [a, b] = [at(i, r - 16), at(i, r - (i % 3 ? 24 : 32))];
    svg += line(a[0], a[1], b[0], b[1], t.text, { sw: i % 3 ? 2 : 4, op: 0.7 });
  }
  const [h1, h2] = [at(hand ?? (from + to) / 2, r * 0.56), at(0, r * 0.72)];
  svg += line(cx, cy, h1[0], h1[1], t.text, { sw: 7 }) + line(cx, cy, h2[0], h2[1], t.text, { sw: 4.5 });
  svg += circle(cx, cy, 9, t.text);
  svg += text(cx, cy + r + 42, label, { size: 23, weight: 580, fill: t.text, anchor: "middle" });
  return o.panel(scene, x, y, w, cy + r + 64, svg);
}
