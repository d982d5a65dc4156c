/**
 * Things that stand in more than one scene. Each is `name(scene, x, y, …)` and puts itself into the
 * painter's order; most are groups, so that they count as one solid.
 */
import { circle, icon, iconAt, line, random, rect } from "./svg.mjs";

const skins = ["#E8B894", "#B9825A", "#7A4E34", "#F1CDAE"];

/** A standing figure about 1.7 units high at size 1. `tilt` chooses the skin. */
export function person(
  s,
  x,
  y,
  { z = 0, size = 1, color = "teal", legs = "dark", skin = 0, shadow = true } = {},
) {
  const u = size;
  s.group(() => {
    s.lathe(
      x,
      y,
      z,
      [
        [0.15 * u, 0],
        [0.2 * u, 0.1 * u],
        [0.21 * u, 0.72 * u],
      ],
      { color: legs, shadow: false },
    );
    s.lathe(
      x,
      y,
      z + 0.7 * u,
      [
        [0.215 * u, 0],
        [0.25 * u, 0.42 * u],
        [0.19 * u, 0.56 * u],
        [0.08 * u, 0.64 * u],
      ],
      { color, shadow: false },
    );
    s.sphere(x, y, z + 1.54 * u, 0.17 * u, { color: skins[skin % 4] });
  }, [x - 0.2 * u, y - 0.2 * u, z, x + 0.2 * u, y + 0.2 * u, z + 1.75 * u]);
  if (shadow) s.roundShadow(x, y, 0.2 * u, 1);
}

/** A round tree. */
export function tree(s, x, y, { h = 1.6, r = 0.5, color = "leaf" } = {}) {
  s.group(() => {
    s.lathe(
      x,
      y,
      0,
      [
        [0.08, 0],
        [0.06, h * 0.5],
      ],
      { color: "sand", shadow: false },
    );
    s.sphere(x, y, h * 0.5 + r * 0.8, r, { color });
  }, [x - r * 0.7, y - r * 0.7, 0, x + r * 0.7, y + r * 0.7, h]);
  s.roundShadow(x, y, r * 0.8, h);
}

/** Office windows painter for a face: a grid, some lit. */
export const windows =
  ({ cols = 4, rows = 6, lit = 0.25, seed = 1, fill, litFill, pad = 0.18 } = {}) =>
  (w, h, s) => {
    const rnd = random(seed);
    const base = fill ?? (s.t.dark ? "#0A1E27" : "#8EA2A8");
    const on = litFill ?? (s.t.dark ? "#3FD9BF" : "#0C8A78");
    let svg = "";
    for (let c = 0; c < cols; c++) {
      for (let r = 0; r < rows; r++) {
        const glow = rnd() < lit;
        const cw = w / cols;
        const rh = h / rows;
        svg += rect(
          cw * (c + pad),
          rh * (r + pad),
          cw * (1 - pad * 2),
          rh * (1 - pad * 2.2),
          glow ? on : base,
          { op: glow ? 0.88 : 0.55 },
        );
      }
    }
    return svg;
  };

/** An office tower. */
export function tower(
  s,
  x,
  y,
  dx,
  dy,
  dz,
  { color, cols = 4, rows = 9, lit = 0.22, seed = 1, ...rest } = {},
) {
  const dark = color === "dark" || color === "black";
  const paint = (count, k) =>
    windows({
      cols: count,
      rows,
      lit,
      seed: seed + k,
      fill: dark && !s.t.dark ? "#6B858D" : undefined,
      litFill: dark && !s.t.dark ? "#8FE3D4" : undefined,
    });
  s.box(x, y, 0, dx, dy, dz, {
    color,
    left: paint(cols, 0),
    right: paint(Math.max(1, Math.round((cols * dy) / dx)), 50),
    ...rest,
  });
}

/** Vertical ribs on a face: containers, sheet metal. */
export const ribs =
  (count = 9, op = 0.25) =>
  (w, h, s) => {
    let svg = "";
    for (let i = 1; i < count; i++)
      svg += line((w * i) / count, h * 0.06, (w * i) / count, h * 0.94, s.t.dark ? "#04141B" : "#0B1C24", {
        sw: 0.03,
        op,
      });
    return svg;
  };

