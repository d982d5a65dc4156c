import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, widest } from "../panel.mjs";

export function switches(scene, { x, y, w, title, items, tone = "teal" }) {
  const { theme } = scene;
  const need = Math.max(
    widest(
      items.map((i) => i.label),
      21,
    ) +
      130 +
      (items.some((i) => i.icon) ? 40 : 0),
    textWidth(title ?? "", 22, 560),
  );
  const width = w ?? need + PAD * 2;
  const top = title ? 64 : 18;
  let svg = title ? heading(theme, title) : "";
  items.forEach((item, i) => {
    const cy = top + 28 + i * 56;
    const left = PAD + (item.icon ? 42 : 0);
    if (item.icon) svg += icon(item.icon, PAD, cy - 14, 28, theme.muted, 1.9);
    svg += text(left, cy + 7, item.label, { size: 21, fill: theme.text });
    const c = item.on ? colorOf(theme, tone) : theme.track;
    svg += rect(width - PAD - 62, cy - 18, 62, 36, c, {
      rx: 18,
      stroke: item.on ? undefined : theme.faint,
      strokeWidth: 1.5,
    });
    svg += circle(width - PAD - (item.on ? 18 : 44), cy, 13, item.on ? palette.white : theme.faint);
  });
  return panel(scene, x, y, width, top + items.length * 56 + 14, svg);
}
