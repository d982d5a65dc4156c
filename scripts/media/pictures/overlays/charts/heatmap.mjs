import { random } from "../../../random.mjs";
import { rect } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, widest } from "../panel.mjs";

/** Cells of random intensity; `hot` is [[column, row], …]. */
export function heatmap(
  scene,
  { x, y, title, rows, columns = [], cols = 9, cell = 44, hot = [], seed = 7, tone = "teal" },
) {
  const { theme } = scene;
  const next = random(seed);
  const labels = rows.some(Boolean) ? widest(rows, 20) + 18 : 0;
  const left = PAD + labels;
  const top = (title ? 64 : 24) + (columns.length ? 30 : 0);
  const w = Math.max(left + cols * cell + PAD - 6, title ? textWidth(title, 22, 560) + PAD * 2 : 0);
  let svg = title ? heading(theme, title) : "";
  columns.forEach((c, i) => {
    svg += text(left + ((i + 0.5) * cols * cell) / columns.length - 3, top - 12, c, {
      size: 20,
      fill: theme.muted,
      anchor: "middle",
    });
  });
  rows.forEach((label, r) => {
    if (label) svg += text(PAD, top + r * cell + cell / 2 + 4, label, { size: 20, fill: theme.text });
    for (let c = 0; c < cols; c++) {
      const on = hot.some(([hc, hr]) => hc === c && hr === r);
      const opacity = on ? 1 : 0.12 + next() * next() * 0.75;
      svg += rect(
        left + c * cell,
        top + r * cell,
        cell - 6,
        cell - 6,
        on ? theme.coral : colorOf(theme, tone),
        {
          rx: 7,
          opacity,
        },
      );
    }
  });
  return panel(scene, x, y, w, top + rows.length * cell + 18, svg);
}
