import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { line, path, rect } from "../../engine/svg.mjs";

export const heartTrace = (color) => (w, h) =>
  path(
    `M${w * 0.1} ${h * 0.55}L${w * 0.3} ${h * 0.55}L${w * 0.38} ${h * 0.24}` +
      `L${w * 0.48} ${h * 0.8}L${w * 0.56} ${h * 0.55}L${w * 0.9} ${h * 0.55}`,
    { stroke: color, strokeWidth: h * 0.07 },
  );

/** A bed along y. `who` is the patient's skin (0, 1 or 2), undefined for a free bed. */
export function bed(s, x, y, { u = 1, blanket = "teal", who, monitor = true, trace, frame = "mid" } = {}) {
  const [w, l] = [1.35 * u, 2.9 * u];
  const z = 0.62 * u;
  s.group(() => {
    for (const [a, b] of parsePoints("0.06 0.3, 0.06 2.5, 1.15 0.3, 1.15 2.5"))
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
        color: [palette.skin1, palette.skin2, palette.skin3][who % 3],
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
      left: (fw, fh) =>
        rect(fw * 0.1, fh * 0.2, fw * 0.8, fh * 0.5, palette.white, { opacity: 0.25, rx: 0.06 }),
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
          rect(0.05 * u, 0.05 * u, fw - 0.1 * u, fh - 0.1 * u, palette.steel920) +
          heartTrace(trace ?? palette.teal)(fw, fh, sc),
      });
    }, [x + w + 0.02 * u, y, 0, x + w + 0.74 * u, y + 0.24 * u, 2.1 * u]);
}

export function curtain(s, x, y, len, { h = 2.2, color = "glass" } = {}) {
  s.box(x, y, 0.3, 0.08, len, h - 0.3, {
    color,
    shadow: false,
    right: (w, fh) =>
      Array.from({ length: Math.round(w * 4) }, (_, i) =>
        line((i + 0.5) / 4, fh * 0.04, (i + 0.5) / 4, fh, i % 2 ? palette.white : palette.dark900, {
          strokeWidth: 0.06,
          opacity: 0.12,
        }),
      ).join(""),
  });
  s.box(x - 0.02, y, h, 0.12, len, 0.06, { color: "pale", shadow: false });
}
