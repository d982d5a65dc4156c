/** An overlay of a chain of records. */
import { iconAt } from "../engine/icons.mjs";
import { circle, line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { heading, inkOf, PAD, panel, toneOf, widest } from "./panel.mjs";

/** Blocks in a chain: [{ icon, label, tone }]. */
export function ledger(scene, { x, y, title, blocks, gap = 46, size = 92 }) {
  const { t } = scene;
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
  let svg = title ? heading(t, title) : "";
  blocks.forEach((block, i) => {
    const cx = PAD + i * (cell + gap) + cell / 2;
    const tone = block.tone ?? "iris";
    const c = toneOf(t, tone);
    if (i) {
      const px = cx - cell - gap + size / 2;
      svg += line(px + 6, top + size / 2, cx - size / 2 - 6, top + size / 2, t.iris, { sw: 3 });
      svg += circle((px + cx - size / 2) / 2, top + size / 2, 6, t.panel, { stroke: t.iris, sw: 3 });
    }
    svg += rect(cx - size / 2, top, size, size, c, { rx: 14, op: t.dark ? 0.22 : 0.12, stroke: c, sw: 2 });
    svg += iconAt(block.icon, cx, top + size / 2, size * 0.46, inkOf(t, tone), 1.9);
    svg += text(cx, top + size + 34, block.label, { size: 20, weight: 520, fill: t.text, anchor: "middle" });
  });
  return panel(scene, x, y, w, h, svg);
}
