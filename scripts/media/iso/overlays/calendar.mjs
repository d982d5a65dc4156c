/** An overlay of a month. */
import { iconAt } from "../engine/icons.mjs";
import { rect } from "../engine/svg.mjs";
import { heading, PAD, panel, toneOf } from "./panel.mjs";

/** A calendar month: marked days { index: tone }. */
export function calendar(scene, { x, y, title, weeks = 4, marked = {}, cell = 46 }) {
  const { t } = scene;
  const w = PAD * 2 + cell * 7 - 8;
  let svg = heading(t, title);
  for (let i = 0; i < weeks * 7; i++) {
    const cx = PAD + (i % 7) * cell;
    const cy = 64 + Math.floor(i / 7) * cell;
    const tone = marked[i];
    svg += rect(cx, cy, cell - 8, cell - 8, tone ? toneOf(t, tone) : t.track, {
      rx: 9,
      op: tone ? 1 : t.dark ? 0.6 : 0.75,
    });
    if (tone)
      svg += iconAt(
        "check",
        cx + (cell - 8) / 2,
        cy + (cell - 8) / 2,
        22,
        tone === "coral" || t.dark ? "#0B1C24" : "#FFFFFF",
        3,
      );
  }
  return panel(scene, x, y, w, 64 + weeks * cell + 14, svg);
}
