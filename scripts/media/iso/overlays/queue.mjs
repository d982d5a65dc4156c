/** An overlay of cases in order. */
import { iconAt } from "../engine/icons.mjs";
import { rect } from "../engine/svg.mjs";
import { text, textWidth } from "../engine/text.mjs";
import { heading, inkOf, PAD, panel, toneOf, widest } from "./panel.mjs";

/** Ordered cards, the first ones in colour: [{ icon, label, sub, tone }]. */
export function queue(scene, { x, y, w, title, items }) {
  const { t } = scene;
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
  let svg = title ? heading(t, title) : "";
  items.forEach((item, i) => {
    const ry = top + i * row;
    const tone = item.tone ?? "muted";
    svg += rect(PAD - 8, ry, width - PAD * 2 + 16, row - 10, item.tone ? toneOf(t, tone) : t.track, {
      rx: 12,
      op: item.tone ? (t.dark ? 0.18 : 0.1) : 0.5,
    });
    svg += iconAt(item.icon, PAD + 26, ry + (row - 10) / 2, 30, inkOf(t, tone), 2);
    const ty = item.sub ? ry + 30 : ry + (row - 10) / 2 + 8;
    svg += text(PAD + 58, ty, item.label, { size: 21, weight: 540, fill: t.text });
    if (item.sub) svg += text(PAD + 58, ty + 26, item.sub, { size: 20, fill: t.muted });
  });
  return panel(scene, x, y, width, top + items.length * row + 16, svg);
}
