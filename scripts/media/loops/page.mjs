/** The HTML page of a loop: fonts and the styles of all components. */
import { fontFace } from "../fonts.mjs";
import { palette } from "../palette.mjs";
import { animationCss } from "./animations.mjs";

export const WIDTH = 1280;
export const HEIGHT = 720;

const LATIN_EXT = "U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF";

const fonts = () =>
  [
    fontFace("Funnel", "funnel-display"),
    fontFace("Geist", "geist"),
    fontFace("Geist", "geist", "latin-ext", LATIN_EXT),
    fontFace("Mono", "geist-mono"),
  ].join("\n");

const baseCss = `
:root{--dark-950:${palette.dark950};--dark-900:${palette.dark900};--dark-800:${palette.dark800};--dark-700:${palette.dark700};--dark-600:${palette.dark600};
--mist:${palette.mist};--muted:${palette.slate300};--light-50:${palette.light50};--light-100:${palette.light100};--light-200:${palette.light200};--text:${palette.dark900};
--text-muted:${palette.slate600};--caption:${palette.slate500};--coral:${palette.coral};--coral-deep:${palette.coralDeep};--teal:${palette.teal};
--teal-deep:${palette.tealDeep};--iris:${palette.iris};--iris-deep:${palette.irisDeep};--amber:${palette.amber}}
*{box-sizing:border-box;margin:0}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:var(--dark-950);
color:var(--mist);font:400 24px/1.45 Geist;-webkit-font-smoothing:antialiased}
.layer,.layer-item{position:absolute;left:0;top:0}
.place{position:absolute}
h2{font:560 28px/1.15 Funnel;letter-spacing:-.018em}
b{font-weight:560}
small{font-size:24px;line-height:1.35;color:var(--muted)}
.theme-light small{color:var(--text-muted)}
.mono{font-family:Mono;font-size:24px}
svg{display:block;flex:none}

.pane{position:absolute;border-radius:20px}
.pane.theme-light,.sheet{background:var(--light-50);color:var(--text)}
.pane.theme-dark{background:var(--dark-900);box-shadow:inset 0 0 0 1.5px var(--dark-700)}
header{display:flex;align-items:center;gap:14px}
header .end{margin-left:auto;position:relative}
.mark-icon{color:var(--teal)}
.theme-light .mark-icon{color:var(--teal-deep)}

.chip{display:inline-flex;align-items:center;gap:8px;height:44px;padding:0 18px;border-radius:22px;
font-size:24px;font-weight:520;white-space:nowrap;background:var(--dark-800);color:var(--mist)}
.chip.coral{background:var(--coral);color:var(--dark-950)}
.chip.teal{background:${palette.teal}24;color:var(--teal)}
.chip.iris{background:${palette.iris}26;color:var(--iris)}
.theme-light .chip.plain{background:var(--light-100);color:var(--text-muted)}
.theme-light .chip.teal{background:${palette.tealDeep}18;color:var(--teal-deep)}
.theme-light .chip.iris{background:${palette.irisDeep}18;color:var(--iris-deep)}
.button{display:inline-flex;align-items:center;gap:10px;height:52px;padding:0 26px;border-radius:26px;
font-weight:560;font-size:24px;white-space:nowrap}
.button.coral{background:var(--coral);color:var(--dark-950)}
.button.line{box-shadow:inset 0 0 0 1.5px var(--caption)}
.person{display:inline-grid;place-items:center;width:52px;height:52px;border-radius:50%;flex:none;
font:560 22px Geist;background:var(--dark-700);color:var(--mist)}
.person.teal{background:${palette.teal};color:var(--dark-950)}
.person.iris{background:${palette.iris};color:var(--dark-950)}
.person.coral{background:var(--coral);color:var(--dark-950)}
.bubble{position:absolute;padding:16px 22px;border-radius:20px;font-size:24px;line-height:1.42}
.bubble.them{background:var(--dark-800);border-bottom-left-radius:6px}
.bubble.us{background:var(--mist);color:var(--text);border-bottom-right-radius:6px}
.lines i{display:block;height:10px;border-radius:5px;background:var(--light-200);margin:0 0 12px}
.lines i:last-child{margin-bottom:0}
.theme-dark .lines i,.lines.dark i{background:var(--dark-700)}
.mark{font:560 22px/1 Geist;color:var(--teal-deep);vertical-align:baseline;background:${palette.tealDeep}1c;
padding:0 7px;border-radius:6px}
`;

/**
 * @typedef {object} Scene
 * @property {string} label what the loop shows, for those who cannot see it; the site's `videoLabel`
 * @property {string} html
 * @property {string} css
 * @property {number} [poster] the moment of the poster, from 0 to 1
 * @property {number[]} [cues] when the loop shows each detail of the site's section, as moments from 0 to 1
 * @property {import("../stills/compose.mjs").Still[]} [stills] one for each detail of the site's section, in order
 */

export const posterMoment = (scene) => scene.poster ?? 0.6;

/** @param {Scene} scene */
export function pageHtml(scene) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8">
<style>${fonts()}${baseCss}${animationCss}${scene.css}</style>
<body>${scene.html}</body></html>`;
}
