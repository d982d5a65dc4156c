/** The page a scene stands on: fonts, the tokens of ART.md, the ground, and the looks of all pieces. */
import { fontFace } from "../fonts.mjs";
import { fieldHtml } from "./field.mjs";
import { motionCss } from "./motion.mjs";

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
:root{--ink-950:#061016;--ink-900:#0B1C24;--ink-800:#12303B;--ink-700:#1F4956;--ink-600:#3C6C7B;
--mist:#DCE9EA;--muted:#A9BABD;--paper:#F6F4EF;--paper-2:#ECE8DE;--paper-3:#D9D3C6;--text:#0B1C24;
--text-muted:#3E545D;--caption:#566A72;--coral:#FF6A3D;--coral-deep:#C93F14;--teal:#3FD9BF;
--teal-deep:#0A7265;--iris:#9AA4FF;--iris-deep:#4450C8;--amber:#FFC27A}
*{box-sizing:border-box;margin:0}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:var(--ink-950);
color:var(--mist);font:400 22px/1.45 Geist;-webkit-font-smoothing:antialiased}
#field,.layer{position:absolute;left:0;top:0}
.layer-item{position:absolute;left:0;top:0}
.place{position:absolute}
h2{font:560 28px/1.15 Funnel;letter-spacing:-.018em}
b{font-weight:560}
small{font-size:20px;line-height:1.35;color:var(--muted)}
.paper small{color:var(--text-muted)}
.mono{font-family:Mono;font-size:20px}
svg{display:block;flex:none}

.pane{position:absolute;border-radius:20px;box-shadow:0 28px 80px #0009}
.pane.paper,.sheet{background:var(--paper);color:var(--text)}
.pane.ink{background:var(--ink-900);box-shadow:0 28px 80px #0009,inset 0 0 0 1.5px var(--ink-700)}
header{display:flex;align-items:center;gap:14px}
header .end{margin-left:auto;position:relative}
.mark-icon{color:var(--teal)}
.paper .mark-icon{color:var(--teal-deep)}

.chip{display:inline-flex;align-items:center;gap:8px;height:38px;padding:0 16px;border-radius:19px;
font-size:20px;font-weight:520;white-space:nowrap;background:var(--ink-800);color:var(--mist)}
.chip.coral{background:var(--coral);color:var(--ink-950)}
.chip.teal{background:#3FD9BF24;color:var(--teal)}
.chip.iris{background:#9AA4FF26;color:var(--iris)}
.paper .chip.plain{background:var(--paper-2);color:var(--text-muted)}
.paper .chip.teal{background:#0A726518;color:var(--teal-deep)}
.paper .chip.iris{background:#4450C818;color:var(--iris-deep)}
.button{display:inline-flex;align-items:center;gap:10px;height:52px;padding:0 26px;border-radius:26px;
font-weight:560;font-size:22px;white-space:nowrap}
.button.coral{background:var(--coral);color:var(--ink-950)}
.button.line{box-shadow:inset 0 0 0 1.5px var(--caption)}
.person{display:inline-grid;place-items:center;width:52px;height:52px;border-radius:50%;flex:none;
font:560 20px Geist;background:var(--ink-700);color:var(--mist)}
.person.teal{background:#3FD9BF;color:var(--ink-950)}
.person.iris{background:#9AA4FF;color:var(--ink-950)}
.person.coral{background:var(--coral);color:var(--ink-950)}
.bubble{position:absolute;padding:16px 22px;border-radius:20px;font-size:22px;line-height:1.42}
.bubble.them{background:var(--ink-800);border-bottom-left-radius:6px}
.bubble.us{background:var(--mist);color:var(--text);border-bottom-right-radius:6px}
.lines i{display:block;height:10px;border-radius:5px;background:var(--paper-3);margin:0 0 12px}
.lines i:last-child{margin-bottom:0}
.ink .lines i,.lines.dark i{background:var(--ink-700)}
.mark{font:560 20px/1 Geist;color:var(--teal-deep);vertical-align:baseline;background:#0A72651c;
padding:0 7px;border-radius:6px}
`;

/**
 * @typedef {object} Scene
 * @property {string} label what the film shows, for people who do not see it: the page's `videoLabel`
 * @property {string} html
 * @property {string} css
 * @property {import("./field.mjs").Field} field
 * @property {number} [poster] the moment that tells the story, from 0 to 1
 */

/** The moment of a scene that its poster shows, from 0 to 1. @param {Scene} scene */
export const posterOf = (scene) => scene.poster ?? 0.6;

/** @param {Scene} scene */
export function page(scene) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8">
<style>${fonts()}${baseCss}${motionCss}${scene.css}</style>
<body>${fieldHtml(scene.field)}${scene.html}</body></html>`;
}
