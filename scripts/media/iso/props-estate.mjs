/** Buildings for real estate: a cutaway floor stack, chillers, towers with lit flats, a value band. */
import * as p from "./props.mjs";
import { circle, line, n, path, rect } from "./svg.mjs";

/** A tower with an entrance hall, cornices and something on its roof. `lit` picks one flat: [face, col, row]. */
export function block(
  s,
  x,
  y,
  dx,
  dy,
  h,
  { color = "pale", cols = 4, rows = 8, lit = 0.22, seed = 1, flat, roof = true, hall = true } = {},
) {
  const dark = color === "dark" || color === "black";
  const glass = dark && !s.t.dark ? { fill: "#6B858D", litFill: "#8FE3D4" } : {};
  const face = (side, count) => (w, fh, sc) => {
    let svg = p.windows({ cols: count, rows, lit, seed: seed + (side === "left" ? 0 : 31), ...glass })(
      w,
      fh,
      sc,
    );
    if (flat?.[0] === side) {
      const [cw, rh] = [w / count, fh / rows];
      svg += rect(cw * (flat[1] + 0.1), rh * (flat[2] + 0.08), cw * 0.8, rh * 0.78, "#FFC27A", { rx: 0.03 });
      svg += rect(cw * (flat[1] + 0.1), rh * (flat[2] + 0.08), cw * 0.8, rh * 0.78, undefined, {
        rx: 0.03,
        stroke: s.t.coral,
        sw: 0.07,
      });
    }
    return svg;
  };
  const base = hall ? 0.9 : 0;
  s.group(() => {
    if (hall)
      s.box(x + 0.12, y + 0.12, 0, dx - 0.24, dy - 0.24, base, {
        color: "dark",
        shadow: false,
        left: (w, fh) =>
          rect(w * 0.38, fh * 0.2, w * 0.24, fh * 0.8, "#FFC27A") +
          line(w * 0.5, fh * 0.2, w * 0.5, fh, "#0B1C24", { sw: 0.04 }) +
          [0.08, 0.7]
            .map((v) => rect(w * v, fh * 0.22, w * 0.22, fh * 0.56, "#FFC27A", { op: 0.4 }))
            .join(""),
        right: (w, fh) =>
          [0.08, 0.38, 0.68]
            .map((v) => rect(w * v, fh * 0.22, w * 0.24, fh * 0.56, "#FFC27A", { op: 0.35 }))
            .join(""),
      });
    s.box(x, y, base, dx, dy, h - base, {
      color,
      shadow: false,
      left: face("left", cols),
      right: face("right", Math.max(2, Math.round((cols * dy) / dx))),
    });
    s.box(x - 0.08, y - 0.08, h, dx + 0.16, dy + 0.16, 0.14, { color, shadow: false });
    if (roof) {
      s.box(x + dx * 0.18, y + dy * 0.2, h + 0.14, dx * 0.34, dy * 0.4, 0.5, { color: "mid", shadow: false });
      s.lathe(
        x + dx * 0.75,
        y + dy * 0.6,
        h + 0.14,
        [
          [0.26, 0],
          [0.26, 0.4],
        ],
        { color: "mid", shadow: false },
      );
    }
  }, [x - 0.08, y - 0.08, 0, x + dx + 0.08, y + dy + 0.08, h + 0.64]);
  s.shadow(x, y, dx, dy, h);
}

/** A chiller with two fans on its top. */
export function chiller(s, x, y, z, { u = 1, color = "teal" } = {}) {
  s.box(x, y, z, 1.9 * u, 1.2 * u, 0.9 * u, {
    color,
    shadow: false,
    left: (w, h) =>
      Array.from({ length: 7 }, (_, i) =>
        line(w * 0.08, h * (0.2 + i * 0.1), w * 0.92, h * (0.2 + i * 0.1), "#0B1C24", { sw: 0.03, op: 0.35 }),
      ).join(""),
    top: (w, h) =>
      [0.27, 0.73]
        .map(
          (k) =>
            circle(w * k, h / 2, 0.4 * u, "#0B1C24", { op: 0.75 }) +
            Array.from({ length: 5 }, (_, i) =>
              line(
                w * k,
                h / 2,
                w * k + Math.cos(i * 1.257) * 0.36 * u,
                h / 2 + Math.sin(i * 1.257) * 0.36 * u,
                "#DCE9EA",
                { sw: 0.09 * u },
              ),
            ).join(""),
        )
        .join(""),
  });
}

