import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes, wipeIn } from "../animations.mjs";
import { animatedPath, createRandom, icon, layer, placeAt } from "../components.mjs";

export const label =
  "A jacket's passport lies open: who may see which field is set, growers, mill, weaver and workshop stamp " +
  "it, a wrong entry is corrected in the open, and a slip for the inspector slides out.";
export const poster = 0.78;
export const cues = [0.45, 0.16, 0.56, 0.67];

/** A leaf of the passport, alone. */
const leaf = (left, top, width, height) =>
  `.pane.book{left:${left}px!important;top:${top}px!important;width:${width}px!important;` +
  `height:${height}px!important;background:var(--light-50)}.fold{display:none}`;

export const stills = [
  {
    show: ".book,.stamp,.layer [class^=link]",
    css: `${leaf(640, 32, 596, 340)}.stamp span{font-size:24px}`,
    camera: ".stamp",
  },
  { show: ".book,.identity", css: leaf(48, 40, 602, 330), camera: ".identity" },
  { show: ".book,.entries", css: leaf(48, 362, 602, 320), camera: ".entries" },
  { show: ".slip" },
];

const FIELDS = [
  { name: "Origin", icon: "eye", who: "Everyone", at: 0.3 },
  { name: "Materials", icon: "eye", who: "Everyone", at: 0.5 },
  { name: "Tariff papers", icon: "landmark", who: "Customs", at: 0.7 },
  { name: "Prices", icon: "eye-off", who: "Nobody", at: 0.9 },
];

/** `x` and `y` are the centre, `turn` is in degrees, `at` in seconds. */
const STAMPS = [
  {
    what: "Fleece",
    who: "Growers",
    shape: "round",
    color: palette.tealDeep,
    x: 750,
    y: 148,
    turn: -9,
    at: 1.2,
  },
  {
    what: "Yarn",
    who: "Spinning mill",
    shape: "box",
    color: palette.irisDeep,
    x: 898,
    y: 272,
    turn: 5,
    at: 1.6,
  },
  {
    what: "Cloth",
    who: "Weaving shed",
    shape: "box",
    color: palette.dark900,
    x: 998,
    y: 120,
    turn: -4,
    at: 2.0,
  },
  {
    what: "Jacket",
    who: "Workshop",
    shape: "round",
    color: palette.coralDeep,
    x: 1124,
    y: 244,
    turn: 8,
    at: 2.4,
  },
];
const LINKS = [
  "M750 148C800 200 840 230 898 272",
  "M898 272C950 230 960 190 998 120",
  "M998 120C1060 140 1090 190 1124 244",
];

const jacket = `<svg viewBox="0 0 240 260" width="158" height="172" fill="none" stroke="${palette.dark900}"
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
const engraving = Array.from({ length: 6 }, (_, i) => {
  const points = Array.from({ length: 41 }, (_, k) => {
    const x = 664 + k * 13.6;
    const y = 92 + i * 44 + 22 * Math.sin(k / 6 + i * 0.5) * Math.cos(k / 11);
    return `${x.toFixed(0)} ${y.toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}" stroke="${palette.light200}" stroke-width="1.5"/>`;
}).join("");

const outline = ({ shape, x, y, turn }) => {
  const attributes = `fill="${palette.light50}" stroke="${palette.slate500}" stroke-width="2" stroke-dasharray="7 8"`;
  const form =
    shape === "round"
      ? `<circle r="84" ${attributes}/>`
      : `<rect x="-90" y="-54" width="180" height="108" rx="12" ${attributes}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${form}</g>`;
};

const fieldRow = ({ name, icon: mark, who }, i) => `<p class="field"><b>${name}</b>
<span class="who who-${i} ${who.toLowerCase()}">${icon(mark, 26, 2)}${who}</span></p>`;

const stamp = ({ what, who, shape, color, x, y, turn }, i) => `
<div class="place"
style="left:${x}px;top:${y}px;color:${color};transform:translate(-50%,-50%) rotate(${turn}deg)">
<div class="stamp ${shape} stamp-${i}"><b>${what}</b><span>${who}</span></div></div>`;

/** Bars of irregular width, as on a printed slip. */
function barcode() {
  const random = createRandom(23);
  const bars = [];
  for (let y = 0; y < 150; ) {
    const thick = 3 + Math.floor(random() * 3) * 3;
    bars.push(`M0 ${y}h64v${thick}h-64z`);
    y += thick + 4 + Math.floor(random() * 3) * 2;
  }
  return `<svg width="64" height="156" fill="${palette.dark950}"><path d="${bars.join("")}"/></svg>`;
}

