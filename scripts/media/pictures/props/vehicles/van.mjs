import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";

export function van(s, x, y, { axis = "x", color = "pale", u = 1, mark } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  const side = axis === "x" ? "left" : "right";
  const nose = axis === "x" ? "right" : "left";
  const len = 1.9 * u;
  const w = 0.9 * u;
  const along = (fw, d) => (axis === "x" ? d : fw - d);
  const put = (d, z, l, h, o2) =>
    axis === "x"
      ? s.box(x + d, y, z, l, w, h, { shadow: false, color, ...o2 })
      : s.box(x, y + d, z, w, l, h, { shadow: false, color, ...o2 });
  const ends = axis === "x" ? [x, y, 0, x + len + 0.6 * u, y + w, u] : [x, y, 0, x + w, y + len + 0.6 * u, u];
  s.group(() => {
    put(0, 0.16 * u, len, 0.95 * u, {
      [side]: (fw, fh) =>
        rect(
          along(fw, len - 0.12 * u) - (axis === "x" ? 0.42 * u : 0),
          fh * 0.16,
          0.42 * u,
          fh * 0.34,
          palette.dark900,
          {
            opacity: 0.78,
            rx: 0.04,
          },
        ) +
        circle(along(fw, 0.42 * u), fh, 0.2 * u, tyre) +
        circle(along(fw, 0.42 * u), fh, 0.08 * u, s.theme.faint) +
        (mark ? mark(fw, fh) : ""),
      [nose]: (fw, fh) =>
        rect(fw * 0.1, fh * 0.12, fw * 0.8, fh * 0.42, palette.dark900, { opacity: 0.78, rx: 0.05 }),
    });
    put(len, 0.16 * u, 0.55 * u, 0.45 * u, {
      [side]: (fw, fh) =>
        circle(along(fw, 0.18 * u), fh, 0.2 * u, tyre) +
        circle(along(fw, 0.18 * u), fh, 0.08 * u, s.theme.faint),
      [nose]: (fw, fh) =>
        rect(fw * 0.06, fh * 0.3, fw * 0.2, fh * 0.3, palette.amber, { rx: 0.04 }) +
        rect(fw * 0.74, fh * 0.3, fw * 0.2, fh * 0.3, palette.amber, { rx: 0.04 }),
    });
  }, ends);
  s.shadow(x, y, ends[3] - x, ends[4] - y, 0.8);
}
