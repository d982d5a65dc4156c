/** An overlay of a schedule. */
import { circle, line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { heading, PAD, panel, toneOf, widest } from "./panel.mjs";

/** Bars over time: rows [{ label, bars: [{ from, to, tone, text }] }] with from, to in 0..1; `now` a line. */
export function gantt(scene, { x, y, w = 540, title, columns = [], rows, now }) {
  const { t } = scene;
  const labels =
    widest(
      rows.map((r) => r.label),
      20,
    ) + 22;
  const left = PAD + labels;
  const span = w - left - PAD;
  const top = (title ? 62 : 20) + (columns.length ? 34 : 0);
  const h = top + rows.length * 48 + 20;
  let svg = title ? heading(t, title) : "";
  columns.forEach((c, i) => {
    const cx = left + (span * i) / columns.length;
    svg += text(cx + span / columns.length / 2, top - 14, c, { size: 20, fill: t.muted, anchor: "middle" });
    svg += line(cx, top - 2, cx, h - 20, t.panelLine, { sw: 1, op: 0.7 });
  });
  rows.forEach((r, i) => {
    const cy = top + 24 + i * 48;
    svg += text(PAD, cy + 7, r.label, { size: 20, fill: t.text });
    for (const b of r.bars) {
      const tone = b.tone ?? "muted";
      const bx = left + span * b.from;
      const bw = span * (b.to - b.from) - 4;
      const ghost = b.ghost
        ? { stroke: toneOf(t, tone), sw: 2, dash: "5 5", op: 0.08 }
        : { op: tone === "muted" ? 0.36 : 0.95 };
      svg += rect(bx + 2, cy - 16, bw, 32, toneOf(t, tone), { rx: 8, ...ghost });
      if (b.text) {
        const fill =
          tone === "muted" || b.ghost
            ? t.text
            : ["coral", "amber"].includes(tone) || t.dark
              ? "#0B1C24"
              : "#FFFFFF";
        svg += text(bx + bw / 2 + 2, cy + 7, b.text, { size: 20, weight: 520, fill, anchor: "middle" });
      }
    }
  });
  if (now !== undefined) {
    const nx = left + span * now;
    svg += line(nx, top - 6, nx, h - 14, t.coral, { sw: 2.5 }) + circle(nx, top - 6, 6, t.coral);
  }
  return panel(scene, x, y, w, h, svg);
}
