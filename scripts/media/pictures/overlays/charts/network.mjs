import { icon, iconAt } from "../../engine/icons.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { text, textWidth } from "../../engine/text.mjs";
import { colorOf, heading, panel, textColorOf } from "../panel.mjs";

/** `nodes` is { key: { at: [x, y], label, icon, tone } }, in pixels of the panel; `edges` is [[from, to, tone?]]. */
export function network(scene, { x, y, w, h, title, nodes, edges }) {
  const { theme } = scene;
  let lines = "";
  for (const [from, to, tone] of edges) {
    const [a, b] = [nodes[from].at, nodes[to].at];
    const my = (a[1] + b[1]) / 2;
    const sideways = Math.abs(a[0] - b[0]) > Math.abs(a[1] - b[1]);
    const mx = (a[0] + b[0]) / 2;
    const bend = sideways ? `C${mx} ${a[1]} ${mx} ${b[1]}` : `C${a[0]} ${my} ${b[0]} ${my}`;
    lines += path(`M${a[0]} ${a[1]}${bend} ${b[0]} ${b[1]}`, {
      stroke: tone ? colorOf(theme, tone) : theme.faint,
      strokeWidth: tone ? 3.5 : 2.2,
      strokeOpacity: tone ? 1 : 0.8,
    });
  }
  let dots = "";
  for (const node of Object.values(nodes)) {
    const [cx, cy] = node.at;
    const c = colorOf(theme, node.tone ?? "muted");
    if (node.label) {
      const bw = textWidth(node.label, 20, 540) + (node.icon ? 72 : 36);
      dots += rect(cx - bw / 2, cy - 23, bw, 46, theme.panel, { rx: 23, stroke: c, strokeWidth: 2 });
      dots += rect(cx - bw / 2, cy - 23, bw, 46, c, { rx: 23, opacity: node.tone ? 0.14 : 0.05 });
      if (node.icon)
        dots += icon(node.icon, cx - bw / 2 + 16, cy - 12, 24, textColorOf(theme, node.tone ?? "muted"), 2);
      dots += text(cx - bw / 2 + (node.icon ? 50 : 18), cy + 7, node.label, {
        size: 20,
        weight: 540,
        fill: theme.text,
      });
    } else if (node.icon) {
      dots +=
        circle(cx, cy, 27, theme.panel, { stroke: c, strokeWidth: 2.2 }) +
        circle(cx, cy, 27, c, { opacity: 0.12 }) +
        iconAt(node.icon, cx, cy, 28, textColorOf(theme, node.tone ?? "muted"), 2);
    } else {
      dots += circle(cx, cy, 9, c);
    }
  }
  return panel(scene, x, y, w, h, (title ? heading(theme, title) : "") + lines + dots);
}
