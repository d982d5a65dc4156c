import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";

export function hangar(s, x, y, { dx = 6, dy = 11, h = 4, color = "stone", lamp } = {}) {
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: (w, fh) =>
      Array.from({ length: 9 }, (_, i) =>
        line((w * (i + 1)) / 10, 0.1, (w * (i + 1)) / 10, fh, palette.steel940, {
          strokeWidth: 0.04,
          opacity: 0.22,
        }),
      ).join(""),
    right: (w, fh) =>
      rect(w * 0.1, fh * 0.12, w * 0.8, fh * 0.88, s.theme.dark ? palette.dark950 : palette.dark800) +
      rect(w * 0.1, fh * 0.12, w * 0.1, fh * 0.88, s.theme.dark ? palette.steel680 : palette.steel330) +
      rect(w * 0.8, fh * 0.12, w * 0.1, fh * 0.88, s.theme.dark ? palette.steel680 : palette.steel330) +
      [0.3, 0.42, 0.54, 0.66]
        .map((v) => rect(w * v, fh * 0.2, w * 0.06, 0.12, lamp ?? palette.amber))
        .join("") +
      rect(0, 0, w, 0.14, s.theme.coral),
  });
  s.prism(x - 0.2, y - 0.2, h, dx + 0.4, dy + 0.4, 1.7, { color: s.theme.dark ? "mid" : "dark", axis: "x" });
}
