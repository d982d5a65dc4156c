import { random } from "../../../random.mjs";
import { iconAt } from "../../engine/icons.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, PAD, panel } from "../panel.mjs";
import { badge, pill } from "../tags/pill.mjs";

/** A page of grey lines; `marks` highlights some of them: [{ line, tone, from, to, note }]. */
export function documentPage(
  scene,
  { x, y, w = 330, h = 400, title, sub, lines, marks = [], stamp, seed = 5, icon: name },
) {
  const { theme } = scene;
  const next = random(seed);
  const top = sub ? 106 : name ? 96 : 78;
  const gap = 27;
  const count = lines ?? Math.floor((h - top - 24) / gap);
  const left = name ? PAD + 54 : PAD;
  let svg = name ? badge(theme, PAD - 4, 22, 44, name, "teal") : "";
  svg += text(left, name && !sub ? 52 : 42, title, { size: 22, weight: 580, fill: theme.text });
  if (sub) svg += text(left, 70, sub, { size: 20, fill: theme.muted });
  svg += line(PAD, top - 20, w - PAD, top - 20, theme.panelLine, { strokeWidth: 1.2 });
  let notes = "";
  for (let i = 0; i < count; i++) {
    const mark = marks.find((m) => m.line === i);
    const ly = top + i * gap + 4;
    const full = (w - PAD * 2) * (i % 5 === 4 ? 0.45 + next() * 0.2 : 0.84 + next() * 0.16);
    svg += rect(PAD, ly, full, 9, theme.faint, { rx: 4.5, opacity: theme.dark ? 0.34 : 0.3 });
    if (!mark) continue;
    const c = colorOf(theme, mark.tone ?? "coral");
    const from = PAD + (w - PAD * 2) * (mark.from ?? 0);
    const to = PAD + (w - PAD * 2) * (mark.to ?? 0.86);
    svg +=
      rect(from - 6, ly - 7, to - from + 12, 23, c, { rx: 6, opacity: 0.26 }) +
      rect(from, ly, to - from, 9, c, { rx: 4.5 });
    if (mark.note) notes += pill(theme, PAD - 2, ly + 38, mark.note, mark.tone ?? "coral").svg;
  }
  if (stamp) {
    svg +=
      `<g transform="translate(${w - 74} ${h - 66})">` +
      circle(0, 0, 40, colorOf(theme, stamp.tone ?? "teal"), { opacity: 0.14 }) +
      circle(0, 0, 40, undefined, { stroke: colorOf(theme, stamp.tone ?? "teal"), strokeWidth: 2.5 }) +
      iconAt(stamp.icon ?? "check", 0, 0, 40, colorOf(theme, stamp.tone ?? "teal"), 2.2) +
      "</g>";
  }
  return panel(scene, x, y, w, h, svg + notes);
}
