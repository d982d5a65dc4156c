import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, line, num, path, rect } from "../../engine/svg.mjs";

export const vaultDoor =
  ({ hub, glyph } = {}) =>
  (w, h, s) => {
    const r = Math.min(w, h) * 0.42;
    const d = s.theme.dark;
    const ring = (k, fill) => circle(0, 0, r * k, fill);
    const turn = (a, inner) => `<g transform="rotate(${a})">${inner}</g>`;
    const bolts = Array.from({ length: 10 }, (_, i) =>
      turn(i * 36, circle(0, -r * 0.84, r * 0.055, d ? palette.dark900 : palette.steel570)),
    ).join("");
    const bar = rect(-r * 0.56, -r * 0.05, r * 1.12, r * 0.1, d ? palette.steel580 : palette.steel570, {
      rx: r * 0.05,
    });
    const wheel = [0, 60, 120].map((a) => turn(a, bar)).join("");
    const body =
      ring(1.06, d ? palette.steel900 : palette.steel450) +
      ring(0.98, d ? palette.steel230 : palette.grey041) +
      bolts;
    const middle = glyph ? iconAt(glyph, 0, 0, r * 0.4, palette.dark900, 2.4) : "";
    const centre =
      ring(0.68, d ? palette.steel410 : palette.steel190) +
      wheel +
      ring(glyph ? 0.32 : 0.18, hub ?? s.theme.coral);
    return `<g transform="translate(${w / 2} ${h / 2})">${body}${centre}${middle}</g>`;
  };

/** An upright disc around x, y, z that faces left. */
export function disc(
  s,
  x,
  y,
  z,
  r,
  { depth = 0.16, rim = palette.slate500, fill = palette.white, paint } = {},
) {
  const rings = 8;
  let svg = "";
  for (let i = 0; i <= rings; i++)
    svg += s.decal("left", x, y + (depth * i) / rings, z, circle(0, 0, r, i === rings ? fill : rim));
  svg += s.decal("left", x, y + depth, z, paint?.(r, s) ?? "");
  s.add([x - r, y, z - r, x + r, y + depth, z + r], svg);
}

/** Hands and ticks of a clock, for `disc`; `lit` is the colour of the minutes that have passed. Angles in degrees. */
export const clockFace =
  ({ hour = 60, minute = 180, lit, color = palette.dark900 } = {}) =>
  (r) => {
    const turn = (a, inner) => `<g transform="rotate(${a})">${inner}</g>`;
    const end = (a) => [Math.sin((a * Math.PI) / 180) * r * 0.8, -Math.cos((a * Math.PI) / 180) * r * 0.8];
    const [ex, ey] = end(minute);
    const big = minute > 180 ? 1 : 0;
    const k = r * 0.8;
    const arc = `M0 0L0 ${-k}A${k} ${k} 0 ${big} 1 ${ex} ${ey}Z`;
    const wedge = `<path d="${arc}" fill="${lit}" fill-opacity=".85"/>`;
    const ticks = Array.from({ length: 12 }, (_, i) =>
      turn(i * 30, line(0, -r * 0.9, 0, -r * (i % 3 ? 0.82 : 0.74), color, { strokeWidth: r * 0.06 })),
    ).join("");
    const hand = (a, len, strokeWidth) =>
      turn(a, line(0, r * 0.1, 0, -r * len, color, { strokeWidth: r * strokeWidth }));
    return (
      (lit ? wedge : "") +
      ticks +
      hand(hour, 0.46, 0.09) +
      hand(minute, 0.7, 0.07) +
      circle(0, 0, r * 0.09, color)
    );
  };

export function cog(r, teeth, fill) {
  let d = "";
  for (let i = 0; i < teeth * 4; i++) {
    const a = ((i - 0.5) * Math.PI) / (teeth * 2);
    const q = i % 4 < 2 ? r : r * 0.8;
    d += `${i ? "L" : "M"}${num(r + Math.cos(a) * q)} ${num(r + Math.sin(a) * q)}`;
  }
  return path(`${d}Z`, { fill });
}
