import { palette } from "../../palette.mjs";
import { keyframes, SECONDS } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { icon, layer, placeAt } from "../components.mjs";

export const label =
  "A light travels round a ring of use, repair, recycling and material about a kettle, and each stage " +
  "is lit as it is recorded.";
export const background = { seed: 151, focus: [640, 372], colours: [TEAL, CORAL], slope: 0, light: 0.7 };
export const poster = 0.62;

const CENTRE = { x: 640, y: 360 };
const R = 252;

/** Clockwise; `angle` in degrees from the top. */
const STAGES = [
  { name: "Use", note: "Descaling guide opened", icon: "droplets", angle: 60, x: 918, y: 234 },
  { name: "Repair", note: "Switch replaced", icon: "wrench", angle: 120, x: 918, y: 486 },
  { name: "Recycle", note: "Steel sorted by alloy", icon: "recycle", angle: 240, x: 88, y: 486 },
  { name: "Material", note: "Steel from old appliances", icon: "layers", angle: 300, x: 88, y: 234 },
];

const onRing = (angle) => {
  const a = ((angle - 90) * Math.PI) / 180;
  return [CENTRE.x + R * Math.cos(a), CENTRE.y + R * Math.sin(a)];
};
const passed = (angle) => (angle / 360) * SECONDS;

const ring = `M${CENTRE.x} ${CENTRE.y - R}a${R} ${R} 0 1 1 -.01 0`;

const kettle = `<g transform="translate(510 206) scale(1.22)" stroke="${palette.mist}" stroke-width="4"
stroke-linejoin="round" stroke-linecap="round">
<path d="M62 66H152L176 212Q177 222 167 222H47Q37 222 38 212Z" fill="${palette.dark800}"/>
<path d="M152 78L196 92L186 108L158 112" fill="${palette.dark800}"/>
<path d="M60 78C14 76 2 112 8 150Q12 178 34 184" />
<path d="M62 66Q107 44 152 66" /><path d="M107 52V40" stroke-width="8" stroke="${palette.coral}"/>
<path d="M34 236H180" stroke-width="8"/>
<path d="M74 130L68 196" stroke="${palette.teal}"/>
<path d="M100 128V198M126 130L130 196" stroke="${palette.dark600}" stroke-width="3"/></g>`;

const stage = ({ name, note, icon: mark, angle, x, y }, i) => {
  const [nx, ny] = onRing(angle);
  const left = x < CENTRE.x;
  const end = left ? x : x + 274;
  return {
    line: `<path d="M${nx} ${ny}L${end} ${ny}" stroke="${palette.dark600}" stroke-width="2"/>
<path class="line-${i}" d="M${nx} ${ny}L${end} ${ny}" stroke="${palette.teal}" stroke-width="2.5"/>`,
    node: `<div class="place node" style="left:${nx}px;top:${ny}px">
${icon(mark, 32)}<i class="node-${i}">${icon(mark, 32)}</i></div>`,
    label: `<div class="place label ${left ? "left" : ""}" ${placeAt(x, y, 274)}>
<h2>${name}</h2><p class="note-${i}">${note}</p></div>`,
  };
};
const stages = STAGES.map(stage);

export const html = `
${layer(`${stages.map(({ line }) => line).join("")}
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${R}" fill="${palette.dark950}"/>
<path d="${ring}" stroke="${palette.dark700}" stroke-width="10"/>
<path class="trail" d="${ring}" stroke="${palette.teal}" stroke-width="10"
pathLength="1"/>${kettle}`)}
${stages.map(({ node }) => node).join("")}
<i class="place light"></i>
${stages.map(({ label }) => label).join("")}`;

/** Lights up when the light passes, then dims. */
const glow = (selector, angle, dim, bright) => {
  const time = passed(angle);
  const wrap = (t) => t % SECONDS;
  const moments = [
    [wrap(time - 0.12 + SECONDS), dim],
    [wrap(time + 0.12), bright],
    [wrap(time + 2.6), bright],
    [wrap(time + 3.4), dim],
  ].sort((a, b) => a[0] - b[0]);
  const atStart = time + 2.6 > SECONDS ? bright : dim;
  return keyframes(selector, [[0, atStart], ...moments, [SECONDS, atStart]], "linear");
};

export const css = `
path.trail{stroke-dasharray:.2 .8;stroke-linecap:butt}
.light{width:30px;height:30px;border-radius:50%;background:var(--coral);box-shadow:0 0 30px 8px ${palette.coral}80;
offset-path:path("${ring}");offset-rotate:0deg}
.node{width:84px;height:84px;margin:-42px 0 0 -42px;border-radius:50%;background:var(--dark-900);
color:var(--muted);box-shadow:inset 0 0 0 3px var(--dark-600);display:grid;place-items:center}
.node i{position:absolute;inset:0;border-radius:50%;background:var(--teal);color:var(--dark-950);display:grid;
place-items:center}
.label{padding-top:18px}
.label h2{font-size:34px}
.label p{margin-top:6px;font-size:22px;line-height:1.36}
.label.left{text-align:right}
${keyframes(
  ".light",
  [
    [0, "offset-distance:0%"],
    [SECONDS, "offset-distance:100%"],
  ],
  "linear",
)}
${keyframes(
  ".trail",
  [
    [0, "stroke-dashoffset:.2"],
    [SECONDS, "stroke-dashoffset:-.8"],
  ],
  "linear",
)}
${STAGES.map(({ angle }, i) => glow(`.node-${i}`, angle, "opacity:0", "opacity:1")).join("")}
${STAGES.map(({ angle }, i) => glow(`.line-${i}`, angle, "opacity:0", "opacity:1")).join("")}
${STAGES.map(({ angle }, i) => glow(`.note-${i}`, angle, `color:${palette.slate300}`, `color:${palette.teal}`)).join("")}
`;
