import { palette } from "../../engine/palette.mjs";
import { path } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { panel, widest } from "../panel.mjs";
import { badge } from "../tags/pill.mjs";

/** `messages` is [{ text, me, tone, icon }]; each bubble is a panel of its own. */
export function chatBubbles(scene, { x, y, w = 420, messages }) {
  const { theme } = scene;
  let top = y;
  for (const m of messages) {
    const lines = Array.isArray(m.text) ? m.text : [m.text];
    const bw = widest(lines, 21) + (m.icon ? 92 : 52);
    const bh = lines.length * 30 + 32;
    const bx = m.me ? x + w - bw : x;
    const fill = m.me ? (theme.dark ? palette.mist : palette.dark800) : undefined;
    const color = m.me ? (theme.dark ? palette.dark900 : palette.white) : theme.text;
    const tail = m.me
      ? `M${bw - 40} ${bh - 1}L${bw - 16} ${bh + 18}L${bw - 18} ${bh - 3}Z`
      : `M40 ${bh - 1}L16 ${bh + 18}L18 ${bh - 3}Z`;
    const inner =
      path(tail, { fill: fill ?? theme.panel }) +
      (m.icon ? badge(theme, 16, bh / 2 - 22, 44, m.icon, m.tone ?? "teal") : "") +
      lines
        .map((s, i) =>
          text(m.icon ? 74 : 26, 40 + i * 30 - (lines.length > 1 ? 2 : 0), s, {
            size: 21,
            fill: color,
            weight: 480,
          }),
        )
        .join("");
    panel(scene, bx, top, bw, bh, inner, { rx: 22, fill, speech: true });
    top += bh + 30;
  }
  return { x, y, w, h: top - y };
}
