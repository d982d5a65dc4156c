import { random } from "../../../random.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, PAD, panel } from "../panel.mjs";

/** Bars with a threshold; the one with index `hot` exceeds it. */
export function barChart(
  scene,
  { x, y, w = 400, h = 226, title, note, count = 22, hot = 15, tone = "coral", seed = 9 },
) {
  const { theme } = scene;
  const next = random(seed);
  const base = h - 28;
  const step = (w - PAD * 2) / count;
  const room = base - (note ? 96 : 70);
  let svg = text(PAD, 40, title, { size: 22, weight: 540, fill: theme.text });
  if (note) svg += text(PAD, 70, note, { size: 20, fill: theme.muted });
  for (let i = 0; i < count; i++) {
    const on = i === hot;
    const bh = on ? room : room * (0.18 + next() * 0.36);
    svg += rect(PAD + i * step, base - bh, step * 0.6, bh, on ? colorOf(theme, tone) : theme.faint, {
      rx: 2.5,
      opacity: on ? 1 : 0.5,
    });
  }
  const limit = base - room * 0.66;
  return panel(
    scene,
    x,
    y,
    w,
    h,
    svg + line(PAD, limit, w - PAD, limit, theme.teal, { strokeWidth: 2, dash: "5 6" }),
  );
}