/** Grey text lines on a face, as on a form; `marks` are { index: colour }. */
export const lines =
  (count = 5, { color, pad = 0.14, top = 0.14, thick = 0.4, marks = {}, seed = 3 } = {}) =>
  (w, h, s) => {
    const rnd = random(seed);
    const gap = (h * (1 - top * 2)) / count;
    let svg = "";
    for (let i = 0; i < count; i++) {
      const len = w * (1 - pad * 2) * (i % 4 === 3 ? 0.55 : 0.8 + rnd() * 0.2);
      svg += rect(
        w * pad,
        h * top + i * gap + (gap * (1 - thick)) / 2,
        len,
        gap * thick,
        marks[i] ?? color ?? s.t.faint,
        {
          rx: gap * thick * 0.4,
          op: marks[i] ? 1 : 0.65,
        },
      );
    }
    return svg;
  };

/** An icon in the middle of a face. */
export const emblem =
  (name, color, { size = 0.6, sw = 1.9, disc } = {}) =>
  (w, h) => {
    const d = Math.min(w, h) * size;
    return (disc ? circle(w / 2, h / 2, d * 0.85, disc) : "") + iconAt(name, w / 2, h / 2, d, color, sw);
  };

/** A ledger block: a cube with an icon, in iris unless told otherwise. */
export function block(
  s,
  x,
  y,
  { z = 0, size = 1, color = "iris", icon: name = "link", shadow, glyph = "#FFFFFF" } = {},
) {
  s.box(x, y, z, size, size, size, {
    color,
    shadow,
    left: (w, h) => icon(name, w * 0.24, h * 0.24, w * 0.52, glyph, 2),
    right: (w, h) =>
      rect(w * 0.22, h * 0.34, w * 0.56, h * 0.08, glyph, { op: 0.75 }) +
      rect(w * 0.22, h * 0.54, w * 0.38, h * 0.08, glyph, { op: 0.75 }),
  });
}

/** A stack of coins. */
export function coins(s, x, y, count, { z = 0, r = 0.6, color = "amber", h = 0.2 } = {}) {
  const rim = s.t.dark ? "#5C3F1B66" : "#8A5A1B55";
  const rings = Array.from({ length: count - 1 }, (_, i) => [(i + 1) * h, r, rim, 1.6]);
  s.lathe(
    x,
    y,
    z,
    [
      [r, 0],
      [r, h * count],
    ],
    { color, bands: rings, shadow: z < 0.01 },
  );
}

/** A pallet; its top is at z + 0.22. */
export function pallet(s, x, y, { z = 0, dx = 1.6, dy = 1.3, color = "sand" } = {}) {
  s.group(() => {
    for (const k of [0, 0.44, 0.88]) s.box(x, y + dy * k, z, dx, dy * 0.12, 0.14, { color, shadow: false });
    s.box(x, y, z + 0.14, dx, dy, 0.08, { color, shadow: false });
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, 0.3);
}

/** A screen on a foot, facing the lower left ("left") or right ("right"). paint(w, h) draws on it. */
export function screen(
  s,
  x,
  y,
  { z = 0, w = 1.6, h = 1, face = "left", paint, foot = true, color = "black" } = {},
) {
  const glass = (fw, fh, scene) =>
    rect(0.06, 0.06, fw - 0.12, fh - 0.12, s.t.dark ? "#0B1C24" : "#F6F4EF", { rx: 0.04 }) +
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

/** A lorry along x, driving towards +x (lower right). */
export function truck(s, x, y, { color = "coral", cab = "pale", len = 2.6, mark } = {}) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  const wheels = (list) => (_w, h) =>
    list.map((u) => circle(u, h, 0.2, tyre) + circle(u, h, 0.08, s.t.faint)).join("");
  s.group(() => {
    s.box(x, y, 0.2, len, 1, 1.15, {
      color,
      left: (w, h, sc) =>
        ribs(10, 0.18)(w, h, sc) + (mark ? mark(w, h, sc) : "") + wheels([0.4, 0.9, len - 0.3])(w, h),
      shadow: false,
    });
    s.box(x + len + 0.08, y + 0.04, 0.2, 0.85, 0.92, 0.95, {
      color: cab,
      shadow: false,
      left: (w, h) =>
        rect(w * 0.3, h * 0.14, w * 0.5, h * 0.34, "#0B1C24", { op: 0.75, rx: 0.04 }) + wheels([0.45])(w, h),
      right: (w, h) => rect(w * 0.1, h * 0.12, w * 0.8, h * 0.38, "#0B1C24", { op: 0.75, rx: 0.04 }),
    });
  }, [x, y, 0, x + len + 0.95, y + 1, 1.4]);
  s.shadow(x, y, len + 0.95, 1, 1);
}

/** A small car along x. */
export function car(s, x, y, { color = "pale" } = {}) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  s.group(() => {
    s.box(x, y, 0.14, 1.5, 0.72, 0.34, {
      color,
      shadow: false,
      left: (_w, h) => [0.32, 1.18].map((u) => circle(u, h, 0.15, tyre)).join(""),
    });
    s.box(x + 0.32, y + 0.06, 0.48, 0.8, 0.6, 0.28, { color: "glass", shadow: false });
  }, [x, y, 0, x + 1.5, y + 0.72, 0.8]);
  s.shadow(x, y, 1.5, 0.72, 0.5);
}

