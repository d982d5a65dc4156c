/** Things that stand in the pictures of the service pages and the home page, after the manner of props.mjs. */
import { mix } from "./palette.mjs";
import * as p from "./props.mjs";
import { circle, iconAt, line, n, path, rect, text } from "./svg.mjs";

const INK = "#0B1C24";
const GREY = "#566A72";

/** Lays 2D drawing on any parallelogram of the world: origin o, unit vectors u and v. */
export function plane(s, o, u, v, svg) {
  const a = s.p(...o);
  const step = (q) => s.p(o[0] + q[0], o[1] + q[1], o[2] + q[2]).map((c, i) => c - a[i]);
  const [ux, uy] = step(u);
  const [vx, vy] = step(v);
  return `<g transform="matrix(${[ux, uy, vx, vy, a[0], a[1]].map(n).join(" ")})">${svg}</g>`;
}

/** A loose sheet in the air: middle at x, y, z, turned about z, its far edge raised by `tilt`. */
export function leaf(s, x, y, z, { w = 1.1, h = 1.45, turn = 0, tilt = 0, roll = 0, mark, seed = 2 } = {}) {
  const [c, d] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const u = [c, d, roll];
  const v = [-d, c, -tilt];
  const o = [0, 1, 2].map((i) => [x, y, z][i] - (u[i] * w) / 2 - (v[i] * h) / 2);
  const body =
    rect(0.03, 0.05, w, h, INK, { op: 0.25 }) +
    rect(0, 0, w, h, s.t.mat.pale[0]) +
    p.lines(5, { seed, color: GREY, marks: mark ? { [mark]: s.t.coral } : {} })(w, h, s);
  return s.add([x - 0.3, y - 0.3, z - 0.05, x + 0.3, y + 0.3, z + 0.05], plane(s, o, u, v, body));
}

/** A sheet or a stack lying flat; `paint` draws on the uppermost one. Returns the height of its top. */
export function page(s, x, y, z, dx, dy, { count = 1, step = 0.07, color = "pale", paint, untidy = 0 } = {}) {
  s.group(() => {
    for (let i = 0; i < count; i++) {
      const j = (s.rnd() - 0.5) * untidy;
      const top = i === count - 1 ? paint : undefined;
      s.box(x + j, y - j, z + i * step, dx, dy, step * 0.86, { color, shadow: false, top });
    }
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, count * step + 0.2);
  return z + count * step;
}

/** A page's face: heading, grey lines, some of them marked { index: colour }. */
export const written =
  (title, { count = 6, marks = {}, seed = 3, size = 0.4, band } = {}) =>
  (w, h, s) =>
    rect(0, 0, w, 0.16, band ?? GREY, { op: 0.9 }) +
    text(w * 0.1, 0.3 + size, title, { size, fill: INK, weight: 600, display: true }) +
    `<g transform="translate(0 ${n(0.4 + size)})">${p.lines(count, {
      seed,
      marks,
      color: GREY,
      pad: 0.1,
      top: 0.05,
      thick: 0.36,
    })(w, h - 0.5 - size, s)}</g>`;

/** An agent: a cube with a lit face that looks to the lower left ("left") or lower right ("right"). */
export function agent(s, x, y, z, u, { color = "coral", look = "left", mast = true } = {}) {
  const face = (w, h) =>
    rect(w * 0.14, h * 0.18, w * 0.72, h * 0.54, INK, { rx: w * 0.12 }) +
    circle(w * 0.36, h * 0.43, w * 0.075, "#62E2CC") +
    circle(w * 0.64, h * 0.43, w * 0.075, "#62E2CC") +
    path(`M${w * 0.4} ${h * 0.58}Q${w * 0.5} ${h * 0.65} ${w * 0.6} ${h * 0.58}`, {
      stroke: "#62E2CC",
      sw: w * 0.035,
    });
  const side = (w, h) =>
    [0.34, 0.48, 0.62]
      .map((v) => rect(w * 0.24, h * v, w * 0.52, h * 0.06, INK, { op: 0.4, rx: h * 0.03 }))
      .join("");
  const painters = look === "left" ? { left: face, right: side } : { left: side, right: face };
  s.group(() => {
    s.box(x + u * 0.06, y + u * 0.06, z, u * 0.88, u * 0.88, u * 0.1, { color: "black", shadow: false });
    s.box(x, y, z + u * 0.1, u, u, u * 0.9, { color, shadow: false, ...painters });
    if (mast) {
      s.beam([x + u / 2, y + u / 2, z + u], [x + u / 2, y + u / 2, z + u * 1.28], u * 0.06, {
        color: "black",
      });
      s.sphere(x + u / 2, y + u / 2, z + u * 1.34, u * 0.08, { color: "teal" });
    }
  }, [x, y, z, x + u, y + u, z + u * 1.42]);
  if (z < 0.01) s.shadow(x, y, u, u, u);
}

/**
 * A flat shape with thickness, standing: `shape(fill)` is its outline within w × h. The face looks to the
 * lower left ("left", thickness along y) or lower right ("right", thickness along x).
 */
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
  const count = Math.max(2, Math.ceil((depth * s.k) / 1.6));
  const at = (d) => (face === "left" ? [x, y + d, z + h] : [x + d, y + w, z + h]);
  let svg = "";
  for (let i = 0; i < count; i++)
    svg += s.decal(face, ...at((depth * i) / count), shape(face === "left" ? r : mix(l, r, 0.5)));
  const front = s.tones(color)[face === "left" ? 0 : 1];
  svg += s.decal(face, ...at(depth), shape(mix(front, l, 0.35)) + (paint ? paint(w, h, s) : ""));
  const [dx, dy] = face === "left" ? [w, depth] : [depth, w];
  if (shadow ?? z < 0.01) s.shadow(x, y, dx, dy, h, 0.5);
  return s.add([x, y, z, x + dx, y + dy, z + h], svg);
}

