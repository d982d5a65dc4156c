import { random } from "../../../random.mjs";
import { circle, line, path, polyline } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, PAD, panel } from "../panel.mjs";
import { pill } from "../tags/pill.mjs";

/** A line that continues as a dotted forecast with a widening band. */
export function forecast(
  scene,
  { x, y, w = 400, h = 232, title, value, tag, tone = "coral", seed = 3, trend = 0 },
) {
  const { theme } = scene;
  const next = random(seed);
  const count = 28;
  const cut = 17;
  const top = value ? 112 : 74;
  const span = h - top - 34;
  let v = 0.45;
  const points = Array.from({ length: count }, (_, i) => {
    v = Math.max(0.12, Math.min(0.88, v + (next() - 0.5) * 0.2 + Math.sin(i * 0.8) * 0.05 + trend * 0.02));
    return [PAD + ((w - PAD * 2) * i) / (count - 1), top + span * (1 - v)];
  });
  const after = points.slice(cut);
  const within = (py) => Math.max(top - 6, Math.min(h - 20, py));
  const upper = after.map(([px, py], i) => [px, within(py - i * 3.2)]);
  const lower = after.map(([px, py], i) => [px, within(py + i * 2.8)]).reverse();
  const c = colorOf(theme, tone);
  const [nx, ny] = points[cut];
  return panel(
    scene,
    x,
    y,
    w,
    h,
    text(PAD, 40, title, { size: 21, fill: theme.muted }) +
      (value
        ? text(PAD, 82, value, {
            size: 34,
            weight: 560,
            fill: theme.text,
            display: true,
            letterSpacing: -0.6,
          })
        : "") +
      (tag ? pill(theme, w - PAD, 72, tag, "teal", "end").svg : "") +
      path(`${polyline([...upper, ...lower])}Z`, { fill: c, opacity: 0.18 }) +
      path(polyline(points.slice(0, cut + 1)), { stroke: theme.faint, strokeWidth: 3 }) +
      path(polyline(after), { stroke: c, strokeWidth: 3.6, dash: "0.5 8" }) +
      line(nx, top - 8, nx, h - 20, theme.panelLine, { strokeWidth: 1.6, dash: "3 5" }) +
      circle(nx, ny, 7, c, { stroke: theme.panel, strokeWidth: 2 }),
  );
}
