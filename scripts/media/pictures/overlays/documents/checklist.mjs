import { icon, iconAt } from "../../engine/icons.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, textColorOf, widest } from "../panel.mjs";
import { pill } from "../tags/pill.mjs";

const states = {
  done: ["check", "teal"],
  review: ["eye", "coral"],
  missing: ["x", "coral"],
  open: [null, "muted"],
  wait: ["clock", "muted"],
  locked: ["lock", "iris"],
};

/** `items` is [{ label, state, tag, tone }]. */
export function checklist(scene, { x, y, w, title, sub, items, icon: name }) {
  const { theme } = scene;
  const tags = widest(
    items.map((i) => i.tag),
    20,
    560,
  );
  const need = Math.max(
    widest(
      items.map((i) => i.label),
      21,
    ) +
      (tags ? tags + 56 : 0) +
      50,
    textWidth(title ?? "", 22, 560),
  );
  const width = w ?? need + PAD * 2;
  const top = (title ? 66 : 22) + (sub ? 26 : 0);
  let svg = title ? heading(theme, title) : "";
  if (name) svg += icon(name, width - PAD - 26, 22, 26, theme.muted, 2);
  if (sub) svg += text(PAD, 68, sub, { size: 20, fill: theme.muted });
  items.forEach((item, i) => {
    const cy = top + 24 + i * 48;
    const [glyph, tone] = states[item.state ?? "done"];
    const c = colorOf(theme, item.tone ?? tone);
    if (i) svg += line(PAD, cy - 24, width - PAD, cy - 24, theme.panelLine, { strokeWidth: 1, opacity: 0.6 });
    if (glyph)
      svg +=
        circle(PAD + 14, cy, 14, c, { opacity: theme.dark ? 0.24 : 0.14 }) +
        iconAt(glyph, PAD + 14, cy, 18, textColorOf(theme, item.tone ?? tone), 2.6);
    else svg += circle(PAD + 14, cy, 12.5, undefined, { stroke: theme.faint, strokeWidth: 2 });
    svg += text(PAD + 42, cy + 7, item.label, {
      size: 21,
      fill: theme.text,
      weight: item.state === "review" ? 560 : 460,
    });
    if (item.tag) svg += pill(theme, width - PAD + 6, cy, item.tag, item.tone ?? tone, "end").svg;
  });
  return panel(scene, x, y, width, top + items.length * 48 + 14, svg);
}
