/** Hangars. */
import { line, rect } from "../engine/svg.mjs";

/** A hangar with a gable roof, its doors open towards +x. */
export function hangar(s, x, y, { dx = 6, dy = 11, h = 4, color = "stone", lamp } = {}) {
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: (w, fh) =>
      Array.from({ length: 9 }, (_, i) =>
        line((w * (i + 1)) / 10, 0.1, (w * (i + 1)) / 10, fh, "#04141B", { sw: 0.04, op: 0.22 }),
      ).join(""),
    right: (w, fh) =>
      rect(w * 0.1, fh * 0.12, w * 0.8, fh * 0.88, s.t.dark ? "#061016" : "#12303B") +
      rect(w * 0.1, fh * 0.12, w * 0.1, fh * 0.88, s.t.dark ? "#2F6372" : "#A2B3B6") +
      rect(w * 0.8, fh * 0.12, w * 0.1, fh * 0.88, s.t.dark ? "#2F6372" : "#A2B3B6") +
      [0.3, 0.42, 0.54, 0.66].map((v) => rect(w * v, fh * 0.2, w * 0.06, 0.12, lamp ?? "#FFC27A")).join("") +
      rect(0, 0, w, 0.14, s.t.coral),
  });
  s.prism(x - 0.2, y - 0.2, h, dx + 0.4, dy + 0.4, 1.7, { color: s.t.dark ? "mid" : "dark", axis: "x" });
}
