import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes, wipeIn } from "../animations.mjs";
import { animatedPath, chip, icon, layer, placeAt } from "../components.mjs";

export const label =
  "A light travels round a kettle: figures are measured or estimated, a mill sells more recycled steel than it " +
  "bought, a new switch is recorded, and at the end its parts are sorted.";
export const poster = 0.79;
export const cues = [0.25, 0.41, 0.56, 0.7];
export const stills = [
  { show: "body>section:nth-of-type(1)" },
  { show: "body>section:nth-of-type(2)" },
  {
    show: ".layer>g:not([class]),body>section:nth-of-type(3)",
    css: "section{width:auto!important}section:nth-of-type(3){translate:-50px -150px}",
  },
  { show: "body>section:nth-of-type(4),.layer>[class^=part],.layer>[class^=part]+path,.bin,.designer" },
];

const CENTRE = { x: 640, y: 360 };
const R = 160;
const LEFT = 52;
const RIGHT = 820;

/** The light starts at the left and passes the four, clockwise. */
const passes = (i) => 0.65 + i * 0.95;
const NODES = [
  { icon: "gauge", x: -1, y: -1 },
  { icon: "scale", x: 1, y: -1 },
  { icon: "wrench", x: 1, y: 1 },
  { icon: "recycle", x: -1, y: 1 },
];
const ring = `M${CENTRE.x - R} ${CENTRE.y}a${R} ${R} 0 1 1 0 .01`;

const kettle = `<g transform="translate(547 254) scale(.88)" stroke="${palette.mist}" stroke-width="4.5"
stroke-linejoin="round" stroke-linecap="round">
<path d="M62 66H152L176 212Q177 222 167 222H47Q37 222 38 212Z" fill="${palette.dark800}"/>
<path d="M152 78L196 92L186 108L158 112" fill="${palette.dark800}"/>
<path d="M60 78C14 76 2 112 8 150Q12 178 34 184" />
<path d="M62 66Q107 44 152 66" /><path d="M107 52V40" stroke-width="8"/>
<path d="M34 236H180" stroke-width="8"/>
<path d="M74 130L68 196" stroke="${palette.teal}"/>
<path class="switch" d="M126 206h22" stroke="${palette.coral}" stroke-width="12"/></g>`;

const node = ({ icon: mark, x, y }, i) => {
  const reach = R * Math.SQRT1_2;
  return `<div class="place node" style="left:${(CENTRE.x + x * reach).toFixed(0)}px;top:${(CENTRE.y + y * reach).toFixed(0)}px">
${icon(mark, 34)}<i class="node-${i}">${icon(mark, 34)}</i></div>`;
};

const SOURCES = [
  { name: "Foundry", width: 150, how: "Meter" },
  { name: "Coating", width: 196, how: "Estimate", estimated: true },
  { name: "Assembly", width: 104, how: "Meter" },
];
const source = (
  { name, width, how, estimated },
  i,
) => `<p class="source source-${i} ${estimated ? "estimated" : ""}"><b>${name}</b>
<span class="bar"><i style="width:${width}px"></i></span><span>${how}</span></p>`;

const MILLS = [
  { name: "Mill North", bought: 190, sold: 190 },
  { name: "Mill South", bought: 128, sold: 218 },
];
const mill = ({ name, bought, sold }, i) => `<div class="mill mill-${i}"><b>${name}</b>
<p><span>Bought</span><i style="width:${bought}px"></i></p>
<p><span>Sold</span><i style="width:${bought}px"></i>${
  sold > bought ? `<i class="over" style="width:${sold - bought}px"></i>` : ""
}</p></div>`;

const LIFE = [
  { what: "Made", who: "Lindqvist works" },
  { what: "New switch", who: "Amara Osei, repairer", fresh: true },
  { what: "Sold again", who: "with this page" },
];
const life = ({ what, who, fresh }, i) =>
  `<p class="life life-${i} ${fresh ? "fresh" : ""}"><i></i><b>${what}</b><span>${who}</span></p>`;

/** Open containers; what lies in them is drawn above them. */
const BINS = [
  { name: "Steel", part: "M-26 8H26L20 -20H-20Z", colour: palette.teal },
  { name: "Screws", part: "M-22 -14H-6M-14 -14V12M8 -8H24M16 -8V16", colour: palette.teal },
  { name: "Glued", part: "M-24 4Q-8 -26 4 -6T26 -8", colour: palette.amber },
];
const BIN = { x: 112, step: 140, y: 530 };
const bin = ({ part, colour }, i) => {
  const x = BIN.x + i * BIN.step;
  return `<g class="part-${i}"><path transform="translate(${x} ${BIN.y - 6})" d="${part}" stroke="${colour}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/></g>
<path d="M${x - 52} ${BIN.y - 34}L${x - 42} ${BIN.y + 34}H${x + 42}L${x + 52} ${BIN.y - 34}" stroke="${palette.slate300}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`;
};