export const html = `
<section class="pane theme-light book" ${placeAt(44, 32, 1192, 656)}><i class="fold"></i></section>
<div class="place identity"><div class="picture">${jacket}<b>Trail jacket</b></div>
<div class="fields"><h2>Who sees what</h2>${FIELDS.map(fieldRow).join("")}</div></div>
<div class="place entries"><i class="rail"></i>
<div class="entry"><i class="node"></i><small>Entry of 3 May</small><b>Shell: pure wool<i class="strike"></i></b></div>
<div class="entry fresh"><i class="node"></i><small>Entry of 9 May</small><b>Shell: wool, nylon</b><span class="word">Signed: weaving shed</span>
<p>${icon("corner-left-up", 26, 2)}Corrects the entry of 3 May</p></div></div>
${layer(
  engraving +
    STAMPS.map(outline).join("") +
    LINKS.map((d, i) => animatedPath(d, `link-${i}`, palette.irisDeep, 3)).join(""),
)}
${STAMPS.map(stamp).join("")}
<div class="place slip-place"><div class="slip"><div class="export"><h2>For the inspector</h2><small>Product group: textiles</small>
<ul><li>${icon("check", 26, 2.6)}Origin</li><li>${icon("check", 26, 2.6)}Fibres</li><li>${icon("check", 26, 2.6)}Repair</li><li>${icon("check", 26, 2.6)}Signatures</li></ul></div>
<div class="stub">${barcode()}</div></div></div>`;

export const css = `
.pane.book{border-radius:18px;background:linear-gradient(90deg,${palette.light50} 0 46%,${palette.sand171} 50%,${palette.light50} 54%)}
.fold{position:absolute;left:50%;top:0;bottom:0;width:2px;background:${palette.sand250}}
.identity,.entries{color:var(--text)}
.identity{left:84px;top:72px;display:flex;gap:28px}
.picture{width:186px;height:266px;border-radius:14px;background:var(--light-100);display:grid;justify-items:center;
align-content:center;gap:18px;font-size:24px}
.fields{width:316px}
.field{display:flex;justify-content:space-between;align-items:center;height:53px;border-top:1.5px solid var(--light-200);
font-size:24px;white-space:nowrap}
.fields h2{margin:4px 0 16px}
.who{display:flex;gap:10px;align-items:center;color:var(--teal-deep);font-weight:520}
.who.customs{color:var(--iris-deep)}
.who.nobody{color:var(--coral-deep)}
.entries{left:84px;top:390px;width:530px;padding-left:46px}
.rail{position:absolute;left:10px;top:34px;height:134px;border-left:3px solid var(--light-200)}
.entry{position:relative;height:132px}
.entry small{color:var(--caption);display:block;font-size:24px}
.entry b{position:relative;font:560 33px/1.3 Funnel;white-space:nowrap}
.entry:not(.fresh) b{color:var(--caption)}
.entry p{display:flex;gap:10px;align-items:center;color:var(--iris-deep);font-weight:520;font-size:24px;margin-top:10px}
.word{position:absolute;right:-4px;top:-22px;width:178px;height:80px;border:4px solid;border-radius:10px;display:grid;place-content:center;
text-align:center;font-size:24px;line-height:1.2;font-weight:520;transform:rotate(-6deg)}
.node{position:absolute;left:-46px;top:18px;width:24px;height:24px;border-radius:50%;background:var(--light-50);
border:4px solid var(--caption)}
.fresh .node{border-color:var(--iris-deep);background:var(--iris-deep)}
.strike{position:absolute;left:-4px;right:-4px;top:54%;height:4px;border-radius:2px;background:var(--coral)}
.stamp{text-align:center;display:grid;place-content:center;justify-items:center;line-height:1.25;background:var(--light-50)}
.stamp b{font:600 27px/1.2 Funnel}
.stamp span{font-size:24px;font-weight:520}
.stamp.round{width:172px;height:172px;border-radius:50%;border:4px solid;box-shadow:inset 0 0 0 5px var(--light-50),inset 0 0 0 7px}
.stamp.box{width:184px;height:112px;border-radius:12px;border:4px solid}
.slip-place{left:684px;top:400px;transform:rotate(-1.5deg)}
.slip{width:516px;height:262px;display:flex;border-radius:14px;background:${palette.iris};color:var(--dark-950);
box-shadow:0 16px 30px #0006}
.export{flex:1;padding:28px 0 0 34px}
.export h2{font-size:32px}
.slip small{color:var(--dark-950);font-size:24px;display:block;margin-top:4px}
.slip ul{list-style:none;padding:0;display:grid;grid-template-columns:140px 1fr;gap:14px 0;margin-top:26px;font-weight:540;font-size:24px}
.slip li{display:flex;gap:10px;align-items:center}
.stub{width:126px;border-left:4px dotted var(--dark-950);display:grid;place-items:center}
${FIELDS.map(({ at: time }, i) => fadeIn(`.who-${i}`, time, { from: "translateX(-10px)" })).join("")}
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
${LINKS.map((_, i) => drawPath(`.link-${i}`, STAMPS[i].at + 0.15, { over: 0.25 })).join("")}
${wipeIn(".strike", 2.8, { over: 0.3 })}
${fadeIn(".fresh", 3.0)}
${fadeIn(".slip", 3.6, { from: "translateY(70px)", over: 0.5 })}
`;