/** An upright slab with a painted face. */
export function slab(
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

/** A pen from its tip upwards. */
export function pen(s, tip, end, { color = "coral", width = 0.16, bounds } = {}) {
  const at = (t) => tip.map((v, i) => v + (end[i] - v) * t);
  s.group(
    () => {
      s.beam(at(0.24), end, width, { color });
      s.beam(tip, at(0.1), width * 0.32, { color: "black" });
      s.beam(at(0.08), at(0.24), width * 0.72, { color: "black" });
    },
    bounds ??
      [0, 1, 2]
        .map((i) => Math.min(tip[i], end[i]) - 0.05)
        .concat([0, 1, 2].map((i) => Math.max(tip[i], end[i]))),
  );
}

/** A barrel with two hoops. */
export function barrel(s, x, y, z, { r = 0.4, h = 1.1, color = "teal" } = {}) {
  const hoop = s.t.dark ? "#04141B88" : "#0B1C2466";
  s.lathe(
    x,
    y,
    z,
    [
      [r, 0],
      [r, h],
    ],
    {
      color,
      shadow: z < 0.01,
      bands: [
        [h * 0.33, r, hoop, 2.4],
        [h * 0.67, r, hoop, 2.4],
      ],
    },
  );
}

/** A data store: a drum of stacked discs. */
export function store(s, x, y, { z = 0, r = 1, h = 2, discs = 3, color = "teal", lamp } = {}) {
  const step = h / discs;
  s.group(() => {
    for (let i = 0; i < discs; i++) {
      const z0 = z + i * step;
      s.lathe(
        x,
        y,
        z0,
        [
          [r, 0],
          [r, step * 0.84],
        ],
        { color, shadow: false },
      );
      if (i < discs - 1)
        s.lathe(
          x,
          y,
          z0 + step * 0.84,
          [
            [r * 0.93, 0],
            [r * 0.93, step * 0.16],
          ],
          { color: "black", shadow: false },
        );
      // A lamp and a slot on the near side of each disc.
      const c = lamp ?? s.t.teal;
      const [px, py] = s.p(x, y, z0 + step * 0.42);
      const ry = (r * s.k * Math.sqrt(1.5)) / Math.sqrt(3);
      s.add(
        [x + r * 0.6, y + r * 0.6, z0, x + r, y + r, z0 + step * 0.8],
        circle(px - r * s.k * 0.34, py + ry * 0.93, s.k * 0.07, c) +
          circle(px - r * s.k * 0.12, py + ry * 0.98, s.k * 0.07, c, { op: 0.5 }),
      );
    }
  }, [x - r * 0.9, y - r * 0.9, z, x + r * 0.9, y + r * 0.9, z + h]);
  if (z < 0.01) s.roundShadow(x, y, r, h);
}

/** A cabinet of servers; its front looks to the lower left. */
export function rack(
  s,
  x,
  y,
  { dx = 1.4, dy = 1.4, h = 2.8, rows = 6, color = "mid", seed = 1, face = "left" } = {},
) {
  const front = (w, fh) => {
    let out = "";
    for (let i = 0; i < rows; i++) {
      const v = fh * (0.06 + (i * 0.88) / rows);
      const bh = (fh * 0.66) / rows;
      out += rect(w * 0.1, v, w * 0.8, bh, s.t.dark ? "#071620" : "#12303B", { rx: 0.04, op: 0.85 });
      out += circle(w * 0.22, v + bh / 2, 0.055, (i + seed) % 3 ? s.t.mat.teal[0] : s.t.coral);
      out += rect(w * 0.42, v + bh / 2 - 0.03, w * 0.36, 0.06, s.t.faint, { op: 0.7 });
    }
    return out;
  };
  s.box(x, y, 0, dx, dy, h, { color, [face]: front });
}

/** A bank: steps, hall, columns and gable; 4 by 3.4 units at size 1, gable to the lower left. */
export function bank(s, x, y, { u = 1, emblem = "landmark", disc } = {}) {
  const a = (v) => v * u;
  s.group(() => {
    const flat = { shadow: false };
    s.box(x, y, 0, a(4), a(3.4), a(0.2), flat);
    s.box(x + a(0.2), y + a(0.16), a(0.2), a(3.6), a(3.04), a(0.2), flat);
    s.box(x + a(0.7), y + a(0.5), a(0.4), a(2.6), a(2), a(1.7), {
      ...flat,
      color: s.t.dark ? "dark" : "mid",
      left: (w, h) =>
        rect(w * 0.38, h * 0.25, w * 0.24, h * 0.75, s.t.dark ? "#FFC27A" : "#2A4650", { op: 0.9 }),
    });
    const column = (cx, cy) =>
      s.lathe(
        cx,
        cy,
        a(0.4),
        [
          [a(0.13), 0],
          [a(0.11), a(1.7)],
        ],
        { color: "pale", shadow: false },
      );
    for (let i = 0; i < 3; i++) column(x + a(3.5), y + a(0.6 + i * 0.75));
    for (let i = 0; i < 5; i++) column(x + a(0.5 + i * 0.75), y + a(2.85));
    s.box(x + a(0.25), y + a(0.2), a(2.1), a(3.5), a(2.95), a(0.3), flat);
    s.prism(x + a(0.15), y + a(0.1), a(2.4), a(3.7), a(3.15), a(0.95), {
      gable: (w, h) =>
        circle(w / 2, h * 0.63, a(0.26), disc ?? s.t.coral) +
        iconAt(emblem, w / 2, h * 0.63, a(0.32), "#FFFFFF", 2.2),
    });
  }, [x, y, 0, x + a(4), y + a(3.4), a(3.3)]);
  s.shadow(x, y, a(4), a(3.4), a(3));
}

/** A hall with a row of doors to the lower left; `sign` is an icon above them. */
export function depot(
  s,
  x,
  y,
  { dx = 4, dy = 2.4, h = 1.7, doors = 3, color = "stone", roof = "mid", lit, sign } = {},
) {
  const gates = (w, fh) => {
    let out = rect(0, 0, w, fh * 0.2, s.t.dark ? "#0B1F28" : "#2A4650", { op: 0.5 });
    for (let i = 0; i < doors; i++) {
      const u = (w * (i + 0.5)) / doors - (w / doors) * 0.34;
      const fill = i === lit ? s.t.coral : s.t.dark ? "#071620" : "#4A6A74";
      out += rect(u, fh * 0.38, (w / doors) * 0.68, fh * 0.62, fill, { op: 0.95 });
      for (const v of [0.5, 0.62, 0.74, 0.86])
        out += line(u, fh * v, u + (w / doors) * 0.68, fh * v, s.t.faint, { sw: 0.03, op: 0.5 });
    }
    return out;
  };
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: gates,
    right: sign ? p.emblem(sign, s.t.teal, { size: 0.5 }) : undefined,
  });
  s.box(x - 0.12, y - 0.12, h, dx + 0.24, dy + 0.24, 0.16, { color: roof, shadow: false });
  for (let i = 0; i < 3; i++)
    s.box(x + dx * (0.14 + i * 0.3), y + dy * 0.28, h + 0.16, dx * 0.16, dy * 0.4, 0.14, {
      color: "dark",
      shadow: false,
    });
}

