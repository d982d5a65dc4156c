import { line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, textColorOf } from "../panel.mjs";

/** A line that goes down in steps; `at` is the index of the current one. */
export function stepChart(scene, { x, y, w = 440, h = 270, title, list, at = 1, tone = "coral" }) {
  const { theme } = scene;
  const left = PAD;
  const cell = (w - PAD * 2) / list.length;
  const top = 112;
  const drop = (h - top - 40) / Math.max(1, list.length - 1);
  let svg = heading(theme, title);
  list.forEach((label, i) => {
    const px = left + i * cell;
    const py = top + i * drop;
    const on = i === at;
    const c = on ? colorOf(theme, tone) : i < at ? theme.faint : theme.teal;
    svg += rect(px + 2, py, cell - 4, h - 24 - py, c, { rx: 6, opacity: on ? 0.3 : 0.13 });
    svg += line(px + 4, py, px + cell - 4, py, c, {
      strokeWidth: on ? 5 : 3.5,
      dash: i > at ? "2 8" : undefined,
    });
    svg += text(px + cell / 2, py - 14, label, {
      size: 20,
      weight: on ? 580 : 460,
      fill: on ? textColorOf(theme, tone) : theme.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, h, svg);
}
