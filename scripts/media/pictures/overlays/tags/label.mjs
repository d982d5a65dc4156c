import { icon } from "../../engine/icons.mjs";
import { circle } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, panel, textColorOf } from "../panel.mjs";

/** A label with a dot or an icon, for a part of the scene. */
export function label(scene, { x, y, text: content, tone = "teal", icon: name, anchor = "start" }) {
  const { theme } = scene;
  const w = textWidth(content, 20, 540) + (name ? 70 : 56);
  const left = anchor === "middle" ? x - w / 2 : anchor === "end" ? x - w : x;
  return panel(
    scene,
    left,
    y,
    w,
    46,
    (name ? icon(name, 16, 11, 24, textColorOf(theme, tone), 2) : circle(24, 23, 7, colorOf(theme, tone))) +
      text(name ? 52 : 40, 30, content, { size: 20, weight: 540, fill: theme.text }),
    { rx: 23 },
  );
}