/** A table or counter: a top on a solid body (or legs). */
export function desk(s, x, y, dx, dy, { h = 0.85, color = "pale", body = "stone", legs = false, left } = {}) {
  if (legs) {
    for (const [a, b] of [
      [0.05, 0.05],
      [dx - 0.13, 0.05],
      [0.05, dy - 0.13],
      [dx - 0.13, dy - 0.13],
    ])
      s.box(x + a, y + b, 0, 0.08, 0.08, h - 0.1, { color: body, shadow: false });
    s.shadow(x, y, dx, dy, h);
  } else s.box(x + 0.08, y + 0.08, 0, dx - 0.16, dy - 0.16, h - 0.1, { color: body, left });
  s.box(x, y, h - 0.1, dx, dy, 0.1, { color, shadow: false });
}

/** Two inner walls of a room and its floor: the cutaway that indoor scenes stand in. */
export function room(s, x, y, dx, dy, h, { wall = "pale", floor, t = 0.18, left, right } = {}) {
  s.plate(x, y, dx, dy, floor ?? s.t.floor, { stroke: s.t.line, sw: 1 });
  s.box(x - t, y - t, 0, dx + t, t, h, { color: wall, left, shadow: false });
  s.box(x - t, y, 0, t, dy, h, { color: wall, right, shadow: false });
}

/** A small house with a gable roof and a door. */
export function house(s, x, y, { u = 1, color = "pale", roof = "dark", axis = "y", door = true } = {}) {
  const glass = s.t.dark ? "#FFC27A" : "#85A7AC";
  const front = (w, h) =>
    rect(w * 0.14, h * 0.3, w * 0.22, h * 0.3, glass, { op: 0.85 }) +
    (door
      ? rect(w * 0.6, h * 0.34, w * 0.22, h * 0.66, s.t.dark ? "#0B1F28" : "#2A4650")
      : rect(w * 0.62, h * 0.3, w * 0.22, h * 0.3, glass, { op: 0.85 }));
  const side = (w, h) =>
    [0.18, 0.58].map((v) => rect(w * v, h * 0.3, w * 0.22, h * 0.3, glass, { op: 0.7 })).join("");
  s.group(() => {
    s.box(x, y, 0, 1.6 * u, 1.6 * u, 1 * u, {
      color,
      shadow: false,
      left: axis === "y" ? front : side,
      right: axis === "y" ? side : front,
    });
    s.prism(x - 0.12 * u, y - 0.12 * u, 1 * u, 1.84 * u, 1.84 * u, 0.8 * u, { color: roof, axis });
  }, [x - 0.1, y - 0.1, 0, x + 1.7 * u, y + 1.7 * u, 1.8 * u]);
  s.shadow(x, y, 1.6 * u, 1.6 * u, 1.6 * u);
}

/**
 * A belt along x or y at height h; things stand on it at z = h + 0.1. Legs and rollers included.
 */
export function conveyor(s, x, y, len, { axis = "x", w = 1.1, h = 0.7, color = "mid", belt } = {}) {
  const [dx, dy] = axis === "x" ? [len, w] : [w, len];
  const count = Math.max(2, Math.round(len / 2.4));
  const rollers = (_fw, fh) => {
    let svg = "";
    for (let i = 0; i < len * 2.2; i++)
      svg += circle(0.22 + i * 0.45, fh / 2, 0.07, s.t.dark ? "#0B1C24" : "#566A72");
    return svg;
  };
  for (let i = 0; i <= count; i++) {
    const d = 0.2 + ((len - 0.5) * i) / count;
    const at = axis === "x" ? [x + d, y + 0.08, 0, 0.12, w - 0.16] : [x + 0.08, y + d, 0, w - 0.16, 0.12];
    s.box(...at, h - 0.24, { color: "dark", shadow: false });
  }
  s.box(x, y, h - 0.24, dx, dy, 0.3, {
    color,
    left: axis === "x" ? rollers : undefined,
    right: axis === "y" ? rollers : undefined,
    shadow: false,
  });
  const dark = belt ?? (s.t.dark ? ["#0F2630", "#0B1F28", "#071620"] : ["#4A5F67", "#2A4650", "#1A323B"]);
  const [ix, iy] = axis === "x" ? [0, 0.1] : [0.1, 0];
  s.box(x + ix, y + iy, h + 0.06, dx - ix * 2, dy - iy * 2, 0.04, {
    color: dark,
    edge: false,
    shadow: false,
  });
  s.shadow(x, y, dx, dy, h, 0.6);
}