export const html = `
${layer(`<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${R}" fill="${palette.dark950}"/>
<path d="${ring}" stroke="${palette.dark700}" stroke-width="8"/>${animatedPath(ring, "trail", palette.teal, 8)}${kettle}
${BINS.map(bin).join("")}`)}
${NODES.map(node).join("")}
<i class="place light"></i>
<section class="place" ${placeAt(LEFT, 48, 460)}><h2>Footprint sheet</h2>${SOURCES.map(source).join("")}
<div class="visit">${chip("Visit this one first", "coral", "map-pin")}</div></section>
<section class="place" ${placeAt(RIGHT, 48, 410)}><h2>Recycled steel</h2>${MILLS.map(mill).join("")}
<div class="short">${chip("More out than in", "coral", "triangle-alert")}</div></section>
<section class="place" ${placeAt(RIGHT, 410, 420)}><h2>Its second life</h2><div class="lives">${LIFE.map(life).join("")}</div></section>
<section class="place" ${placeAt(LEFT, 410, 420)}><h2>Taken apart</h2></section>
${BINS.map(({ name }, i) => `<b class="place bin" ${placeAt(BIN.x + i * BIN.step - 60, BIN.y + 42, 120)}>${name}</b>`).join("")}
<p class="place designer">${icon("pencil-ruler", 28)}The glue is noted for the designer</p>`;

export const css = `
.light{width:30px;height:30px;border-radius:50%;background:var(--coral);box-shadow:0 0 26px 6px ${palette.coral}80;
offset-path:path("${ring}");offset-rotate:0deg}
.node{width:80px;height:80px;margin:-40px 0 0 -40px;border-radius:50%;background:var(--dark-900);color:var(--muted);
box-shadow:inset 0 0 0 3px var(--dark-600);display:grid;place-items:center}
.node i{position:absolute;inset:0;border-radius:50%;background:var(--teal);color:var(--dark-950);display:grid;place-items:center}
h2{font-size:31px;margin-bottom:14px}
.source{display:grid;grid-template-columns:130px 208px 1fr;align-items:center;height:54px;font-size:24px;color:var(--teal)}
.source b{color:var(--mist)}
.bar i{display:block;height:26px;border-radius:6px;background:var(--teal)}
.estimated{color:var(--amber)}
.estimated .bar i{background:repeating-linear-gradient(115deg,${palette.amber} 0 5px,transparent 5px 13px);box-shadow:inset 0 0 0 2.5px ${palette.amber}}
.visit{margin:14px 0 0 124px}
.chip{height:44px;border-radius:22px;font-size:24px}
.mill{margin-bottom:18px}
.mill b{font-size:24px;line-height:1.5}
.mill p{display:flex;align-items:center;height:32px;font-size:24px;color:var(--muted)}
.mill span{width:92px}
.mill i{height:18px;background:var(--teal);border-radius:4px 0 0 4px}
.mill i:last-child{border-radius:0 4px 4px 0}
.mill i:nth-child(2):last-child{border-radius:4px}
.mill .over{background:var(--coral)}
.short{position:absolute;left:136px;top:158px;white-space:nowrap}
.lives{position:relative}
.lives::before{content:"";position:absolute;left:12px;top:32px;height:132px;border-left:3px solid var(--dark-600)}
.life{position:relative;height:66px;padding-left:46px;display:grid;align-content:center;line-height:1.25}
.life b{font-size:24px}
.life span{font-size:24px;color:var(--muted)}
.life i{position:absolute;left:2px;top:20px;width:23px;height:23px;border-radius:50%;background:var(--dark-900);border:4px solid var(--muted)}
.life.fresh b{color:var(--teal)}
.life.fresh i{border-color:var(--coral);background:var(--coral)}
.bin{text-align:center;font-size:24px}
.designer{left:${LEFT}px;top:636px;display:flex;gap:12px;align-items:center;font-size:24px;color:${palette.amber};white-space:nowrap}
${drawPath(".trail", 0.15, { over: 4 }).replace(/cubic-bezier\([^)]*\)/, "linear")}
${keyframes(
  ".light",
  [
    [0.05, "offset-distance:0%;opacity:0"],
    [0.15, "offset-distance:0%;opacity:1"],
    [4.15, "offset-distance:100%;opacity:1"],
    [5.45, "offset-distance:100%;opacity:1"],
    [5.8, "offset-distance:100%;opacity:0"],
    [6, "offset-distance:0%;opacity:0"],
  ],
  "linear",
)}
${NODES.map((_, i) => fadeIn(`.node-${i}`, passes(i), { from: "scale(.7)" })).join("")}
${SOURCES.map((_, i) => wipeIn(`.source-${i} .bar`, passes(0) - 0.3 + i * 0.15) + fadeIn(`.source-${i} .bar+span`, passes(0) + i * 0.15)).join("")}
${fadeIn(".visit", passes(0) + 0.6)}
${MILLS.map((_, i) => [2, 3].map((k) => wipeIn(`.mill-${i} p:nth-child(${k})`, passes(1) - 0.3 + i * 0.3 + k * 0.05)).join("")).join("")}
${fadeIn(".switch", passes(2), { from: "none" })}
${fadeIn(".short", passes(1) + 0.6)}
${LIFE.map((_, i) => fadeIn(`.life-${i}`, passes(2) - 0.2 + i * 0.25, { from: "translateX(-12px)" })).join("")}
${BINS.map((_, i) => fadeIn(`.part-${i}`, passes(3) - 0.3 + i * 0.15, { from: "translateY(-60px)" })).join("")}
${fadeIn(".designer", passes(3) + 0.35, { from: "none" })}
`;
