import { iconAt } from "../../engine/icons.mjs";
import { rect } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, textColorOf } from "../panel.mjs";

/** Text on a tinted pill; with anchor "end" x is its right end. */
export function pill(theme, x, y, label, tone, anchor = "start") {
  const w = textWidth(label, 20, 560) + 28;
  const left = anchor === "end" ? x - w : x;
  return {
    w,
    svg:
      rect(left, y - 17, w, 34, colorOf(theme, tone), { rx: 17, opacity: theme.dark ? 0.2 : 0.13 }) +
      text(left + w / 2, y + 7, label, {
        size: 20,
        weight: 560,
        fill: textColorOf(theme, tone),
        anchor: "middle",
      }),
  };
}

export const badge = (theme, x, y, size, name, tone) =>
  rect(x, y, size, size, colorOf(theme, tone), { rx: size * 0.26, opacity: theme.dark ? 0.2 : 0.13 }) +
  iconAt(name, x + size / 2, y + size / 2, size * 0.54, textColorOf(theme, tone), 2);