/** A bottle. kind: "tall", "jug" or "jar". */
export function bottle(s, x, y, { z = 0, u = 1, color = "teal", cap = "pale", label = "pale", shadow } = {}) {
  const k = (list) => list.map(([r, h, c]) => [r * u, h * u, c]);
  s.lathe(
    x,
    y,
    z,
    k([
      [0.2, 0, color],
      [0.2, 0.16, label],
      [0.2, 0.46, color],
      [0.2, 0.56],
      [0.08, 0.78],
      [0.08, 0.86, cap],
      [0.1, 0.86],
      [0.1, 0.98],
    ]),
    { shadow: shadow ?? z < 0.01 },
  );
}

/** A carton or parcel with tape; `mark` paints the left face. */
export function parcel(
  s,
  x,
  y,
  { z = 0, dx = 0.9, dy = 0.9, dz = 0.7, color = "sand", mark, shadow = z < 0.01 } = {},
) {
  const tape = s.t.dark ? "#D8C7A6" : "#FFFFFF";
  s.box(x, y, z, dx, dy, dz, {
    color,
    shadow,
    top: (w, h) => rect(w * 0.42, 0, w * 0.16, h, tape, { op: 0.45 }),
    left: (w, h, sc) =>
      rect(w * 0.42, 0, w * 0.16, h * 0.3, tape, { op: 0.4 }) + (mark ? mark(w, h, sc) : ""),
  });
}

/** An industrial robot: base, two arms, wrist and gripper reaching to a point. */
export function robot(s, x, y, reach, { color = "coral", z = 0, elbow = [0.2, 0.2, 2.9], tool = true } = {}) {
  const shoulder = [x, y, z + 0.95];
  const bend = [x + elbow[0], y + elbow[1], z + elbow[2]];
  const joint = (q, r) => s.sphere(...q, r, { color: "dark" });
  // Drawn in a fixed order: the parts run through each other.
  const parts = [];
  const keep = (fn) => {
    const outer = s.items;
    s.items = [];
    fn();
    parts.push(...s.items.map((i) => i.svg));
    s.items = outer;
  };
  keep(() =>
    s.lathe(
      x,
      y,
      z,
      [
        [0.55, 0],
        [0.55, 0.22],
        [0.38, 0.3],
        [0.34, 0.75],
        [0.42, 0.8],
        [0.42, 0.98],
      ],
      { color: "dark", shadow: false },
    ),
  );
  keep(() => s.beam(shoulder, bend, 0.42, { color }));
  keep(() => joint(shoulder, 0.26));
  keep(() => s.beam(bend, reach, 0.3, { color }));
  keep(() => joint(bend, 0.24));
  keep(() => joint(reach, 0.16));
  if (tool) {
    keep(() => s.beam(reach, [reach[0], reach[1], reach[2] - 0.32], 0.14, { color: "dark" }));
    keep(() =>
      s.beam(
        [reach[0] - 0.18, reach[1], reach[2] - 0.36],
        [reach[0] + 0.18, reach[1], reach[2] - 0.36],
        0.12,
        { color: "dark" },
      ),
    );
  }
  const [rx, ry] = [reach[0], reach[1]];
  s.add(
    [Math.min(x - 0.4, rx), Math.min(y - 0.4, ry), z, Math.max(x + 0.4, rx), Math.max(y + 0.4, ry), bend[2]],
    parts.join(""),
  );
  if (z < 0.01) s.roundShadow(x, y, 0.6, 2);
}

/**
 * A shop shelf along x with its open side to the lower left. goods(s, level, x0, x1, y, z) puts things on
 * each board. Boards at z = 0.12 + level * gap.
 */
