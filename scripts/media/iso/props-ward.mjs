/** A hospital: beds, monitors, curtains, a scanner, a fridge, the building itself. */

import * as p from "./props.mjs";
import { cutout } from "./props-services.mjs";
import { circle, iconAt, line, path, rect } from "./svg.mjs";

/** A trace on a monitor's face. */
export const pulse = (color) => (w, h) =>
  path(
    `M${w * 0.1} ${h * 0.55}L${w * 0.3} ${h * 0.55}L${w * 0.38} ${h * 0.24}L${w * 0.48} ${h * 0.8}L${w * 0.56} ${h * 0.55}L${w * 0.9} ${h * 0.55}`,
    { stroke: color, sw: h * 0.07 },
  );

/** A bed along y with its head at the far end. `who` is a skin number, or undefined when it is free. */
export function bed(s, x, y, { u = 1, blanket = "teal", who, monitor = true, trace, frame = "mid" } = {}) {
  const [w, l] = [1.35 * u, 2.9 * u];
  const z = 0.62 * u;
  s.group(() => {
    for (const [a, b] of [
      [0.06, 0.3],
      [0.06, 2.5],
      [1.15, 0.3],
      [1.15, 2.5],
    ])
      s.box(x + a * u, y + b * u, 0, 0.12 * u, 0.12 * u, 0.4 * u, { color: "dark", shadow: false });
    s.box(x, y, 0.38 * u, w, 0.12 * u, 0.86 * u, { color: frame, shadow: false });
    s.box(x, y + 0.12 * u, 0.38 * u, w, l - 0.12 * u, 0.12 * u, { color: frame, shadow: false });
    s.box(x + 0.05 * u, y + 0.14 * u, 0.5 * u, w - 0.1 * u, l - 0.2 * u, 0.22 * u, {
      color: "pale",
      shadow: false,
    });
    s.box(x + 0.25 * u, y + 0.22 * u, z + 0.1 * u, w - 0.5 * u, 0.5 * u, 0.14 * u, {
      color: "pale",
      shadow: false,
    });
    if (who !== undefined) {
      s.sphere(x + w / 2, y + 0.5 * u, z + 0.4 * u, 0.17 * u, {
        color: ["#E8B894", "#B9825A", "#7A4E34"][who % 3],
      });
      s.box(x + 0.02 * u, y + 0.84 * u, z + 0.08 * u, w - 0.04 * u, l - 0.94 * u, 0.3 * u, {
        color: blanket,
        shadow: false,
      });
      s.box(x + 0.02 * u, y + 0.76 * u, z + 0.1 * u, w - 0.04 * u, 0.16 * u, 0.3 * u, {
        color: "pale",
        shadow: false,
      });
    } else {
      s.box(x + 0.02 * u, y + 1.7 * u, z + 0.1 * u, w - 0.04 * u, l - 1.8 * u, 0.08 * u, {
        color: blanket,
        shadow: false,
      });
    }
    s.box(x, y + l, 0.38 * u, w, 0.1 * u, 0.56 * u, {
      color: frame,
      shadow: false,
      left: (fw, fh) => rect(fw * 0.1, fh * 0.2, fw * 0.8, fh * 0.5, "#FFFFFF", { op: 0.25, rx: 0.06 }),
    });
  }, [x, y, 0, x + w, y + l + 0.1 * u, 1.25 * u]);
  s.shadow(x, y, w, l, 0.8 * u);
  if (monitor)
    s.group(() => {
      s.box(x + w + 0.3 * u, y + 0.1 * u, 0, 0.08 * u, 0.08 * u, 1.6 * u, { color: "dark", shadow: false });
      s.box(x + w + 0.02 * u, y + 0.06 * u, 1.5 * u, 0.72 * u, 0.16 * u, 0.56 * u, {
        color: "black",
        shadow: false,
        left: (fw, fh, sc) =>
          rect(0.05 * u, 0.05 * u, fw - 0.1 * u, fh - 0.1 * u, "#071620") +
          pulse(trace ?? "#3FD9BF")(fw, fh, sc),
      });
    }, [x + w + 0.02 * u, y, 0, x + w + 0.74 * u, y + 0.24 * u, 2.1 * u]);
}

