/** A container yard and its warehouse: boxes, gantry, ship, shed, racking, forklift. */

import * as p from "./props.mjs";
import { boundsOf, extrude } from "./props-forms.mjs";
import { circle, line, random, rect, text } from "./svg.mjs";

export const BOX = { len: 2.9, w: 1.2, h: 1.25 };

/** Ribs and, on the short end, door bars. */
const ribbed = (count) => (w, h, s) => {
  let svg = "";
  const ink = s.t.dark ? "#04141B" : "#0B1C24";
  for (let i = 1; i < count; i++)
    svg += line((w * i) / count, h * 0.08, (w * i) / count, h * 0.92, ink, { sw: 0.035, op: 0.24 });
  return svg;
};
const doors = (w, h, s) => {
  const ink = s.t.dark ? "#04141B" : "#0B1C24";
  return (
    line(w / 2, h * 0.06, w / 2, h * 0.94, ink, { sw: 0.03, op: 0.4 }) +
    [0.2, 0.38, 0.62, 0.8]
      .map((u) => line(w * u, h * 0.08, w * u, h * 0.92, ink, { sw: 0.025, op: 0.28 }))
      .join("")
  );
};

/** A shipping container along x or y. */
export function container(s, x, y, z, { axis = "x", color = "stone", u = 1, mark, shadow, opacity } = {}) {
  const [dx, dy] = axis === "x" ? [BOX.len, BOX.w] : [BOX.w, BOX.len];
  const long = (w, h, sc) => ribbed(12)(w, h, sc) + (mark ? mark(w, h, sc) : "");
  s.box(x, y, z, dx * u, dy * u, BOX.h * u, {
    color,
    left: axis === "x" ? long : doors,
    right: axis === "x" ? doors : long,
    shadow: shadow ?? z < 0.01,
    opacity,
  });
}

/** Stacks on a grid: rows of strings, one digit a place for its height; colours by turns. */
export function stacks(s, x, y, rows, { gapX = 3.15, gapY = 1.45, colors, from = 0 } = {}) {
  const list = colors ?? ["mid", "teal", "stone", "pale", "stone", "coral", "mid", "teal", "stone"];
  let i = from;
  rows.forEach((row, r) => {
    [...row].forEach((c, k) => {
      for (let level = 0; level < Number(c); level++)
        container(s, x + k * gapX, y + r * gapY, level * BOX.h, { color: list[i++ % list.length] });
      i += 2;
    });
  });
}

/** A gantry crane whose bridge runs along y; `trolley` 0..1 along it, `drop` where its load hangs. */
export function gantry(s, x, y, span, { h = 6, w = 1.9, trolley = 0.5, drop = 3, color = "mid", load } = {}) {
  const t = 0.26;
  for (const yy of [y, y + span]) {
    for (const xx of [x, x + w]) s.box(xx, yy, 0.3, t, t, h - 0.3, { color, shadow: false });
    s.box(x - 0.3, yy - 0.1, 0, w + 0.86, t + 0.2, 0.3, { color: "dark" });
    s.box(x + t, yy, h * 0.62, w - t, t, 0.18, { color, shadow: false });
  }
  for (const xx of [x, x + w]) {
    s.box(xx, y - 0.8, h, t, span + 1.9, 0.42, { color, shadow: false });
    let zig = "";
    const [, l] = s.tones("dark");
    for (let i = 0; i < 9; i++) {
      const a = s.p(xx + t, y + (span * i) / 9, h + (i % 2 ? 0.4 : 0.04));
      const b = s.p(xx + t, y + (span * (i + 1)) / 9, h + (i % 2 ? 0.04 : 0.4));
      zig += line(a[0], a[1], b[0], b[1], l, { sw: 2 });
    }
    s.add([xx + t, y, h, xx + t + 0.01, y + span, h + 0.42], zig);
  }
  const ty = y + span * trolley;
  s.box(x - 0.1, ty - 0.6, h + 0.42, w + 0.46, 1.2, 0.55, { color: "coral", shadow: false });
  if (!load) return;
  const cx = x + w / 2 + t / 2;
  for (const d of [-0.9, 0.9]) {
    const a = s.p(cx + d * 0.7, ty, h);
    const b = s.p(cx + d, ty, drop + BOX.h);
    s.add(
      [cx - 1, ty - 0.02, drop + BOX.h, cx + 1, ty + 0.02, h],
      line(a[0], a[1], b[0], b[1], s.t.text, { sw: 2 }),
    );
  }
  container(s, cx - BOX.len / 2, ty - BOX.w / 2, drop, { color: load, shadow: false });
}

