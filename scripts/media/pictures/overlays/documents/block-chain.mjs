import { iconAt } from "../../engine/icons.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, textColorOf, widest } from "../panel.mjs";

/** `blocks` is [{ icon, label, tone }]. */
export function blockChain(scene, { x, y, title, blocks, gap = 46, size = 92 }) {
  const { theme } = scene;
  const top = title ? 66 : 26;
  const cell = Math.max(
    size,
    widest(
      blocks.map((b) => b.label),
      20,
    ) + 4,
  );
  const w = PAD * 2 + blocks.length * cell + (blocks.length - 1) * gap;
  const h = top + size + 58;
  let svg = title ? heading(theme, title) : "";
  blocks.forEach((block, i) => {
    const cx = PAD + i * (cell + gap) + cell / 2;
    const tone = block.tone ?? "iris";
    const c = colorOf(theme, tone);
    if (i) {
      const px = cx - cell - gap + size / 2;
      svg += line(px + 6, top + size / 2, cx - size / 2 - 6, top + size / 2, theme.iris, { strokeWidth: 3 });
      svg += circle((px + cx - size / 2) / 2, top + size / 2, 6, theme.panel, {
        stroke: theme.iris,
        strokeWidth: 3,
      });
    }
    svg += rect(cx - size / 2, top, size, size, c, {
      rx: 14,
      opacity: theme.dark ? 0.22 : 0.12,
      stroke: c,
      strokeWidth: 2,
    });
    svg += iconAt(block.icon, cx, top + size / 2, size * 0.46, textColorOf(theme, tone), 1.9);
    svg += text(cx, top + size + 34, block.label, {
      size: 20,
      weight: 520,
      fill: theme.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, h, svg);
}
