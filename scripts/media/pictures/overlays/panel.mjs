/**
 * What all overlays stand on: flat panels above a scene. Every overlay is `name(scene, { x, y, … })`, draws
 * itself at x, y (pixels of the 1200×900 picture) and returns { x, y, w, h }, for a leader to end at its
 * edge. Lettering is at least 20 px, so that it reads at half size. Words only, no figures that could be
 * taken for a claim. `tone` is "coral" (action), "teal" (data), "iris" (ledger) or "muted".
 */
import { palette } from "../engine/palette.mjs";
import { num } from "../engine/svg.mjs";
import { text, textWidth } from "../engine/text.mjs";

export const PAD = 26;

/** Colour of a tone; for letters on paper coral is darker so that it can be read. */
export const colorOf = (theme, tone = "coral") => theme[tone] ?? theme.muted;

export const textColorOf = (theme, tone) => (tone === "coral" ? theme.coralText : colorOf(theme, tone));

/** The surface all overlays stand on. One that would run off the picture is moved back in by 48 px. */
export function panel(scene, left, top, w, h, inner, { rx = 16, fill } = {}) {
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
  );
  return { x, y, w, h };
}

export const heading = (theme, title, y = 40) =>
  text(PAD, y, title, { size: 22, weight: 560, fill: theme.text });

export const widest = (list, size, weight) =>
  Math.max(0, ...list.map((s) => textWidth(s ?? "", size, weight)));
