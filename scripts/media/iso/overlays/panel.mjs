/**
 * What all overlays stand on: flat panels above a scene. Every overlay is `name(scene, { x, y, … })`, draws
 * itself at x, y (pixels of the 1200×900 picture) and returns { x, y, w, h }, for a leader to end at its
 * edge. Lettering is at least 20 px, so that it reads at half size. Words only, no figures that could be
 * taken for a claim. `tone` is "coral" (action), "teal" (data), "iris" (ledger) or "muted".
 */
import { n } from "../engine/svg.mjs";
import { text, textWidth } from "../engine/text.mjs";

export const PAD = 26;

/** Colour of a tone; for letters on paper coral is darker so that it can be read. */
export const toneOf = (t, tone = "coral") => t[tone] ?? t.muted;

export const inkOf = (t, tone) => (tone === "coral" ? t.coralText : toneOf(t, tone));

/** The surface all overlays stand on. One that would run off the picture is moved back in by 48 px. */
export function panel(scene, left, top, w, h, inner, { rx = 16, fill } = {}) {
  const { t } = scene;
  const x = Math.max(48, Math.min(left, 1152 - w));
  const y = Math.max(48, Math.min(top, 852 - h));
  const shade = t.dark ? "#000" : "#0B1C24";
  scene.draw(
    `<g data-panel="1" transform="translate(${n(x)} ${n(y)})">` +
      `<rect y="10" width="${n(w)}" height="${n(h)}" rx="${rx}" fill="${shade}"` +
      ` fill-opacity="${t.dark ? 0.55 : 0.15}" filter="url(#soft2)"/>` +
      `<rect data-frame="1" width="${n(w)}" height="${n(h)}" rx="${rx}" fill="${fill ?? t.panel}"` +
      ` fill-opacity="${t.panelOpacity}" stroke="${t.panelLine}" stroke-opacity=".8"/>` +
      `${inner}</g>`,
  );
  return { x, y, w, h };
}

export const heading = (t, title, y = 40) => text(PAD, y, title, { size: 22, weight: 560, fill: t.text });

export const widest = (list, size, weight) =>
  Math.max(0, ...list.map((s) => textWidth(s ?? "", size, weight)));
