import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, widest } from "../panel.mjs";

/** Steps along a line; `at` is the index of the current one. */
export function progressSteps(scene, { x, y, title, list, at = 1, gap = 28, tone = "coral" }) {
  const { theme } = scene;
  const cell = widest(list, 20, 540) + gap;
  const w = PAD * 2 + cell * list.length;
  const top = title ? 88 : 46;
  let svg = title ? heading(theme, title) : "";
  list.forEach((label, i) => {
    const cx = PAD + cell * (i + 0.5);
    const c = i < at ? theme.teal : i === at ? colorOf(theme, tone) : theme.faint;
    if (i)
      svg += line(cx - cell + 22, top, cx - 22, top, i <= at ? theme.teal : theme.panelLine, {
        strokeWidth: 3,
      });
    svg += circle(cx, top, 17, i > at ? theme.track : c, {
      stroke: i > at ? theme.faint : undefined,
      strokeWidth: 1.5,
    });
    if (i < at) svg += iconAt("check", cx, top, 20, theme.dark ? palette.dark900 : palette.white, 3);
    if (i === at) svg += circle(cx, top, 6, palette.dark900);
    svg += text(cx, top + 50, label, {
      size: 20,
      weight: i === at ? 580 : 460,
      fill: i > at ? theme.muted : theme.text,
      anchor: "middle",
    });
  });
  return panel(scene, x, y, w, top + 76, svg);
}
