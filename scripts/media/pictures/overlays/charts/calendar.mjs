import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { colorOf, heading, PAD, panel } from "../panel.mjs";

/** A month; `marked` is { index: tone }. */
export function calendar(scene, { x, y, title, weeks = 4, marked = {}, cell = 46 }) {
  const { theme } = scene;
  const w = PAD * 2 + cell * 7 - 8;
  let svg = heading(theme, title);
  for (let i = 0; i < weeks * 7; i++) {
    const cx = PAD + (i % 7) * cell;
    const cy = 64 + Math.floor(i / 7) * cell;
    const tone = marked[i];
    svg += rect(cx, cy, cell - 8, cell - 8, tone ? colorOf(theme, tone) : theme.track, {
      rx: 9,
      opacity: tone ? 1 : theme.dark ? 0.6 : 0.75,
    });
    if (tone)
      svg += iconAt(
        "check",
        cx + (cell - 8) / 2,
        cy + (cell - 8) / 2,
        22,
        tone === "coral" || theme.dark ? palette.dark900 : palette.white,
        3,
      );
  }
  return panel(scene, x, y, w, 64 + weeks * cell + 14, svg);
}
