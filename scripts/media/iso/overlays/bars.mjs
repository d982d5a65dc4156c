/** An overlay of bars. */
import { random } from "../engine/random.mjs";
import { line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { PAD, panel, toneOf } from "./panel.mjs";

/** Bars with a threshold and one that stands out. */
export function bars(
  scene,
  { x, y, w = 400, h = 226, title, note, count = 22, hot = 15, tone = "coral", seed = 9 },
) {
  const { t } = scene;
  const rnd = random(seed);
  const base = h - 28;
  const step = (w - PAD * 2) / count;
  const room = base - (note ? 96 : 70);
  let svg = text(PAD, 40, title, { size: 22, weight: 540, fill: t.text });
  if (note) svg += text(PAD, 70, note, { size: 20, fill: t.muted });
  for (let i = 0; i < count; i++) {
    const on = i === hot;
    const bh = on ? room : room * (0.18 + rnd() * 0.36);
    svg += rect(PAD + i * step, base - bh, step * 0.6, bh, on ? toneOf(t, tone) : t.faint, {
      rx: 2.5,
      op: on ? 1 : 0.5,
    });
  }
  const limit = base - room * 0.66;
  return panel(scene, x, y, w, h, svg + line(PAD, limit, w - PAD, limit, t.teal, { sw: 2, dash: "5 6" }));
}
