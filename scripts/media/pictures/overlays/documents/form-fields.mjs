import { line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, textColorOf } from "../panel.mjs";
import { pill } from "../tags/pill.mjs";

/** `items` is [{ label, text or value from 0 to 1, tone }]. */
export function formFields(scene, { x, y, w = 380, title, tag, items }) {
  const { theme } = scene;
  let svg = heading(theme, title);
  if (tag) svg += pill(theme, w - PAD + 6, 32, tag.label, tag.tone ?? "teal", "end").svg;
  items.forEach((item, i) => {
    const cy = 92 + i * 52;
    const c = colorOf(theme, item.tone ?? "teal");
    svg += text(PAD, cy, item.label, { size: 20, fill: theme.muted });
    if (item.text) {
      svg += text(w - PAD, cy, item.text, {
        size: 20,
        weight: 560,
        fill: textColorOf(theme, item.tone ?? "teal"),
        anchor: "end",
      });
    } else {
      const left = w * 0.46;
      svg += rect(left, cy - 13, w - PAD - left, 13, theme.track, { rx: 6.5 });
      svg += rect(left, cy - 13, (w - PAD - left) * item.value, 13, c, { rx: 6.5 });
    }
    if (i + 1 < items.length)
      svg += line(PAD, cy + 20, w - PAD, cy + 20, theme.panelLine, { strokeWidth: 1, opacity: 0.6 });
  });
  return panel(scene, x, y, w, 92 + items.length * 52 - 18, svg);
}