/** A flat-roofed shed with doors on its left face; `names` number them, `open` lights some. */
export function shed(
  s,
  x,
  y,
  dx,
  dy,
  h,
  { color = "stone", count = 4, names, lit = {}, panels = 4, roof, face = "left", size = 0.5 } = {},
) {
  const leafs = (w, fh) => {
    let svg = rect(0, fh * 0.06, w, 0.14, s.t.coral, { op: 0.9 });
    const step = w / count;
    for (let i = 0; i < count; i++) {
      const u = step * i + step * 0.2;
      const dw = step * 0.6;
      const dh = fh * 0.56;
      svg += rect(u, fh - dh, dw, dh, lit[i] ?? (s.t.dark ? "#071620" : "#12303B"), {
        op: lit[i] ? 1 : 0.85,
      });
      for (let k = 1; k < 5; k++)
        svg += line(u, fh - dh + (dh * k) / 5, u + dw, fh - dh + (dh * k) / 5, "#FFFFFF", {
          sw: 0.02,
          op: 0.16,
        });
      if (names)
        svg += text(u + dw / 2, fh - dh - size * 0.28, names[i], {
          size,
          weight: 640,
          fill: s.t.text,
          anchor: "middle",
        });
    }
    return svg;
  };
  const plain = (w, fh, sc) => ribbed(Math.round(w * 2.4))(w, fh, sc);
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: face === "left" ? leafs : plain,
    right: face === "right" ? leafs : plain,
  });
  for (let i = 0; i < panels; i++) {
    const w = (dx - 0.8) / panels;
    s.box(x + 0.4 + i * w, y + 0.5, h, w * 0.62, dy - 1, 0.16, { color: roof ?? "mid", shadow: false });
  }
}

/** A container ship along x, bow towards +x. Its cargo is a grid of heights like `stacks`. */
export function ship(
  s,
  x,
  y,
  { len = 13, w = 4, h = 1.5, color = "dark", cargo, colors, band = "coral" } = {},
) {
  const bow = w * 0.62;
  const hull = (grow) => [
    [x, y],
    [x + len - bow, y],
    [x + len + grow, y + w / 2],
    [x + len - bow, y + w],
    [x, y + w],
  ];
  s.group(() => {
    extrude(s, hull(-0.3), 0, 0.34, { color: band });
    extrude(s, hull(0), 0.34, h, { color });
    const inset = hull(-0.5).map(([a, b]) => [
      a + 0.1,
      b > y + w / 2 ? b - 0.16 : b < y + w / 2 ? b + 0.16 : b,
    ]);
    extrude(s, inset, h, h + 0.02, { color: "mid" });
    s.box(x + 0.4, y + 0.5, h, 1.5, w - 1, 2.9, {
      color: "pale",
      shadow: false,
      right: p.windows({ cols: 5, rows: 4, lit: 0.2 }),
      left: p.windows({ cols: 3, rows: 4, lit: 0.2 }),
    });
    s.box(x + 0.3, y + 0.1, h + 2.9, 1.7, w - 0.2, 0.5, {
      color: "pale",
      shadow: false,
      right: (fw, fh) => rect(fw * 0.04, fh * 0.2, fw * 0.92, fh * 0.5, "#0B1C24", { op: 0.8 }),
      left: (fw, fh) => rect(fw * 0.1, fh * 0.2, fw * 0.8, fh * 0.5, "#0B1C24", { op: 0.8 }),
    });
    s.lathe(
      x + 0.9,
      y + w / 2,
      h + 3.4,
      [
        [0.34, 0, "coral"],
        [0.3, 0.8],
      ],
      { color: "coral", shadow: false },
    );
    const list = colors ?? ["teal", "pale", "stone", "coral", "teal", "mid", "amber", "stone"];
    let i = 0;
    (cargo ?? ["222", "232"]).forEach((row, r) => {
      [...row].forEach((c, k) => {
        for (let level = 0; level < Number(c); level++)
          container(s, x + 2.4 + k * 3.02, y + 0.5 + r * 1.4, h + 0.02 + level * BOX.h, {
            color: list[i++ % list.length],
            shadow: false,
          });
      });
    });
  }, [x, y, 0, x + len, y + w, h + 4]);
  const around = boundsOf(hull(0).map((q) => [...q, 0]));
  s.shadow(around[0], around[1], len - bow * 0.6, w, h, 0.8);
}

