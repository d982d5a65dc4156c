/** An overlay of falling steps. */
import { line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { heading, inkOf, PAD, panel, toneOf } from "./panel.mjs";

/** A line that goes down in steps; `at` is the step that is current. Labels stand over the steps. */
export function stairs(scene, { x, y, w = 440, h = 270, title, list, at = 1, tone = "coral" }) {
  const { t } = scene;
  const left = PAD;
  const cell = (w - PAD * 2) / list.length;
  const top = 112;
  const drop = (h - top - 40) / Math.max(1, list.length - 1);
  let svg = heading(t, title);
  list.forEach((label, i) => {
    const px = left + i * cell;
    const py = top + i * drop;
    const on = i === at;
    const c = on ? toneOf(t, tone) : i < at ? t.faint : t.teal;
    svg += rect(px + 2, py, cell - 4, h - 24 - py, c, { rx: 6, op: on ? 0.3 : 0.13 });
    svg += line(px + 4, py, px + cell - 4, py, c, { sw: on ? 5 : 3.5, dash: i > at ? "2 8" : undefined });
    svg += text(px + cell / 2, py - 14, label, {
      size: 20,
      weight: on ? 580 : 460,
      fill: on ? inkOf(t, tone) : t.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, h, svg);
}
