/** Instruments of the strategy and governance pictures: vault doors, stamps, tokens, clocks, stores. */
import { circle, iconAt, line, rect } from "./svg.mjs";

/** The round door of a vault, for a face. */
export const vaultDoor =
  ({ hub, glyph } = {}) =>
  (w, h, s) => {
    const r = Math.min(w, h) * 0.42;
    const d = s.t.dark;
    const ring = (k, fill) => circle(0, 0, r * k, fill);
    const turn = (a, inner) => `<g transform="rotate(${a})">${inner}</g>`;
    const bolts = Array.from({ length: 10 }, (_, i) =>
      turn(i * 36, circle(0, -r * 0.84, r * 0.055, d ? "#0B1C24" : "#5E757C")),
    ).join("");
    const bar = rect(-r * 0.56, -r * 0.05, r * 1.12, r * 0.1, d ? "#47808F" : "#5E757C", { rx: r * 0.05 });
    const wheel = [0, 60, 120].map((a) => turn(a, bar)).join("");
    const body = ring(1.06, d ? "#0B1F28" : "#81959A") + ring(0.98, d ? "#B9CBCE" : "#F3F6F6") + bolts;
    const middle = glyph ? iconAt(glyph, 0, 0, r * 0.4, "#0B1C24", 2.4) : "";
    const centre =
      ring(0.68, d ? "#86A0A6" : "#CBD4D4") + wheel + ring(glyph ? 0.32 : 0.18, hub ?? s.t.coral);
    return `<g transform="translate(${w / 2} ${h / 2})">${body}${centre}${middle}</g>`;
  };

/** A rubber stamp with a wooden grip. */
export function stamp(s, x, y, z, { u = 1, color = "coral" } = {}) {
  const [a, b] = ["dark", color];
  const grip = [
    [0.46, 0, a],
    [0.46, 0.2],
    [0.15, 0.36, b],
    [0.12, 0.74],
    [0.27, 0.9],
    [0.27, 1.06],
    [0.1, 1.18],
  ];
  const profile = grip.map(([r, h, c]) => [r * u, h * u, c]);
  s.lathe(x, y, z, profile, { color: a, shadow: z < 0.01 });
}

/** A coin-like token lying flat with an icon on it. */
export function token(
  s,
  x,
  y,
  z,
  { r = 0.7, h = 0.24, color = "iris", icon = "hexagon", glyph = "#FFFFFF" } = {},
) {
  const face =
    circle(0, 0, r * 0.8, undefined, { stroke: glyph, sw: r * 0.07 }) +
    iconAt(icon, 0, 0, r * 0.9, glyph, 2.2);
  s.group(() => {
    s.lathe(
      x,
      y,
      z,
      [
        [r, 0],
        [r, h],
      ],
      { color, shadow: false },
    );
    s.add([x - r, y - r, z + h, x + r, y + r, z + h + 0.01], s.decal("top", x, y, z + h, face));
  }, [x - r * 0.9, y - r * 0.9, z, x + r * 0.9, y + r * 0.9, z + h]);
  if (z < 0.4) s.roundShadow(x, y, r, h + z);
}

/** An upright disc around x, y, z, looking to the lower left: clocks, tokens on edge, seals. */
export function disc(s, x, y, z, r, { depth = 0.16, rim = "#566A72", fill = "#FFFFFF", paint } = {}) {
  const rings = 8;
  let svg = "";
  for (let i = 0; i <= rings; i++)
    svg += s.decal("left", x, y + (depth * i) / rings, z, circle(0, 0, r, i === rings ? fill : rim));
  svg += s.decal("left", x, y + depth, z, paint?.(r, s) ?? "");
  s.add([x - r, y, z - r, x + r, y + depth, z + r], svg);
}

/** Hands and ticks of a clock, for a disc; with `lit` the minutes up to the hand are filled. */
export const clockFace =
  ({ hour = 60, minute = 180, lit, ink = "#0B1C24" } = {}) =>
  (r) => {
    const turn = (a, inner) => `<g transform="rotate(${a})">${inner}</g>`;
    const end = (a) => [Math.sin((a * Math.PI) / 180) * r * 0.8, -Math.cos((a * Math.PI) / 180) * r * 0.8];
    const [ex, ey] = end(minute);
    const big = minute > 180 ? 1 : 0;
    const k = r * 0.8;
    const wedge = `<path d="M0 0L0 ${-k}A${k} ${k} 0 ${big} 1 ${ex} ${ey}Z" fill="${lit}" fill-opacity=".85"/>`;
    const ticks = Array.from({ length: 12 }, (_, i) =>
      turn(i * 30, line(0, -r * 0.9, 0, -r * (i % 3 ? 0.82 : 0.74), ink, { sw: r * 0.06 })),
    ).join("");
    const hand = (a, len, sw) => turn(a, line(0, r * 0.1, 0, -r * len, ink, { sw: r * sw }));
    return (
      (lit ? wedge : "") +
      ticks +
      hand(hour, 0.46, 0.09) +
      hand(minute, 0.7, 0.07) +
      circle(0, 0, r * 0.09, ink)
    );
  };

/** A database drum with rings. */
export function store(s, x, y, { r = 0.8, h = 1.6, color = "teal", z = 0, bands = 2 } = {}) {
  s.cylinder(x, y, z, r, h, { color, bands });
}

/** A server rack with lamps on its left face. */
export function rack(
  s,
  x,
  y,
  { dx = 1.2, dy = 1.1, dz = 2.6, rows = 6, color = "mid", hot = -1, ...rest } = {},
) {
  const face = (w, h) => {
    const slot = s.t.dark ? "#071620" : "#12303B";
    let svg = "";
    for (let i = 0; i < rows; i++) {
      const v = h * (0.05 + (i * 0.92) / rows);
      const row = (h * 0.66) / rows;
      svg += rect(w * 0.09, v, w * 0.82, row, slot, { rx: 0.03, op: 0.85 });
      svg += circle(w * 0.2, v + row / 2, 0.055, i === hot ? "#FF6A3D" : "#3FD9BF");
      svg += rect(w * 0.4, v + row / 2 - 0.03, w * 0.4, 0.06, "#8FA3A8", { op: 0.7 });
    }
    return svg;
  };
  s.box(x, y, 0, dx, dy, dz, { color, left: face, ...rest });
}

/** The outline of something that is no longer there: a pale body with dashed edges. */
export function ghost(s, x, y, z, dx, dy, dz, { color = s.t.muted, op = 0.1 } = {}) {
  const [x1, y1, z1] = [x + dx, y + dy, z + dz];
  const style = { stroke: color, "stroke-width": 2, "stroke-dasharray": "5 7", "fill-opacity": op };
  const face = (list) => s.polygon(list, color, style);
  const top = face([
    [x, y, z1],
    [x1, y, z1],
    [x1, y1, z1],
    [x, y1, z1],
  ]);
  const left = face([
    [x, y1, z],
    [x1, y1, z],
    [x1, y1, z1],
    [x, y1, z1],
  ]);
  const right = face([
    [x1, y, z],
    [x1, y1, z],
    [x1, y1, z1],
    [x1, y, z1],
  ]);
  s.add([x, y, z, x1, y1, z1], top + left + right);
}
