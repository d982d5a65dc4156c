import { palette } from "../../engine/palette.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, widest } from "../panel.mjs";

/** `rows` is [{ label, bars: [{ from, to, tone, text }] }]; times from 0 to 1. */
export function gantt(scene, { x, y, w = 540, title, columns = [], rows, now }) {
  const { theme } = scene;
  const labels =
    widest(
      rows.map((r) => r.label),
      20,
    ) + 22;
  const left = PAD + labels;
  const span = w - left - PAD;
  const top = (title ? 62 : 20) + (columns.length ? 34 : 0);
  const h = top + rows.length * 48 + 20;
  let svg = title ? heading(theme, title) : "";
  columns.forEach((c, i) => {
    const cx = left + (span * i) / columns.length;
    svg += text(cx + span / columns.length / 2, top - 14, c, {
      size: 20,
      fill: theme.muted,
      anchor: "middle",
    });
    svg += line(cx, top - 2, cx, h - 20, theme.panelLine, { strokeWidth: 1, opacity: 0.7 });
  });
  rows.forEach((r, i) => {
    const cy = top + 24 + i * 48;
    svg += text(PAD, cy + 7, r.label, { size: 20, fill: theme.text });
    for (const b of r.bars) {
      const tone = b.tone ?? "muted";
      const bx = left + span * b.from;
      const bw = span * (b.to - b.from) - 4;
      const ghost = b.ghost
        ? { stroke: colorOf(theme, tone), strokeWidth: 2, dash: "5 5", opacity: 0.08 }
        : { opacity: tone === "muted" ? 0.36 : 0.95 };
      svg += rect(bx + 2, cy - 16, bw, 32, colorOf(theme, tone), { rx: 8, ...ghost });
      if (b.text) {
        const fill =
          tone === "muted" || b.ghost
            ? theme.text
            : ["coral", "amber"].includes(tone) || theme.dark
              ? palette.dark900
              : palette.white;
        svg += text(bx + bw / 2 + 2, cy + 7, b.text, { size: 20, weight: 520, fill, anchor: "middle" });
      }
    }
  });
  if (now !== undefined) {
    const nx = left + span * now;
    svg +=
      line(nx, top - 6, nx, h - 14, theme.coral, { strokeWidth: 2.5 }) + circle(nx, top - 6, 6, theme.coral);
  }
  return panel(scene, x, y, w, h, svg);
}
