/**
 * A small isometric engine that writes SVG.
 *
 * World: x runs to the lower right, y to the lower left, z up; one unit is `scale` pixels along every axis.
 * The viewer looks along (-1, -1, -1) and so sees three faces of a box: top, "left" (facing +y) and
 * "right" (facing +x). Anything solid goes through `add` with its bounds in the world; the painter's order
 * is worked out from those bounds, not from the order of the calls.
 */
import { mix, themes } from "./palette.mjs";
import { attrs, n, polyline, random, tag } from "./svg.mjs";

const COS = Math.cos(Math.PI / 6);
/** A circle of radius 1 on the ground is an ellipse this wide (half axis) and 1/sqrt(3) as high. */
const ROUND = Math.sqrt(1.5);
const FLAT = 1 / Math.sqrt(3);
const EPS = 1e-4;

/** True if two boxes can cover one another on screen: their shadows along the view overlap. */
function overlapOnScreen(a, b) {
  const apart = (i, j) =>
    a[i + 3] - a[j] <= b[i] - b[j + 3] + EPS || b[i + 3] - b[j] <= a[i] - a[j + 3] + EPS;
  return !(apart(0, 1) || apart(0, 2) || apart(1, 2));
}

/** 1 if a must be painted before b, -1 if after. Boxes that run into each other go by their centres. */
function compare(a, b) {
  const before = a[3] <= b[0] + EPS || a[4] <= b[1] + EPS || a[5] <= b[2] + EPS;
  const after = b[3] <= a[0] + EPS || b[4] <= a[1] + EPS || b[5] <= a[2] + EPS;
  if (before !== after) return before ? 1 : -1;
  const middle = (c) => c[0] + c[1] + c[2] + c[3] + c[4] + c[5];
  return middle(a) <= middle(b) ? 1 : -1;
}

/** Painter's order: a topological sort; a cycle (rare) is cut at the item farthest away. */
function sortItems(items) {
  const waiting = items.map(() => 0);
  const next = items.map(() => []);
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      if (!overlapOnScreen(items[i].bounds, items[j].bounds)) continue;
      const [first, then] = compare(items[i].bounds, items[j].bounds) > 0 ? [i, j] : [j, i];
      next[first].push(then);
      waiting[then]++;
    }
  }
  const depth = items.map(({ bounds: b }) => b[0] + b[1] + b[2] + b[3] + b[4] + b[5]);
  const left = new Set(items.keys());
  const out = [];
  while (left.size) {
    let pick = -1;
    for (const i of left) {
      if (pick < 0) pick = i;
      else if (waiting[i] !== waiting[pick] ? waiting[i] < waiting[pick] : depth[i] < depth[pick] - EPS)
        pick = i;
    }
    left.delete(pick);
    out.push(items[pick]);
    for (const j of next[pick]) waiting[j]--;
  }
  return out;
}

