/** An overlay of stages in a row. */
import { iconAt } from "../engine/icons.mjs";
import { circle, line } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { heading, PAD, panel, toneOf, widest } from "./panel.mjs";

/** Steps along a line, done, current and to come: { steps: ["Applied", …], at: 1 }. */
export function steps(scene, { x, y, title, list, at = 1, gap = 28, tone = "coral" }) {
  const { t } = scene;
  const cell = widest(list, 20, 540) + gap;
  const w = PAD * 2 + cell * list.length;
  const top = title ? 88 : 46;
  let svg = title ? heading(t, title) : "";
  list.forEach((label, i) => {
    const cx = PAD + cell * (i + 0.5);
    const c = i < at ? t.teal : i === at ? toneOf(t, tone) : t.faint;
    if (i) svg += line(cx - cell + 22, top, cx - 22, top, i <= at ? t.teal : t.panelLine, { sw: 3 });
    svg += circle(cx, top, 17, i > at ? t.track : c, { stroke: i > at ? t.faint : undefined, sw: 1.5 });
    if (i < at) svg += iconAt("check", cx, top, 20, t.dark ? "#0B1C24" : "#FFFFFF", 3);
    if (i === at) svg += circle(cx, top, 6, "#0B1C24");
    svg += text(cx, top + 50, label, {
      size: 20,
      weight: i === at ? 580 : 460,
      fill: i > at ? t.muted : t.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, top + 76, svg);
}
