import { text, textWidth } from "../../engine/text.mjs";
import { panel } from "../panel.mjs";
import { badge } from "./pill.mjs";

/** An icon, a label and a smaller line below it. */
export function chip(scene, { x, y, icon: name, label, sub, tone = "coral", w }) {
  const { theme } = scene;
  const width = w ?? Math.max(textWidth(label, 23, 580), sub ? textWidth(sub, 20) : 0) + 122;
  const h = sub ? 96 : 80;
  return panel(
    scene,
    x,
    y,
    width,
    h,
    badge(theme, 18, h / 2 - 28, 56, name, tone) +
      text(92, sub ? 43 : 48, label, { size: 23, weight: 580, fill: theme.text }) +
      (sub ? text(92, 72, sub, { size: 20, fill: theme.muted }) : ""),
  );
}