export function shelf(
  s,
  x,
  y,
  len,
  { levels = 3, gap = 1.1, depth = 0.9, color = "pale", back = "stone", goods, topper } = {},
) {
  const h = 0.12 + levels * gap;
  s.box(x, y, 0, len, 0.1, h, { color: back, shadow: false });
  s.box(x - 0.08, y, 0, 0.08, depth, h, { color, shadow: false });
  s.shadow(x, y, len, depth, h);
  for (let i = 0; i < levels; i++) {
    const z = i * gap;
    s.box(x, y + 0.1, z, len, depth - 0.1, 0.12, {
      color,
      shadow: false,
      left: (w, fh) =>
        Array.from({ length: Math.floor(w / 0.9) }, (_, k) =>
          rect(0.25 + k * 0.9, fh * 0.2, 0.34, fh * 0.6, s.t.dark ? "#0B1C24" : "#8FA3A8", { op: 0.6 }),
        ).join(""),
    });
    goods?.(s, i, x, x + len, y + 0.1, z + 0.12);
  }
  s.box(x + len, y, 0, 0.08, depth, h, { color, shadow: false });
  if (topper) s.box(x, y, h, len, 0.14, 0.5, { color: "coral", left: topper, shadow: false });
}

/** A row of equal boxes on a board, as packs; `gaps` are left out. */
export function packs(
  s,
  x,
  y,
  z,
  count,
  { dx = 0.42, dy = 0.5, dz = 0.7, step = 0.5, color = "teal", colors, gaps = [], mark } = {},
) {
  for (let i = 0; i < count; i++) {
    if (gaps.includes(i)) continue;
    s.box(x + i * step, y, z, dx, dy, dz, {
      color: colors ? colors[i % colors.length] : color,
      shadow: false,
      left:
        mark ?? ((w, h) => rect(w * 0.16, h * 0.26, w * 0.68, h * 0.3, "#FFFFFF", { op: 0.75, rx: 0.03 })),
    });
  }
}

/** A telephone standing upright, screen to the lower left ("left") or lower right ("right"). */
export function phone(s, x, y, { z = 0, h = 4, w = 2.1, face = "left", paint, color = "black" } = {}) {
  const glass = (fw, fh, sc) =>
    rect(0.1, 0.1, fw - 0.2, fh - 0.2, s.t.dark ? "#0B1C24" : "#F8F6F1", { rx: 0.2 }) +
    rect(fw * 0.36, 0.18, fw * 0.28, 0.1, s.t.dark ? "#24454F" : "#CBD4D4", { rx: 0.05 }) +
    (paint ? paint(fw, fh, sc) : "");
  if (face === "left") s.box(x, y, z, w, 0.22, h, { color, left: glass });
  else s.box(x, y, z, 0.22, w, h, { color, right: glass });
}

/** A lamp post. */
export function lamp(s, x, y, { h = 2.2 } = {}) {
  s.lathe(
    x,
    y,
    0,
    [
      [0.1, 0],
      [0.05, 0.2],
      [0.04, h],
    ],
    { color: "dark", shadow: false },
  );
  s.sphere(x, y, h + 0.1, 0.14, { color: "amber" });
  s.roundShadow(x, y, 0.08, 0.6);
}

/** A park bench along x. */
export function bench(s, x, y, { len = 1.6 } = {}) {
  s.box(x, y, 0.3, len, 0.45, 0.08, { color: "sand", shadow: false });
  s.box(x + 0.1, y + 0.1, 0, 0.1, 0.3, 0.3, { color: "dark", shadow: false });
  s.box(x + len - 0.2, y + 0.1, 0, 0.1, 0.3, 0.3, { color: "dark", shadow: false });
  s.shadow(x, y, len, 0.45, 0.3, 0.5);
}

/** A QR-like square on a face, at u, v with side d. Only a picture: it encodes nothing. */
export function code(u, v, d, { fg = "#0B1C24", bg = "#FFFFFF", seed = 7 } = {}) {
  const rnd = random(seed);
  const cell = d / 9;
  let svg = rect(u, v, d, d, bg, { rx: cell * 0.6 });
  for (let i = 1; i < 8; i++)
    for (let j = 1; j < 8; j++)
      if (rnd() > 0.5) svg += rect(u + i * cell, v + j * cell, cell * 1.02, cell * 1.02, fg);
  for (const [i, j] of [
    [1, 1],
    [6, 1],
    [1, 6],
  ]) {
    svg +=
      rect(u + i * cell - cell * 0.2, v + j * cell - cell * 0.2, cell * 2.4, cell * 2.4, bg) +
      rect(u + i * cell, v + j * cell, cell * 2, cell * 2, fg);
  }
  return svg;
}