/** A plant: hall with a saw-tooth roof and two chimneys, front to the lower left. */
export function plant(
  s,
  x,
  y,
  { dx = 4.2, dy = 2.8, h = 1.5, teeth = 3, color = "stone", sign = "factory" } = {},
) {
  s.shadow(x, y, dx, dy, h + 0.9);
  s.group(() => {
    for (const [cx, top] of [
      [0.5, 3.9],
      [1.3, 3.3],
    ]) {
      s.lathe(
        x + cx,
        y + 0.4,
        0,
        [
          [0.26, 0],
          [0.2, top, "coral"],
          [0.2, top + 0.3],
        ],
        { color: "pale", shadow: false },
      );
    }
    const body = (w, fh) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          rect(w * (0.08 + i * 0.18), fh * 0.24, w * 0.11, fh * 0.34, s.t.dark ? "#FFC27A" : "#85A7AC", {
            op: 0.85,
          }),
        )
        .join("");
    s.box(x, y + 0.9, 0, dx, dy - 0.9, h, {
      color,
      shadow: false,
      left: body,
      right: p.emblem(sign, s.t.dark ? s.t.teal : "#0A665A", { size: 0.55 }),
    });
    const step = dx / teeth;
    for (let i = 0; i < teeth; i++) {
      const x0 = x + i * step;
      const [top, l] = s.tones("mid");
      const q = (dy0) => [
        [x0, dy0, h],
        [x0 + step, dy0, h],
        [x0 + step, dy0, h + 0.8],
      ];
      s.add(
        [x0, y + 0.9, h, x0 + step, y + dy, h + 0.8],
        s.polygon(
          [
            [x0, y + 0.9, h],
            [x0, y + dy, h],
            [x0 + step, y + dy, h + 0.8],
            [x0 + step, y + 0.9, h + 0.8],
          ],
          top,
        ) +
          s.polygon(q(y + dy), l) +
          s.polygon(
            [
              [x0 + step, y + 0.9, h],
              [x0 + step, y + dy, h],
              [x0 + step, y + dy, h + 0.8],
              [x0 + step, y + 0.9, h + 0.8],
            ],
            s.tones("glass")[1],
          ),
      );
    }
  }, [x, y, 0, x + dx, y + dy, 4.2]);
}

