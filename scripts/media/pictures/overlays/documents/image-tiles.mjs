import { num, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { colorOf, heading, PAD, panel, textColorOf } from "../panel.mjs";

/** `list` is [{ paint(w, h) => SVG, box: [x, y, w, h] from 0 to 1, tone, label }]. */
export function imageTiles(scene, { x, y, title, list, columns = 2, w = 170, h = 130 }) {
  const { theme } = scene;
  const top = title ? 62 : PAD - 6;
  const rows = Math.ceil(list.length / columns);
  const captions = list.some((i) => i.label) ? 36 : 0;
  let svg = title ? heading(theme, title) : "";
  list.forEach((item, i) => {
    const tx = PAD + (i % columns) * (w + 16);
    const ty = top + Math.floor(i / columns) * (h + 16 + captions);
    const id = `tile${num(x)}_${num(y)}_${i}`.replaceAll(".", "_").replaceAll("-", "m");
    svg +=
      `<clipPath id="${id}"><rect x="${tx}" y="${ty}" width="${w}" height="${h}" rx="10"/>` +
      `</clipPath><g clip-path="url(#${id})"><g transform="translate(${tx} ${ty})">` +
      `${rect(0, 0, w, h, theme.track)}${item.paint(w, h)}</g></g>`;
    if (item.box) {
      const [bx, by, bw, bh] = item.box;
      const c = colorOf(theme, item.tone ?? "coral");
      svg += rect(tx + bx * w, ty + by * h, bw * w, bh * h, c, {
        rx: 6,
        opacity: 0.12,
        stroke: c,
        strokeWidth: 3,
      });
    }
    if (item.label)
      svg += text(tx + 2, ty + h + 28, item.label, {
        size: 20,
        weight: 520,
        fill: textColorOf(theme, item.tone ?? "muted"),
      });
  });
  return panel(
    scene,
    x,
    y,
    PAD * 2 + columns * w + (columns - 1) * 16,
    top + rows * (h + 16 + captions) + 10,
    svg,
  );
}
