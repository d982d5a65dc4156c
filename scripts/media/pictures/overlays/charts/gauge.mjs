import { circle, line, num, path } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, panel } from "../panel.mjs";

/** A half-circle dial with three zones; `value` from 0 to 1. */
export function gauge(scene, { x, y, w = 280, title, label, value = 0.6, tone = "teal" }) {
  const { theme } = scene;
  const cx = w / 2;
  const r = w / 2 - 48;
  const cy = 74 + r;
  const at = (v, rad) => [cx - Math.cos(Math.PI * v) * rad, cy - Math.sin(Math.PI * v) * rad];
  const arc = (a, b, color, opacity = 1) => {
    const [p, q] = [at(a, r), at(b, r)];
    return path(`M${num(p[0])} ${num(p[1])}A${num(r)} ${num(r)} 0 0 1 ${num(q[0])} ${num(q[1])}`, {
      stroke: color,
      strokeWidth: 18,
      strokeOpacity: opacity,
      cap: "butt",
    });
  };
  const tip = at(value, r - 20);
  return panel(
    scene,
    x,
    y,
    w,
    cy + 66,
    text(cx, 42, title, { size: 21, fill: theme.muted, anchor: "middle" }) +
      arc(0, 1, theme.track) +
      arc(0, value, colorOf(theme, tone)) +
      line(cx, cy, tip[0], tip[1], theme.text, { strokeWidth: 5 }) +
      circle(cx, cy, 10, theme.text) +
      text(cx, cy + 46, label, { size: 24, weight: 580, fill: theme.text, anchor: "middle" }),
  );
}