/** Convex hull (monotone chain), for shadows. */
function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const out = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = out.slice(-2);
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export class Scene {
  /**
   * @param {object} options
   * @param {"ink" | "paper"} [options.theme]
   * @param {number} [options.scale] pixels per world unit
   * @param {[number, number, number]} [options.focus] the point of the world that stands at `at`
   * @param {[number, number]} [options.at] as fractions of the picture
   * @param {number} [options.seed]
   */
  constructor({ theme = "paper", scale = 44, focus = [0, 0, 0], at = [0.5, 0.5], seed = 1 } = {}) {
    this.width = 1200;
    this.height = 900;
    this.t = themes[theme];
    this.mat = this.t.mat;
    this.k = scale;
    this.ox = 0;
    this.oy = 0;
    const [fx, fy] = this.p(...focus);
    this.ox = this.width * at[0] - fx;
    this.oy = this.height * at[1] - fy;
    this.seed = seed;
    this.rnd = random(seed);
    this.floor = [];
    this.shadows = [];
    this.marks = [];
    this.items = [];
    this.over = [];
    this.defs = new Map();
  }

  /** World to screen. */
  p(x, y, z = 0) {
    return [this.ox + (x - y) * COS * this.k, this.oy + ((x + y) / 2 - z) * this.k];
  }

  points(list) {
    return list
      .map((q) =>
        this.p(...q)
          .map((v) => v.toFixed(1))
          .join(","),
      )
      .join(" ");
  }

  /** Three tones [top, left, right] of a material name, a colour or a ready triple. */
  tones(color = "stone") {
    if (Array.isArray(color)) return color;
    if (this.mat[color]) return this.mat[color];
    const shade = this.t.dark ? "#04141B" : "#0B1C24";
    return [
      mix(color, "#FFFFFF", this.t.dark ? 0.18 : 0.26),
      color,
      mix(color, shade, this.t.dark ? 0.42 : 0.24),
    ];
  }

  polygon(list, fill, extra = {}) {
    return `<polygon points="${this.points(list)}" fill="${fill}"${attrs(extra)}/>`;
  }

  /** Adds something solid. @param {number[]} bounds x0, y0, z0, x1, y1, z1 */
  add(bounds, svg) {
    this.items.push({ bounds, svg });
    return this;
  }

  /**
   * Draws several things that keep their own order among themselves and count as one in the scene:
   * for objects whose parts are entangled (a robot, a vehicle, a rack full of goods).
   */
  group(draw, bounds) {
    const outer = this.items;
    this.items = [];
    draw(this);
    const inner = this.items;
    this.items = outer;
    if (!inner.length) return this;
    const all = inner.map((i) => i.bounds);
    const span =
      bounds ??
      [0, 1, 2]
        .map((i) => Math.min(...all.map((b) => b[i])))
        .concat([3, 4, 5].map((i) => Math.max(...all.map((b) => b[i]))));
    return this.add(
      span,
      sortItems(inner)
        .map((i) => i.svg)
        .join(""),
    );
  }

  /**
   * A transform that lays 2D drawing on a face, in world units, origin at the face's top left corner
   * as seen. left: u along +x; right: u along -y; top: u along +x, v along +y (text reads on "top" too).
   */
  faceMatrix(face, x, y, z) {
    const a = COS * this.k;
    const b = this.k / 2;
    const [px, py] = this.p(x, y, z);
    const m = { left: [a, b, 0, this.k], right: [a, -b, 0, this.k], top: [a, b, -a, b], topY: [a, -b, a, b] }[
      face
    ];
    return `matrix(${m.map(n).join(" ")} ${n(px)} ${n(py)})`;
  }

  decal(face, x, y, z, svg) {
    return `<g transform="${this.faceMatrix(face, x, y, z)}">${svg}</g>`;
  }

  /**
   * A box. `left`, `right` and `top` are painters (w, h) => svg in face units. A box that stands on the
   * ground casts a shadow unless `shadow` is false; a number scales the shadow's length.
   */
  box(x, y, z, dx, dy, dz, options = {}) {
    const { color, left, right, top, edge = true, shadow = z < 0.01, bounds, opacity } = options;
    const [a, l, r] = this.tones(color);
    const x1 = x + dx;
    const y1 = y + dy;
    const z1 = z + dz;
    let svg = this.polygon(
      [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      a,
    );
    svg += this.polygon(
      [
        [x, y1, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      l,
    );
    svg += this.polygon(
      [
        [x1, y, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x1, y, z1],
      ],
      r,
    );
    if (left) svg += this.decal("left", x, y1, z1, left(dx, dz, this));
    if (right) svg += this.decal("right", x1, y1, z1, right(dy, dz, this));
    if (top) svg += this.decal("top", x, y, z1, top(dx, dy, this));
    if (edge) {
      const style = { fill: "none", stroke: this.t.edge, "stroke-opacity": this.t.dark ? 0.4 : 0.6 };
      svg += `<polyline points="${this.points([
        [x, y1, z1],
        [x1, y1, z1],
        [x1, y, z1],
      ])}"${attrs(style)}/>`;
      svg += `<polyline points="${this.points([
        [x1, y1, z],
        [x1, y1, z1],
      ])}"${attrs(style)}/>`;
    }
    if (opacity !== undefined) svg = `<g opacity="${opacity}">${svg}</g>`;
    if (shadow) this.shadow(x, y, dx, dy, dz, shadow === true ? 1 : shadow);
    return this.add(bounds ?? [x, y, z, x1, y1, z1], svg);
  }

  /** A gable roof on a rectangle. axis "y": the gable looks to the lower left; "x": to the lower right. */
  prism(x, y, z, dx, dy, dz, { color, axis = "y", gable } = {}) {
    const [a, l, r] = this.tones(color);
    const x1 = x + dx;
    const y1 = y + dy;
    const zt = z + dz;
    let svg;
    if (axis === "y") {
      const xm = x + dx / 2;
      svg = this.polygon(
        [
          [x, y, z],
          [xm, y, zt],
          [xm, y1, zt],
          [x, y1, z],
        ],
        a,
      );
      svg += this.polygon(
        [
          [xm, y, zt],
          [x1, y, z],
          [x1, y1, z],
          [xm, y1, zt],
        ],
        mix(a, r, 0.75),
      );
      svg += this.polygon(
        [
          [x, y1, z],
          [x1, y1, z],
          [xm, y1, zt],
        ],
        l,
      );
      if (gable) svg += this.decal("left", x, y1, zt, gable(dx, dz, this));
      svg += `<polyline points="${this.points([
        [x, y1, z],
        [xm, y1, zt],
        [x1, y1, z],
      ])}"${attrs({ fill: "none", stroke: this.t.edge, "stroke-opacity": 0.7, "stroke-width": 1.4 })}/>`;
    } else {
      const ym = y + dy / 2;
      svg = this.polygon(
        [
          [x, y, z],
          [x, ym, zt],
          [x1, ym, zt],
          [x1, y, z],
        ],
        a,
      );
      svg += this.polygon(
        [
          [x, ym, zt],
          [x, y1, z],
          [x1, y1, z],
          [x1, ym, zt],
        ],
        mix(a, l, 0.6),
      );
      svg += this.polygon(
        [
          [x1, y, z],
          [x1, y1, z],
          [x1, ym, zt],
        ],
        r,
      );
      if (gable) svg += this.decal("right", x1, y1, zt, gable(dy, dz, this));
      svg += `<polyline points="${this.points([
        [x1, y1, z],
        [x1, ym, zt],
        [x1, y, z],
      ])}"${attrs({ fill: "none", stroke: this.t.edge, "stroke-opacity": 0.7, "stroke-width": 1.4 })}/>`;
    }
    return this.add([x, y, z, x1, y1, zt], svg);
  }

  /** Horizontal gradient from light to shade, shared by all round things of one colour and span. */
  roundFill(color, x0, x1) {
    const [a, l, r] = this.tones(color);
    const key = `g${[a, l, r].join("").replaceAll("#", "")}${Math.round(x0)}_${Math.round(x1)}`;
    this.defs.set(
      key,
      `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="${n(x0)}" x2="${n(x1)}"` +
        ` y1="0" y2="0"><stop stop-color="${l}"/><stop offset=".32" stop-color="${mix(l, a, 0.55)}"/>` +
        `<stop offset="1" stop-color="${r}"/></linearGradient>`,
    );
    return `url(#${key})`;
  }

  /**
   * A turned body: profile of [radius, height, colour of the part that starts here?] from the bottom up.
   * Cylinders, cones, bottles, tanks, stools.
   */
  lathe(x, y, z, profile, { color, shadow = z < 0.01, bands = [], lid = true, bounds } = {}) {
    const widest = Math.max(...profile.map((q) => q[0]));
    const [cx] = this.p(x, y, z);
    const reach = widest * this.k * ROUND;
    let svg = "";
    let current = color;
    for (let i = 0; i + 1 < profile.length; i++) {
      const [r0, h0, c] = profile[i];
      const [r1, h1] = profile[i + 1];
      if (c) current = c;
      const b0 = r0 * this.k * ROUND;
      const b1 = r1 * this.k * ROUND;
      const y0 = this.p(x, y, z + h0)[1];
      const y1 = this.p(x, y, z + h1)[1];
      const fill = this.roundFill(current, cx - reach, cx + reach);
      // The outline follows the common tangents of the two ellipses.
      const sin = Math.max(-1, Math.min(1, (-(b0 - b1) * FLAT) / Math.max(0.01, y0 - y1)));
      const cos = Math.sqrt(1 - sin * sin);
      const at = (b, cy, side) => `${n(cx + side * b * cos)} ${n(cy + b * FLAT * sin)}`;
      const arc = (b, sweep, big = 0) => `A${n(b)} ${n(b * FLAT)} 0 ${big} ${sweep} `;
      if (b0 > 0.2) svg += tag("ellipse", { cx, cy: y0, rx: b0, ry: b0 * FLAT, fill });
      if (cos > 0.01) {
        const lower = `M${at(b0, y0, -1)}${arc(b0, 0)}${at(b0, y0, 1)}`;
        const upper = `L${at(b1, y1, 1)}${b1 > 0.2 ? arc(b1, 1) : "L"}${at(b1, y1, -1)}Z`;
        svg += `<path d="${lower}${upper}" fill="${fill}"/>`;
      }
    }
    const [rt, ht] = profile.at(-1);
    const top = this.tones(current)[0];
    const [tx, ty] = this.p(x, y, z + ht);
    if (lid && rt > 0.01) {
      const rx = rt * this.k * ROUND;
      svg += tag("ellipse", { cx: tx, cy: ty, rx, ry: rx * FLAT, fill: top });
    }
    for (const [h, r, stroke, width = 1.4] of bands) {
      const rx = r * this.k * ROUND;
      const by = this.p(x, y, z + h)[1];
      svg +=
        `<path d="M${n(cx - rx)} ${n(by)}A${n(rx)} ${n(rx * FLAT)} 0 0 0 ${n(cx + rx)} ${n(by)}"` +
        ` fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
    }
    if (shadow) this.roundShadow(x, y, profile[0][0], ht * (shadow === true ? 1 : shadow));
    const w = widest * 0.9;
    return this.add(bounds ?? [x - w, y - w, z, x + w, y + w, z + ht], svg);
  }

  cylinder(x, y, z, r, h, { bands = 0, ...options } = {}) {
    const stroke = this.t.dark ? "#04141B" : "#0B1C24";
    const rings = Array.from({ length: bands }, (_, i) => [(h * (i + 1)) / (bands + 1), r, `${stroke}44`]);
    return this.lathe(
      x,
      y,
      z,
      [
        [r, 0],
        [r, h],
      ],
      { ...options, bands: rings },
    );
  }

  /** A ball; with `dome` its upper half, standing on z. */
  sphere(x, y, z, r, { color, dome = false, shadow = false } = {}) {
    const [a, l, right] = this.tones(color);
    const [cx, cy] = this.p(x, y, z);
    const rad = r * this.k * ROUND;
    const key = `b${[a, l, right].join("").replaceAll("#", "")}`;
    this.defs.set(
      key,
      `<radialGradient id="${key}" cx=".36" cy=".3" r=".78"><stop stop-color="${a}"/>` +
        `<stop offset=".45" stop-color="${mix(a, l, 0.8)}"/><stop offset="1" stop-color="${right}"/>` +
        `</radialGradient>`,
    );
    const ry = n(rad * FLAT);
    const svg = dome
      ? `<path d="M${n(cx - rad)} ${n(cy)}A${n(rad)} ${n(rad)} 0 0 1 ${n(cx + rad)}` +
        ` ${n(cy)}A${n(rad)} ${ry} 0 0 1 ${n(cx - rad)} ${n(cy)}Z" fill="url(#${key})"/>`
      : `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(rad)}" fill="url(#${key})"/>`;
    if (shadow) this.roundShadow(x, y, r, r);
    return this.add([x - r, y - r, dome ? z : z - r, x + r, y + r, z + r], svg);
  }

  /**
   * A lying cylinder along x or y: motors, rolls, drums. x, y, z is the middle of its far end.
   * `face` paints the near end in world units around (0, 0).
   */
  drum(x, y, z, r, length, { color, axis = "x", bands = [], face, bounds } = {}) {
    const [a, l, right] = this.tones(color);
    const end = (d) => (axis === "x" ? [x + d, y, z] : [x, y + d, z]);
    const side = axis === "x" ? "right" : "left";
    const disc = (d, inner) => this.decal(side, ...end(d), inner);
    // The outline touches both ends where the rim runs along the axis: 45 degrees up and down.
    const q = r * Math.SQRT1_2;
    const rim = (d, sign) =>
      axis === "x" ? [x + d, y - q * sign, z + q * sign] : [x - q * sign, y + d, z + q * sign];
    const [u, v] = [this.p(...rim(0, 1)), this.p(...rim(0, -1))];
    const place = [u[0], u[1], v[1]].map(Math.round).join("_");
    const key = `d${[a, l, right].join("").replaceAll("#", "")}${place}`;
    this.defs.set(
      key,
      `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="${n(u[0])}" y1="${n(u[1])}"` +
        ` x2="${n(v[0])}" y2="${n(v[1])}"><stop stop-color="${l}"/>` +
        `<stop offset=".28" stop-color="${a}"/><stop offset=".55" stop-color="${l}"/>` +
        `<stop offset="1" stop-color="${right}"/></linearGradient>`,
    );
    const round = (fill) => `<circle r="${n(r)}" fill="${fill}"/>`;
    let svg = disc(0, round(`url(#${key})`).replace(`url(#${key})`, right));
    svg += this.polygon([rim(0, 1), rim(length, 1), rim(length, -1), rim(0, -1)], `url(#${key})`);
    const arc = axis === "x" ? [-135, 45] : [135, -45];
    for (const [d, stroke, width = 0.03] of bands) {
      const [p0, p1] = arc.map((deg) => [
        Math.cos((deg * Math.PI) / 180) * r,
        Math.sin((deg * Math.PI) / 180) * r,
      ]);
      const sweep = axis === "x" ? 0 : 1;
      svg += disc(
        d,
        `<path d="M${n(p0[0])} ${n(p0[1])}A${n(r)} ${n(r)} 0 0 ${sweep} ${n(p1[0])} ${n(p1[1])}"` +
          ` fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
      );
    }
    svg += disc(length, round(axis === "x" ? right : l) + (face ? face(r, this) : ""));
    const span =
      axis === "x"
        ? [x, y - r, z - r, x + length, y + r, z + r]
        : [x - r, y, z - r, x + r, y + length, z + r];
    return this.add(bounds ?? span, svg);
  }

  /** A thick round bar between two points: robot arms, pipes, posts. Width in world units. */
  beam(a, b, width, { color, cap = "round", bounds } = {}) {
    const [top, left, right] = this.tones(color);
    const [p, q] = [this.p(...a), this.p(...b)];
    const w = width * this.k;
    const at = (dx, dy) => ({ x1: p[0] + dx, y1: p[1] + dy, x2: q[0] + dx, y2: q[1] + dy });
    let svg = tag("line", { ...at(0, 0), stroke: right, "stroke-width": w, "stroke-linecap": cap });
    svg += tag("line", {
      ...at(-w * 0.1, -w * 0.06),
      stroke: left,
      "stroke-width": w * 0.74,
      "stroke-linecap": cap,
    });
    svg += tag("line", {
      ...at(-w * 0.2, -w * 0.16),
      stroke: top,
      "stroke-width": w * 0.2,
      "stroke-linecap": cap,
    });
    const h = width / 2;
    const span = [0, 1, 2]
      .map((i) => Math.min(a[i], b[i]) - h)
      .concat([0, 1, 2].map((i) => Math.max(a[i], b[i]) + h));
    return this.add(bounds ?? span, svg);
  }

  /** Flat polygon in the world, sorted like a solid. */
  sheet(list, fill, extra = {}) {
    const span = [0, 1, 2]
      .map((i) => Math.min(...list.map((q) => q[i])))
      .concat([0, 1, 2].map((i) => Math.max(...list.map((q) => q[i])) + 0.01));
    return this.add(span, this.polygon(list, fill, extra));
  }

  /** Shadow of an upright box on the ground; the light comes from the upper left. */
  shadow(x, y, dx, dy, dz, length = 1) {
    const reach = Math.min(1.6, 0.25 + dz * 0.3) * length;
    const base = [
      [x, y],
      [x + dx, y],
      [x + dx, y + dy],
      [x, y + dy],
    ];
    const far = base.map(([a, b]) => [a + reach * 0.9, b + reach * 0.16]);
    this.shadows.push(`<polygon points="${this.points(hull([...base, ...far]))}"/>`);
    return this;
  }

  roundShadow(x, y, r, h) {
    const [cx, cy] = this.p(x, y);
    const reach = Math.min(1.2, 0.15 + h * 0.22) * this.k;
    const rx = r * this.k * ROUND;
    this.shadows.push(
      tag("ellipse", {
        cx: cx + reach * 0.5,
        cy: cy + reach * 0.3,
        rx: rx + reach * 0.42,
        ry: rx * FLAT + reach * 0.22,
      }),
    );
    return this;
  }

  /** The grid of the ground, over the whole picture, fading to the corners. */
  ground({ step = 1, opacity = 0.75 } = {}) {
    const corners = [
      [0, 0],
      [this.width, 0],
      [0, this.height],
      [this.width, this.height],
    ].map(([sx, sy]) => {
      const diff = (sx - this.ox) / (COS * this.k);
      const sum = (2 * (sy - this.oy)) / this.k;
      return [(sum + diff) / 2, (sum - diff) / 2];
    });
    const range = (i) => [
      Math.floor(Math.min(...corners.map((c) => c[i])) / step) * step,
      Math.ceil(Math.max(...corners.map((c) => c[i])) / step) * step,
    ];
    const [[x0, x1], [y0, y1]] = [range(0), range(1)];
    let d = "";
    for (let x = x0; x <= x1; x += step) d += polyline([this.p(x, y0), this.p(x, y1)]);
    for (let y = y0; y <= y1; y += step) d += polyline([this.p(x0, y), this.p(x1, y)]);
    this.floor.unshift(`<path d="${d}" stroke="${this.t.grid}" stroke-opacity="${opacity}" fill="none"/>`);
    return this;
  }

  /** A flat area on the ground: a plot, a road, a carpet. */
  plate(x, y, dx, dy, fill, { stroke, dash, sw = 1.5, op, paint } = {}) {
    const list = [
      [x, y],
      [x + dx, y],
      [x + dx, y + dy],
      [x, y + dy],
    ];
    this.floor.push(
      this.polygon(list, fill ?? "none", {
        "fill-opacity": op,
        stroke,
        "stroke-width": stroke && sw,
        "stroke-dasharray": dash,
      }),
    );
    if (paint) this.floor.push(this.decal("top", x, y, 0, paint(dx, dy, this)));
    return this;
  }

  /**
   * A line in the world. layer: "ground" (under all solids), "item" (sorted among them) or "over".
   * On ink a line glows unless told not to.
   */
  path(
    list,
    { color = this.t.coral, w = 3, glow = true, dash, layer = "ground", nodes = false, op, bounds } = {},
  ) {
    const base = { fill: "none", stroke: color, "stroke-linejoin": "round", "stroke-linecap": "round" };
    const points = this.points(list);
    let svg = "";
    if (glow && this.t.dark) {
      const wide = { ...base, "stroke-width": w * 4, "stroke-opacity": 0.3, filter: "url(#glow)" };
      svg += `<polyline points="${points}"${attrs(wide)}/>`;
    }
    svg += `<polyline points="${points}"${attrs({ ...base, "stroke-width": w, "stroke-dasharray": dash, "stroke-opacity": op })}/>`;
    if (nodes) {
      for (const q of list) {
        const [cx, cy] = this.p(...q);
        svg += tag("circle", {
          cx,
          cy,
          r: w * 2.2,
          fill: this.t.bg1,
          stroke: color,
          "stroke-width": w * 0.8,
        });
      }
    }
    if (layer === "over") this.over.push(svg);
    else if (layer === "ground") this.marks.push(svg);
    else {
      const full = list.map((q) => [q[0], q[1], q[2] ?? 0]);
      const span = [0, 1, 2]
        .map((i) => Math.min(...full.map((q) => q[i])) - 0.01)
        .concat([0, 1, 2].map((i) => Math.max(...full.map((q) => q[i])) + 0.01));
      this.add(bounds ?? span, svg);
    }
    return this;
  }

  /** A map pin over a point. With `glyph` (svg around 0, 0) the head carries it. */
  pin(x, y, z, { color = this.t.coral, h = 2, r = 11, glyph } = {}) {
    const [fx, fy] = this.p(x, y, z);
    const [, hy] = this.p(x, y, z + h);
    this.over.push(
      tag("ellipse", {
        cx: fx,
        cy: fy,
        rx: r * 1.5,
        ry: r * 0.86,
        fill: color,
        "fill-opacity": 0.16,
        stroke: color,
        "stroke-width": 1.8,
      }) +
        tag("line", { x1: fx, y1: fy, x2: fx, y2: hy, stroke: color, "stroke-width": 2.4 }) +
        tag("circle", { cx: fx, cy: hy, r, fill: color }) +
        (glyph
          ? `<g transform="translate(${n(fx)} ${n(hy)})">${glyph}</g>`
          : tag("circle", { cx: fx, cy: hy, r: r * 0.42, fill: this.t.bg1 })),
    );
    return this;
  }

  /** A fine dotted line between a point of the world [x, y, z] and a point of the picture [px, py]. */
  leader(from, to, { color = this.t.muted } = {}) {
    const a = this.p(...from);
    this.over.push(
      tag("line", {
        x1: a[0],
        y1: a[1],
        x2: to[0],
        y2: to[1],
        stroke: color,
        "stroke-width": 2,
        "stroke-dasharray": "2 6",
        "stroke-linecap": "round",
      }) + tag("circle", { cx: a[0], cy: a[1], r: 5, fill: color, stroke: this.t.bg0, "stroke-width": 1.5 }),
    );
    return this;
  }

  /** Drawing in screen pixels above the scene; overlays use this. */
  draw(svg) {
    this.over.push(svg);
    return this;
  }

  svg(title) {
    const { t, width, height } = this;
    const blur = (id, deviation) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%">` +
      `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;
    const defs = [
      `<radialGradient id="bg" cx=".5" cy=".42" r=".85"><stop stop-color="${t.bg0}"/>` +
        `<stop offset="1" stop-color="${t.bg1}"/></radialGradient>`,
      `<radialGradient id="vig" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#fff"/>` +
        `<stop offset="1" stop-color="#000"/></radialGradient>`,
      `<mask id="fade"><rect width="${width}" height="${height}" fill="url(#vig)"/></mask>`,
      blur("soft", 7),
      blur("soft2", 16),
      blur("glow", 9),
      ...this.defs.values(),
    ].join("");
    const shade = { fill: t.shadow, opacity: t.shadowOpacity, filter: "url(#soft)" };
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>` +
        `${title}</title>`,
      `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="url(#bg)"/>`,
      `<g mask="url(#fade)">${this.floor.join("")}</g>`,
      `<g${attrs(shade)}>${this.shadows.join("")}</g>`,
      this.marks.join(""),
      sortItems(this.items)
        .map((i) => i.svg)
        .join(""),
      this.over.join(""),
      "</svg>",
    ].join("");
  }
}