/** Water on the ground: a plate and small waves. */
export function water(s, x, y, dx, dy, { waves = 40, seed = 2 } = {}) {
  s.plate(x, y, dx, dy, s.t.dark ? "#0C2B36" : "#D3E6E6");
  const rnd = random(seed);
  s.floor.push(
    s.decal(
      "top",
      x,
      y,
      0,
      Array.from({ length: waves }, () => {
        const [u, v] = [rnd() * (dx - 1), rnd() * dy];
        return line(u, v, u + 0.5 + rnd() * 0.5, v, s.t.dark ? "#2F6F7D" : "#A9C7CA", {
          sw: 0.06,
          op: 0.8,
        });
      }).join(""),
    ),
  );
}

/** Pallet racking along x, open to the lower left. goods[level] is a string: a letter a place, "." empty. */
export function racking(s, x, y, goods, { bay = 1.9, gap = 1.55, depth = 1.3 } = {}) {
  const colors = { t: "teal", p: "pale", c: "coral", a: "amber", m: "mid", d: "dark", s: "sand", i: "iris" };
  const bays = goods[0].length;
  const h = goods.length * gap + 0.2;
  s.shadow(x, y, bays * bay, depth, h);
  for (let i = 0; i <= bays; i++)
    for (const yy of [y, y + depth - 0.1])
      s.box(x + i * bay - 0.06, yy, 0, 0.12, 0.1, h, { color: "mid", shadow: false });
  goods.forEach((row, level) => {
    const z = level * gap;
    if (level)
      for (const yy of [y, y + depth - 0.1])
        s.box(x + 0.06, yy, z, bays * bay - 0.12, 0.1, 0.14, { color: "amber", shadow: false });
    [...row].forEach((c, i) => {
      if (c === ".") return;
      const gx = x + i * bay + 0.22;
      const hh = gap * (0.56 + ((i * 7 + level * 3) % 4) * 0.06);
      s.group(() => {
        s.box(gx, y + 0.12, z + 0.14, bay - 0.44, depth - 0.26, 0.12, { color: "sand", shadow: false });
        s.box(gx + 0.05, y + 0.16, z + 0.26, bay - 0.54, depth - 0.34, hh - 0.1, {
          color: colors[c],
          shadow: false,
          left: (w, fh) =>
            line(w / 2, 0, w / 2, fh, "#0B1C24", { sw: 0.03, op: 0.25 }) +
            line(0, fh / 2, w, fh / 2, "#0B1C24", { sw: 0.03, op: 0.25 }) +
            rect(w * 0.6, fh * 0.12, w * 0.28, fh * 0.24, "#FFFFFF", { op: 0.8 }),
        });
      });
    });
  });
}

/** A forklift along y, forks towards -y (to the racks), with something on the forks at height z. */
export function forklift(s, x, y, { color = "amber", lift = 0.3, load } = {}) {
  const tyre = s.t.dark ? "#04141B" : "#12303B";
  const wheels = (w, h) =>
    [0.3, w - 0.3].map((u) => circle(u, h, 0.26, tyre) + circle(u, h, 0.1, s.t.faint)).join("");
  s.group(() => {
    if (load) {
      s.box(x - 0.15, y - 1.25, lift, 1.5, 1.1, 0.12, { color: "sand", shadow: false });
      s.box(x - 0.1, y - 1.2, lift + 0.12, 1.4, 1, 0.95, { color: load, shadow: false });
    }
    for (const d of [0.12, 0.96])
      s.box(x + d, y - 0.1, 0.1, 0.12, 0.12, 2.7, { color: "dark", shadow: false });
    s.box(x, y + 0.1, 0.26, 1.2, 1.7, 0.62, { color, shadow: false, right: wheels });
    s.box(x + 0.1, y + 1, 0.88, 1, 0.78, 0.35, { color: "dark", shadow: false });
    s.lathe(
      x + 0.6,
      y + 0.85,
      0.88,
      [
        [0.22, 0, "teal"],
        [0.24, 0.5],
        [0.1, 0.62],
      ],
      { color: "teal", shadow: false },
    );
    s.sphere(x + 0.6, y + 0.85, 1.66, 0.17, { color: "#B9825A" });
    for (const [a, b] of [
      [0.05, 0.15],
      [1.05, 0.15],
      [0.05, 1.6],
      [1.05, 1.6],
    ])
      s.box(x + a, y + b, 0.88, 0.1, 0.1, 1.15, { color: "dark", shadow: false });
    s.box(x, y + 0.1, 2.03, 1.2, 1.65, 0.1, { color, shadow: false });
  }, [x, y - 1.2, 0, x + 1.3, y + 1.8, 2.7]);
  s.shadow(x, y - 1, 1.2, 2.7, 1.4);
}
