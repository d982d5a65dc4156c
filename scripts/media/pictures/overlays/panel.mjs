import { palette } from "../engine/palette.mjs";
import { num } from "../engine/svg.mjs";
import { text, textWidth } from "../engine/text.mjs";

export const PAD = 26;

export const colorOf = (theme, tone = "coral") => theme[tone] ?? theme.muted;

export const textColorOf = (theme, tone) => (tone === "coral" ? theme.coralText : colorOf(theme, tone));

/** Adds a panel, moved so that it stays 48 px from the picture's edges; returns its place. */
export function panel(scene, left, top, w, h, inner, { rx = 16, fill, speech = false } = {}) {
  const { theme } = scene;
  const x = Math.max(48, Math.min(left, 1152 - w));
  const y = Math.max(48, Math.min(top, 852 - h));
  const shade = theme.dark ? "#000" : palette.dark900;
  scene.draw(
    `<g data-panel="1" transform="translate(${num(x)} ${num(y)})">` +
      `<rect y="10" width="${num(w)}" height="${num(h)}" rx="${rx}" fill="${shade}"` +
      ` fill-opacity="${theme.dark ? 0.55 : 0.15}" filter="url(#soft2)"/>` +
      `<rect data-frame="1" width="${num(w)}" height="${num(h)}" rx="${rx}" fill="${fill ?? theme.panel}"` +
      ` fill-opacity="${theme.panelOpacity}" stroke="${theme.panelLine}" stroke-opacity=".8"/>` +
      `${inner}</g>`,
    { label: true, frame: { x, y, w, h, speech } },
  );
  return { x, y, w, h };
}

export const heading = (theme, title, y = 40) =>
  text(PAD, y, title, { size: 22, weight: 560, fill: theme.text });

export const widest = (list, size, weight) =>
  Math.max(0, ...list.map((s) => textWidth(s ?? "", size, weight)));