/** A piece of a ring or disc: centre, inner and outer radius, from and to in degrees. */
export function wedge(s, cx, cy, z, r0, r1, from, to, h, { color = "iris", glyph } = {}) {
  const [top, left, right] = s.tones(color);
  const rad = (d) => (d * Math.PI) / 180;
  const at = (r, d, zz) => [cx + Math.cos(rad(d)) * r, cy + Math.sin(rad(d)) * r, zz];
  const steps = 8;
  const arc = (r) =>
    Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps).map((d) => [r, d]);
  let svg = "";
  const wall = (a, b, normal) => {
    const facing = Math.cos(rad(normal)) + Math.sin(rad(normal));
    if (facing <= 0) return;
    const turn = (Math.sin(rad(normal)) - Math.cos(rad(normal)) + 1.42) / 2.84;
    svg += s.polygon(
      [at(...a, z), at(...b, z), at(...b, z + h), at(...a, z + h)],
      mix(right, left, Math.max(0, Math.min(1, turn))),
    );
  };
  wall([r0, from], [r1, from], from - 90);
  wall([r0, to], [r1, to], to + 90);
  const outer = arc(r1);
  for (let i = 0; i < steps; i++) wall(outer[i], outer[i + 1], (outer[i][1] + outer[i + 1][1]) / 2);
  svg += s.polygon(
    [...arc(r0).reverse(), ...outer].map(([r, d]) => at(r, d, z + h)),
    top,
    { stroke: s.t.edge, "stroke-opacity": 0.5 },
  );
  const mid = at((r0 + r1) * 0.54, (from + to) / 2, z + h);
  if (glyph) svg += s.decal("top", ...mid, iconAt(glyph, 0, 0, (r1 - r0) * 0.36, "#FFFFFF", 2));
  const m = at((r0 + r1) / 2, (from + to) / 2, z);
  const half = (r1 - r0) * 0.2;
  return s.add([m[0] - half, m[1] - half, z, m[0] + half, m[1] + half, z + h], svg);
}

