import { palette } from "../../engine/palette.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { cutout } from "../shapes/slabs.mjs";

export function scanner(s, x, y, { u = 1, lit } = {}) {
  const d = 3.6 * u;
  const r = 0.98 * u;
  const c = d / 2;
  const shape = (fill) =>
    `<path fill-rule="evenodd" fill="${fill}" d="M${0.5 * u} 0H${d - 0.5 * u}` +
    `Q${d} 0 ${d} ${0.5 * u}V${d}H0V${0.5 * u}Q0 0 ${0.5 * u} 0` +
    `ZM${c - r} ${c}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z"/>`;
  const hole = s.theme.dark ? palette.steel920 : palette.steel760;
  s.surface(
    [
      [x + 0.1, y + c - r, c - r],
      [x + 0.1, y + c + r, c - r],
      [x + 0.1, y + c + r, c + r],
      [x + 0.1, y + c - r, c + r],
    ],
    hole,
  );
  cutout(s, x + 0.12, y, 0, d, d, {
    face: "right",
    depth: 1.3 * u,
    shape,
    color: "pale",
    paint: () =>
      circle(c, c, r, hole) +
      circle(c, c, r * 1.3, undefined, { stroke: lit ?? s.theme.teal, strokeWidth: 0.1 * u }) +
      circle(c, c, r * 1.12, undefined, { stroke: palette.steel400, strokeWidth: 0.05 * u }) +
      rect(d * 0.76, d * 0.12, d * 0.14, d * 0.09, palette.dark800, { rx: 0.05 }),
  });
  const tx = x + 0.12 + 1.3 * u;
  s.group(() => {
    s.box(tx + 0.7 * u, y + c - 0.4 * u, 0, 2.2 * u, 0.8 * u, 1 * u, { color: "mid", shadow: false });
    s.box(tx, y + c - 0.55 * u, 1 * u, 3.5 * u, 1.1 * u, 0.2 * u, { color: "pale", shadow: false });
    s.box(tx, y + c - 0.42 * u, 1.2 * u, 2.6 * u, 0.84 * u, 0.34 * u, { color: "teal", shadow: false });
    s.box(tx + 2.6 * u, y + c - 0.3 * u, 1.2 * u, 0.4 * u, 0.6 * u, 0.24 * u, {
      color: palette.skin1,
      shadow: false,
    });
  }, [tx, y + c - 0.55 * u, 0, tx + 3.5 * u, y + c + 0.55 * u, 1.6 * u]);
  s.shadow(tx, y + c - 0.5 * u, 3.5 * u, u, 1);
}

/** A texture of a brain scan; `bleed` marks a spot. */
export const brainScan = (bleed, s) => (w, h) => {
  const [cx, cy, r] = [w / 2, h / 2, Math.min(w, h) * 0.38];
  return (
    rect(0, 0, w, h, palette.steel920, { rx: w * 0.04 }) +
    `<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.84}" ry="${r}" fill="${palette.steel410}"/><ellipse` +
    ` cx="${cx}" cy="${cy}" rx="${r * 0.74}" ry="${r * 0.9}" fill="${palette.steel680}"/>` +
    line(cx, cy - r * 0.8, cx, cy + r * 0.8, palette.steel410, { strokeWidth: r * 0.05 }) +
    [-1, 1]
      .map(
        (k) =>
          `<ellipse cx="${cx + k * r * 0.17}" cy="${cy - r * 0.05}" rx="${r * 0.09}"` +
          ` ry="${r * 0.3}" fill="${palette.steel900}"/>` +
          [-0.5, -0.15, 0.2, 0.55]
            .map((v) =>
              line(
                cx + k * r * 0.42,
                cy + r * v,
                cx + k * r * (0.66 - Math.abs(v) * 0.2),
                cy + r * v * 1.1,
                palette.steel410,
                { strokeWidth: r * 0.05 },
              ),
            )
            .join(""),
      )
      .join("") +
    (bleed
      ? circle(cx + r * 0.38, cy - r * 0.1, r * 0.24, s.theme.coral) +
        circle(cx + r * 0.38, cy - r * 0.1, r * 0.38, undefined, {
          stroke: s.theme.coral,
          strokeWidth: r * 0.06,
        })
      : "")
  );
};
