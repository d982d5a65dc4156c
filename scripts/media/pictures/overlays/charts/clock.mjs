import { circle, line, num, path } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { panel } from "../panel.mjs";

/** A twelve-hour clock with the hours between `from` and `to` filled. */
export function clock(scene, { x, y, w = 300, title, label, from, to, tone = "coral", hand }) {
  const { theme } = scene;
  const r = w / 2 - 44;
  const cx = w / 2;
  const cy = 66 + r;
  const at = (hour, rad) => {
    const a = ((hour - 3) * Math.PI) / 6;
    return [cx + Math.cos(a) * rad, cy + Math.sin(a) * rad];
  };
  const c = theme[tone];
  const [p, q] = [at(from, r - 6), at(to, r - 6)];
  let svg = text(cx, 42, title, { size: 21, fill: theme.muted, anchor: "middle" });
  svg += circle(cx, cy, r, theme.track, {
    opacity: theme.dark ? 0.6 : 0.45,
    stroke: theme.faint,
    strokeWidth: 3,
  });
  const big = (to - from + 12) % 12 > 6 ? 1 : 0;
  svg += path(
    `M${cx} ${cy}L${num(p[0])} ${num(p[1])}A${r - 6} ${r - 6} 0 ${big} 1 ${num(q[0])} ${num(q[1])}Z`,
    {
      fill: c,
      opacity: 0.32,
    },
  );
  svg += path(`M${num(p[0])} ${num(p[1])}A${r - 6} ${r - 6} 0 ${big} 1 ${num(q[0])} ${num(q[1])}`, {
    stroke: c,
    strokeWidth: 10,
    cap: "butt",
  });
  for (let i = 0; i < 12; i++) {
    const [a, b] = [at(i, r - 16), at(i, r - (i % 3 ? 24 : 32))];
    svg += line(a[0], a[1], b[0], b[1], theme.text, { strokeWidth: i % 3 ? 2 : 4, opacity: 0.7 });
  }
  const [h1, h2] = [at(hand ?? (from + to) / 2, r * 0.56), at(0, r * 0.72)];
  svg +=
    line(cx, cy, h1[0], h1[1], theme.text, { strokeWidth: 7 }) +
    line(cx, cy, h2[0], h2[1], theme.text, { strokeWidth: 4.5 });
  svg += circle(cx, cy, 9, theme.text);
  svg += text(cx, cy + r + 42, label, { size: 23, weight: 580, fill: theme.text, anchor: "middle" });
  return panel(scene, x, y, w, cy + r + 64, svg);
}
