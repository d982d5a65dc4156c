import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes } from "../animations.mjs";
import { CORAL, IRIS } from "../background.mjs";
import { animatedPath, icon, layer, placeAt } from "../components.mjs";

export const label =
  "A jacket's digital product passport lies open; growers, mill, weaver and workshop stamp their steps " +
  "one after the other.";
export const background = { seed: 41, focus: [660, 380], colours: [IRIS, CORAL], slope: -30 };
export const poster = 0.76;

const FIELDS = [
  ["Product", "Trail jacket", 0.5],
  ["Material", "Recycled wool", 0.8],
  ["Made in", "Portugal", 1.1],
];

/** `x` and `y` are the centre, `turn` is in degrees, `at` in seconds. */
const STAMPS = [
  {
    what: "Fleece",
    who: "Growers’ co-op",
    shape: "round",
    color: palette.tealDeep,
    x: 760,
    y: 190,
    turn: -9,
    at: 1.5,
  },
  {
    what: "Yarn",
    who: "Spinning mill",
    shape: "box",
    color: palette.irisDeep,
    x: 1010,
    y: 236,
    turn: 6,
    at: 2.1,
  },
  {
    what: "Cloth",
    who: "Weaving shed",
    shape: "box",
    color: palette.dark900,
    x: 790,
    y: 414,
    turn: -4,
    at: 2.7,
  },
  {
    what: "Jacket",
    who: "Workshop",
    shape: "round",
    color: palette.coralDeep,
    x: 1030,
    y: 446,
    turn: 8,
    at: 3.3,
  },
];

const jacket = `<svg viewBox="0 0 240 260" width="212" height="230" fill="none" stroke="${palette.dark900}"
stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M88 34 L60 45 Q46 51 42 70 L18 206 L48 214 L66 120 L66 236
L174 236 L174 120 L192 214 L222 206 L198 70
Q194 51 180 45 L152 34" fill="${palette.teal}40"/>
<path d="M88 34 Q84 10 120 10 Q156 10 152 34 Q140 62 120 62 Q100 62 88 34 Z" fill="${palette.light50}"/>
<path d="M97 36 Q120 52 143 36"/><path d="M120 62 V236"/>
<path d="M66 120 V94 M174 120 V94"/><path d="M22 184 L53 191 M218 184 L187 191" stroke-width="2"/>
<path d="M80 170 L106 162 M160 170 L134 162" stroke="${palette.coralDeep}" stroke-width="4"/>
<path d="M66 218 H174" stroke-dasharray="5 7" stroke-width="2"/>
<path d="M66 98 Q92 106 120 98 Q148 106 174 98" stroke-width="2"/></svg>`;

/** Fine curves in the background, as on a banknote. */
const engraving = Array.from({ length: 12 }, (_, i) => {
  const points = Array.from({ length: 61 }, (_, k) => {
    const x = 660 + k * 8.4;
    const y = 96 + i * 37 + 26 * Math.sin(k / 9 + i * 0.5) * Math.cos(k / 17);
    return `${x.toFixed(0)} ${y.toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}" stroke="${palette.light200}" stroke-width="1.5"/>`;
}).join("");

const outline = ({ shape, x, y, turn }) => {
  const attributes = `fill="${palette.light50}" stroke="${palette.slate500}" stroke-width="2" stroke-dasharray="7 8"`;
  const form =
    shape === "round"
      ? `<circle r="96" ${attributes}/>`
      : `<rect x="-100" y="-67" width="200" height="134" rx="12" ${attributes}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${form}</g>`;
};

const fieldRow = ([name, value], i) =>
  `<div class="field"><small>${name}</small><b class="value-${i}">${value}</b></div>`;

const stamp = ({ what, who, shape, color, x, y, turn }, i) => `
<div class="place"
style="left:${x}px;top:${y}px;color:${color};transform:translate(-50%,-50%) rotate(${turn}deg)">
<div class="stamp ${shape} stamp-${i}">
<b>${what}</b><span>${who}</span>${icon("badge-check", 30)}</div></div>`;

export const html = `
<section class="pane theme-light book" ${placeAt(96, 56, 1088, 608)}><i class="fold"></i>
<div class="place left"><header>${icon("scan-line", 30)}<h2>Digital product passport</h2></header>
<div class="identity"><div class="picture">${jacket}</div><div>${FIELDS.map(fieldRow).join("")}</div></div>
<div class="mono machine">DPP&lt;JACKET&lt;&lt;TRAIL${"&lt;".repeat(18)}<br>
WOOL&lt;RECYCLED&lt;&lt;PT${"&lt;".repeat(17)}</div></div>
</section>
${layer(
  engraving +
    STAMPS.map(outline).join("") +
    animatedPath("M760 190C860 150 900 190 1010 236", "link-0", palette.irisDeep, 3) +
    animatedPath("M1010 236C1010 340 800 300 790 414", "link-1", palette.irisDeep, 3) +
    animatedPath("M790 414C850 500 930 400 1030 446", "link-2", palette.irisDeep, 3),
)}
${STAMPS.map(stamp).join("")}
<div class="place signed">${icon("link", 28)}<b>Every step signed by its maker</b></div>`;

export const css = `
.pane.book{border-radius:18px;background:linear-gradient(90deg,${palette.light50} 0 45%,${palette.sand171} 50%,${palette.light50} 55%)}
.fold{position:absolute;left:50%;top:0;bottom:0;width:2px;background:${palette.sand250}}
.left{left:44px;top:40px;width:456px}
.left header svg{color:var(--iris-deep)}
.identity{display:flex;gap:26px;margin-top:34px}
.picture{width:236px;height:340px;border-radius:14px;background:var(--light-100);
display:grid;place-items:center}
.field{height:112px}
.field small,.field b{display:block}
.field b{font-size:24px;line-height:1.25}
.machine{position:absolute;top:462px;white-space:nowrap;letter-spacing:.04em;color:var(--caption);
line-height:1.5}
.stamp{text-align:center;display:grid;place-content:center;justify-items:center;line-height:1.25}
.stamp b{font:600 26px/1.2 Funnel}
.stamp span{font-size:20px;font-weight:520}
.stamp.round{width:196px;height:196px;border-radius:50%;border:4px solid;
box-shadow:inset 0 0 0 5px var(--light-50),inset 0 0 0 7px}
.stamp.box{width:204px;height:138px;border-radius:12px;border:4px solid}
.stamp{background:var(--light-50)}
.signed{left:690px;top:588px;color:var(--iris-deep);display:flex;gap:14px;align-items:center}
${FIELDS.map(([, , time], i) => fadeIn(`.value-${i}`, time, { from: "translateX(-10px)" })).join("")}
${STAMPS.map(({ at: time }, i) =>
  keyframes(`.stamp-${i}`, [
    [time, "opacity:0;transform:scale(1.5)"],
    [time + 0.2, "opacity:1;transform:scale(.97)"],
    [time + 0.3, "opacity:1;transform:none"],
    [5.45, "opacity:1;transform:none"],
    [5.8, "opacity:0;transform:none"],
    [6, "opacity:0;transform:scale(1.5)"],
  ]),
).join("")}
${[0, 1, 2].map((i) => drawPath(`.link-${i}`, STAMPS[i].at + 0.3, { over: 0.35 })).join("")}
${fadeIn(".signed", 3.9)}
`;
