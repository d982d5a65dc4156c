/** An overlay of a dial with a needle. */
import { circle, line, n, path } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { panel, toneOf } from "./panel.mjs";

/** A half-circle dial with three zones and a needle; value in 0..1. */
export function gauge(scene, { x, y, w = 280, title, label, value = 0.6, tone = "teal" }) {
  const { t } = scene;
  const cx = w / 2;
  const r = w / 2 - 48;
  const cy = 74 + r;
  const at = (v, rad) => [cx - Math.cos(Math.PI * v) * rad, cy - Math.sin(Math.PI * v) * rad];
  const arc = (a, b, color, op = 1) => {
    const [p, q] = [at(a, r), at(b, r)];
    return path(`M${n(p[0])} ${n(p[1])}A${n(r)} ${n(r)} 0 0 1 ${n(q[0])} ${n(q[1])}`, {
      stroke: color,
      sw: 18,
      so: op,
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
    text(cx, 42, title, { size: 21, fill: t.muted, anchor: "middle" }) +
      arc(0, 1, t.track) +
      arc(0, value, toneOf(t, tone)) +
      line(cx, cy, tip[0], tip[1], t.text, { sw: 5 }) +
      circle(cx, cy, 10, t.text) +
      text(cx, cy + 46, label, { size: 24, weight: 580, fill: t.text, anchor: "middle" }),
  );
}
