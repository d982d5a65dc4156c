/** An overlay of talk. */
import { path } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { panel, widest } from "./panel.mjs";
import { badge } from "./pill.mjs";

/** Talk: [{ text, me, tone, icon }]. Bubbles stand alone, without a panel around them. */
export function bubbles(scene, { x, y, w = 420, messages }) {
  const { t } = scene;
  let top = y;
  for (const m of messages) {
    const lines = Array.isArray(m.text) ? m.text : [m.text];
    const bw = widest(lines, 21) + (m.icon ? 92 : 52);
    const bh = lines.length * 30 + 32;
    const bx = m.me ? x + w - bw : x;
    const fill = m.me ? (t.dark ? "#DCE9EA" : "#12303B") : undefined;
    const ink = m.me ? (t.dark ? "#0B1C24" : "#FFFFFF") : t.text;
    const tail = m.me
      ? `M${bw - 40} ${bh - 1}L${bw - 16} ${bh + 18}L${bw - 18} ${bh - 3}Z`
      : `M40 ${bh - 1}L16 ${bh + 18}L18 ${bh - 3}Z`;
    const inner =
      path(tail, { fill: fill ?? t.panel }) +
      (m.icon ? badge(t, 16, bh / 2 - 22, 44, m.icon, m.tone ?? "teal") : "") +
      lines
        .map((s, i) =>
          text(m.icon ? 74 : 26, 40 + i * 30 - (lines.length > 1 ? 2 : 0), s, {
            size: 21,
            fill: ink,
            weight: 480,
          }),
        )
        .join("");
    panel(scene, bx, top, bw, bh, inner, { rx: 22, fill });
    top += bh + 30;
  }
  return { x, y, w, h: top - y };
}