/** A token standing on its rim, face to the lower left or lower right. */
export function token(s, x, y, z, { r = 0.6, color = "iris", glyph = "hexagon", face = "left" } = {}) {
  const paint = () =>
    circle(r, r, r * 0.8, undefined, { stroke: "#FFFFFF", sw: r * 0.07 }) +
    iconAt(glyph, r, r, r * 0.9, "#FFFFFF", 2);
  const [x0, y0] = face === "left" ? [x - r, y] : [x, y - r];
  const shape = (fill) => circle(r, r, r, fill);
  return cutout(s, x0, y0, z, r * 2, r * 2, { depth: 0.26, color, face, shape, paint, shadow: false });
}

/** A ledger block whose icon looks to the lower right: for chains that run along y. */
export function entry(s, x, y, size, name, { color = "iris", glyph = "#FFFFFF", z = 0 } = {}) {
  s.box(x, y, z, size, size, size, {
    color,
    right: p.emblem(name, glyph, { size: 0.54, sw: 2 }),
    left: (w, h) =>
      [0.34, 0.54]
        .map((k, i) => rect(w * 0.22, h * k, w * (i ? 0.36 : 0.56), h * 0.08, glyph, { op: 0.75 }))
        .join(""),
  });
}

/** Outline of a cog of radius r with its middle at r, r. */
export function cog(r, teeth, fill) {
  let d = "";
  for (let i = 0; i < teeth * 4; i++) {
    const a = ((i - 0.5) * Math.PI) / (teeth * 2);
    const q = i % 4 < 2 ? r : r * 0.8;
    d += `${i ? "L" : "M"}${n(r + Math.cos(a) * q)} ${n(r + Math.sin(a) * q)}`;
  }
  return path(`${d}Z`, { fill });
}

/** A low fence around a plot: posts and two rails; `gate` leaves the middle of the near left side open. */
export function fence(s, x, y, dx, dy, { h = 0.8, step = 1, color = "pale", sides = "nwse" } = {}) {
  const run = (len, at, horizontal) => {
    const count = Math.round(len / step);
    for (let i = 0; i <= count; i++) {
      const d = (len * i) / count;
      const [px, py] = horizontal ? [x + d, at] : [at, y + d];
      s.box(px - 0.07, py - 0.07, 0, 0.14, 0.14, h, { color, shadow: 0.3 });
      if (i === count) continue;
      const seg = len / count - 0.14;
      for (const z of [h * 0.38, h * 0.76]) {
        if (horizontal) s.box(px + 0.07, py - 0.04, z, seg, 0.08, 0.11, { color, shadow: false });
        else s.box(px - 0.04, py + 0.07, z, 0.08, seg, 0.11, { color, shadow: false });
      }
    }
  };
  if (sides.includes("n")) run(dx, y, true);
  if (sides.includes("s")) run(dx, y + dy, true);
  if (sides.includes("w")) run(dy, x, false);
  if (sides.includes("e")) run(dy, x + dx, false);
}