/** A curtain along y on its rail: folds down to the knee. */
export function curtain(s, x, y, len, { h = 2.2, color = "glass" } = {}) {
  s.box(x, y, 0.3, 0.08, len, h - 0.3, {
    color,
    shadow: false,
    right: (w, fh) =>
      Array.from({ length: Math.round(w * 4) }, (_, i) =>
        line((i + 0.5) / 4, fh * 0.04, (i + 0.5) / 4, fh, i % 2 ? "#FFFFFF" : "#0B1C24", {
          sw: 0.06,
          op: 0.12,
        }),
      ).join(""),
  });
  s.box(x - 0.02, y, h, 0.12, len, 0.06, { color: "pale", shadow: false });
}

/** A white cross on coral, for walls and roofs. */
export const cross =
  (fill = "#FFFFFF", size = 0.6) =>
  (w, h) => {
    const d = Math.min(w, h) * size;
    const t = d / 3;
    return rect(w / 2 - t / 2, h / 2 - d / 2, t, d, fill) + rect(w / 2 - d / 2, h / 2 - t / 2, d, t, fill);
  };

/** A hospital: a tall block, a lower wing with the entrance, a sign with a cross. */
export function hospital(s, x, y, { u = 1, color = "pale", seed = 1 } = {}) {
  const glass = { fill: s.t.dark ? "#0A1E27" : "#85A7AC", lit: 0.3 };
  s.box(x, y, 0, 3.4 * u, 2.2 * u, 4.4 * u, {
    color,
    left: p.windows({ cols: 6, rows: 7, seed, ...glass }),
    right: p.windows({ cols: 4, rows: 7, seed: seed + 9, ...glass }),
  });
  s.box(x + 0.9 * u, y + 0.5 * u, 4.4 * u, 1.6 * u, 0.5 * u, 1.5 * u, {
    color: "coral",
    shadow: false,
    left: cross("#FFFFFF", 0.72),
  });
  s.box(x - 0.6 * u, y + 2.2 * u, 0, 4.6 * u, 1.7 * u, 1.5 * u, {
    color: "stone",
    left: (w, h) =>
      rect(w * 0.4, h * 0.32, w * 0.2, h * 0.68, s.t.dark ? "#FFC27A" : "#2A4650") +
      line(w * 0.5, h * 0.32, w * 0.5, h, "#FFFFFF", { sw: 0.04, op: 0.5 }) +
      [0.08, 0.24, 0.68, 0.84]
        .map((v) => rect(w * v, h * 0.34, w * 0.1, h * 0.32, s.t.dark ? "#3FD9BF" : "#85A7AC"))
        .join(""),
    right: p.windows({ cols: 2, rows: 1, lit: 0, pad: 0.26, ...glass }),
  });
  s.box(x + 1 * u, y + 3.9 * u, 1 * u, 1.5 * u, 0.7 * u, 0.12 * u, { color: "coral", shadow: false });
}

/** A scanner's ring, its bore looking to the lower right, with the table in front of it. */
export function scanner(s, x, y, { u = 1, lit } = {}) {
  const d = 3.6 * u;
  const r = 0.98 * u;
  const c = d / 2;
  const shape = (fill) =>
    `<path fill-rule="evenodd" fill="${fill}" d="M${0.5 * u} 0H${d - 0.5 * u}Q${d} 0 ${d} ${0.5 * u}V${d}H0V${0.5 * u}Q0 0 ${0.5 * u} 0ZM${c - r} ${c}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z"/>`;
  const hole = s.t.dark ? "#071620" : "#2A4650";
  s.sheet(
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
      circle(c, c, r * 1.3, undefined, { stroke: lit ?? s.t.teal, sw: 0.1 * u }) +
      circle(c, c, r * 1.12, undefined, { stroke: "#85A7AC", sw: 0.05 * u }) +
      rect(d * 0.76, d * 0.12, d * 0.14, d * 0.09, "#12303B", { rx: 0.05 }),
  });
  const tx = x + 0.12 + 1.3 * u;
  s.group(() => {
    s.box(tx + 0.7 * u, y + c - 0.4 * u, 0, 2.2 * u, 0.8 * u, 1 * u, { color: "mid", shadow: false });
    s.box(tx, y + c - 0.55 * u, 1 * u, 3.5 * u, 1.1 * u, 0.2 * u, { color: "pale", shadow: false });
    s.box(tx, y + c - 0.42 * u, 1.2 * u, 2.6 * u, 0.84 * u, 0.34 * u, { color: "teal", shadow: false });
    s.box(tx + 2.6 * u, y + c - 0.3 * u, 1.2 * u, 0.4 * u, 0.6 * u, 0.24 * u, {
      color: "#E8B894",
      shadow: false,
    });
  }, [tx, y + c - 0.55 * u, 0, tx + 3.5 * u, y + c + 0.55 * u, 1.6 * u]);
  s.shadow(tx, y + c - 0.5 * u, 3.5 * u, u, 1);
}