/** A cutaway tower: floors open to the viewer, furnished; `floors` are colours of each floor's air. */
export function cutaway(s, x, y, dx, dy, floors, { gap = 1.5 } = {}) {
  floors.forEach((air, i) => {
    const z = i * gap;
    s.group(() => {
      s.box(x, y, z, dx, dy, 0.16, { color: "mid", shadow: false });
      s.box(x, y, z + 0.16, dx, 0.14, gap - 0.16, {
        color: air ?? "stone",
        shadow: false,
        left: (w, h) =>
          Array.from({ length: 5 }, (_, k) =>
            rect(w * (0.06 + k * 0.19), h * 0.18, w * 0.13, h * 0.5, s.t.dark ? "#2F6F7D" : "#D3E6E6"),
          ).join(""),
      });
      s.box(x, y + 0.14, z + 0.16, 0.14, dy - 0.14, gap - 0.16, {
        color: air ?? "stone",
        shadow: false,
        right: (w, h) =>
          Array.from({ length: 4 }, (_, k) =>
            rect(w * (0.08 + k * 0.23), h * 0.18, w * 0.15, h * 0.5, s.t.dark ? "#2F6F7D" : "#D3E6E6"),
          ).join(""),
      });
      for (const k of [0, 1, 2]) {
        const fx = x + 0.6 + k * (dx / 3.2);
        s.box(fx, y + dy - 1.2, z + 0.16, 1, 0.55, 0.42, { color: "sand", shadow: false });
        s.box(fx + 0.3, y + dy - 1.1, z + 0.58, 0.4, 0.06, 0.28, { color: "black", shadow: false });
        if ((i + k) % 2) {
          s.lathe(
            fx + 0.5,
            y + dy - 0.35,
            z + 0.16,
            [
              [0.15, 0, ["coral", "teal", "amber"][(i + k) % 3]],
              [0.19, 0.4],
              [0.08, 0.5],
            ],
            { color: "teal", shadow: false },
          );
          s.sphere(fx + 0.5, y + dy - 0.35, z + 0.78, 0.12, { color: "#B9825A" });
        }
      }
      s.box(x + dx - 0.16, y + dy - 0.16, z + 0.16, 0.16, 0.16, gap - 0.16, { color: "mid", shadow: false });
    }, [x, y, z, x + dx, y + dy, z + gap]);
  });
  s.shadow(x, y, dx, dy, floors.length * gap);
  return floors.length * gap;
}

/** A range floating over a roof: a bar between two ticks with a dot; `wide` in pixels, upright. */
export function range(s, x, y, z, { tall = 90, at = 0.5, color, glow = 0.2 } = {}) {
  const c = color ?? s.t.teal;
  const [cx, cy] = s.p(x, y, z);
  const top = cy - 26 - tall;
  s.draw(
    rect(cx - 26, top, 52, tall, s.t.bg0, { op: 0.8 }) +
      rect(cx - 26, top, 52, tall, c, { op: glow }) +
      line(cx - 26, top, cx + 26, top, c, { sw: 5 }) +
      line(cx - 26, top + tall, cx + 26, top + tall, c, { sw: 5 }) +
      line(cx, top + tall, cx, cy, c, { sw: 2.5, dash: "2 6" }) +
      circle(cx, top + tall * (1 - at), 12, c, { stroke: s.t.bg0, sw: 3 }),
  );
}

/** Drops of water falling on the screen from a point. */
export function drops(s, x, y, z, count = 3) {
  const [cx, cy] = s.p(x, y, z);
  s.draw(
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [cx + (i - 1) * 14, cy + i * 22 + (i % 2) * 8];
      return path(`M${n(a)} ${n(b - 14)}q12 16 0 22q-12 -6 0 -22Z`, {
        fill: s.t.dark ? "#3FD9BF" : "#0A7265",
      });
    }).join(""),
  );
}
