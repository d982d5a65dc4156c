import { iconAt } from "../../engine/icons.mjs";
import { rect } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, textColorOf, widest } from "../panel.mjs";

/** `items` is [{ icon, label, sub, tone }], the first ones with a tone. */
export function orderedCards(scene, { x, y, w, title, items }) {
  const { theme } = scene;
  const need =
    Math.max(
      widest(
        items.map((i) => i.label),
        21,
        540,
      ),
      widest(
        items.map((i) => i.sub),
        20,
      ),
    ) + 96;
  const width = w ?? Math.max(need, textWidth(title ?? "", 22, 560)) + PAD * 2;
  const top = title ? 62 : 24;
  const row = items.some((i) => i.sub) ? 78 : 64;
  let svg = title ? heading(theme, title) : "";
  items.forEach((item, i) => {
    const ry = top + i * row;
    const tone = item.tone ?? "muted";
    svg += rect(PAD - 8, ry, width - PAD * 2 + 16, row - 10, item.tone ? colorOf(theme, tone) : theme.track, {
      rx: 12,
      opacity: item.tone ? (theme.dark ? 0.18 : 0.1) : 0.5,
    });
    svg += iconAt(item.icon, PAD + 26, ry + (row - 10) / 2, 30, textColorOf(theme, tone), 2);
    const ty = item.sub ? ry + 30 : ry + (row - 10) / 2 + 8;
    svg += text(PAD + 58, ty, item.label, { size: 21, weight: 540, fill: theme.text });
    if (item.sub) svg += text(PAD + 58, ty + 26, item.sub, { size: 20, fill: theme.muted });
  });
  return panel(scene, x, y, width, top + items.length * row + 16, svg);
}