/** A brain scan as drawn on a film; `bleed` marks a spot. */
export const film = (bleed, s) => (w, h) => {
  const [cx, cy, r] = [w / 2, h / 2, Math.min(w, h) * 0.38];
  return (
    rect(0, 0, w, h, "#071620", { rx: w * 0.04 }) +
    `<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.84}" ry="${r}" fill="#86A0A6"/><ellipse cx="${cx}" cy="${cy}" rx="${r * 0.74}" ry="${r * 0.9}" fill="#2F6372"/>` +
    line(cx, cy - r * 0.8, cx, cy + r * 0.8, "#86A0A6", { sw: r * 0.05 }) +
    [-1, 1]
      .map(
        (k) =>
          `<ellipse cx="${cx + k * r * 0.17}" cy="${cy - r * 0.05}" rx="${r * 0.09}" ry="${r * 0.3}" fill="#0B1F28"/>` +
          [-0.5, -0.15, 0.2, 0.55]
            .map((v) =>
              line(
                cx + k * r * 0.42,
                cy + r * v,
                cx + k * r * (0.66 - Math.abs(v) * 0.2),
                cy + r * v * 1.1,
                "#86A0A6",
                { sw: r * 0.05 },
              ),
            )
            .join(""),
      )
      .join("") +
    (bleed
      ? circle(cx + r * 0.38, cy - r * 0.1, r * 0.24, s.t.coral) +
        circle(cx + r * 0.38, cy - r * 0.1, r * 0.38, undefined, { stroke: s.t.coral, sw: r * 0.06 })
      : "")
  );
};

/** A glass-door fridge full of vials, door to the lower left. */
export function fridge(s, x, y, { w = 2.2, d = 1.4, h = 3.6 } = {}) {
  s.box(x, y, 0, w, d, h, {
    color: "pale",
    left: (fw, fh) => {
      let svg = rect(fw * 0.08, fh * 0.15, fw * 0.84, fh * 0.76, s.t.dark ? "#0C3A44" : "#12303B", {
        rx: 0.06,
      });
      for (let r = 0; r < 4; r++) {
        const base = fh * (0.32 + r * 0.18);
        svg += rect(fw * 0.1, base, fw * 0.8, 0.06, "#B9CBCE");
        for (let i = 0; i < 7; i++) {
          const vx = fw * (0.14 + i * 0.108);
          svg += rect(vx, base - 0.34, 0.15, 0.34, (r + i) % 5 ? "#62E2CC" : "#FFD49E", { rx: 0.03 });
          svg += rect(vx + 0.02, base - 0.42, 0.11, 0.08, "#FFFFFF");
        }
      }
      svg += rect(fw * 0.86, fh * 0.4, 0.07, fh * 0.22, "#FFFFFF", { rx: 0.03 });
      svg += rect(fw * 0.3, fh * 0.035, fw * 0.4, fh * 0.08, "#071620", { rx: 0.05 });
      return svg + iconAt("snowflake", fw * 0.5, fh * 0.075, fh * 0.07, "#3FD9BF", 2.2);
    },
    right: (fw, fh) => rect(fw * 0.2, fh * 0.7, fw * 0.6, fh * 0.16, "#0B1C24", { op: 0.2 }),
  });
}
