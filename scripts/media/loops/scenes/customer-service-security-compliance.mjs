import { palette } from "../../palette.mjs";
import { drawPath, EASE_IN_OUT, fadeIn, fadeOut, keyframes } from "../animations.mjs";
import { animatedPath, chip, icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "Card details are covered before a message reaches your own tenancy; an access log shows who read it, a request " +
  "refused included, and a report what was erased in which copy.";
export const poster = 0.86;
export const cues = [0.33, 0.45, 0.6, 0.82];
export const stills = [
  { show: ".message" },
  { show: ".border,.plate-0,.plate-1,.plate-2,.tenancy,.key" },
  { show: "h2.place:not(.tenancy),.entry" },
  { show: ".copies" },
];

const COVERED = [0.7, 1.0, 1.3];

/** The plates of the tenancy, from the lowest to the highest. */
const PLATES = [
  { name: "Logs", y: 232, fill: palette.dark800, at: 2.3 },
  { name: "Models", y: 166, fill: palette.teal820, at: 2.1 },
  { name: "Transcripts", y: 100, fill: palette.iris, at: 1.9 },
];

const LOG_Y = 446;
const ROW = 74;
const LOG = [
  { time: "10:42", who: "Ana Ruiz", what: "for the reply", result: ["Opened", "teal"], at: 2.6 },
  { time: "10:43", who: "Contractor", what: "no purpose given", result: ["Refused", "coral"], at: 2.9 },
  { time: "11:05", who: "Tom Beck", what: "for an audit", result: ["Opened", "teal"], at: 3.2 },
];

const COPIES = [
  { name: "Recording", icon: "mic", at: 3.9 },
  { name: "Transcript", icon: "message-square-text", at: 4.1 },
  { name: "Draft", icon: "pen-line", at: 4.3 },
  { name: "Search index", icon: "search", at: 4.5 },
];

const secret = (plain, text, i) => `<span class="secret"><span>${plain}</span>
<span class="cover cover-${i}">${i === 0 ? icon("lock", 24, 2) : ""}${text}</span></span>`;

/** A flat box whose upper left corner of the drawing is at x = 780. */
const plate = ({ y, fill }, i) => {
  const top = `M780 ${y + 44}L920 ${y}L1060 ${y + 44}L920 ${y + 88}Z`;
  const side = `M780 ${y + 44}v16L920 ${y + 104}L1060 ${y + 60}v-16L920 ${y + 88}Z`;
  return `<g class="plate-${i}"><path d="${side}" fill="${palette.dark700}"/><path d="${top}" fill="${fill}"/></g>`;
};
const plateName = ({ name, y }, i) => `<b class="place plate-${i}" ${placeAt(1080, y + 30)}>${name}</b>`;

const row = ({ time, who, what, result }, i) => `
<div class="place entry" ${placeAt(56, LOG_Y + i * ROW, 600, ROW)}><div class="entry-${i}">
<span class="mono">${time}</span><div><b>${who}</b><small>${what}</small></div>${chip(...result)}</div></div>`;

const erasure = ({ name, icon: symbol }, i) =>
  `<div class="copy">${icon(symbol, 28)}${name}
<em class="erased-${i}">Erased ${icon("check", 24, 2.2)}</em></div>`;

export const html = `
${pane(
  "light",
  [56, 48, 580, 268],
  `<div class="from">${person("RT", "iris")}<b>From a customer</b>
<span class="end">${chip("As received", "plain", "", "raw")}${chip("As stored", "teal", "shield-check", "kept")}</span></div>
<p>My card ${secret("4000 1234 5678 9010", "Card number", 0)}<br>
was declined. Valid to ${secret("08/27", "Date", 1)},<br>code ${secret("123", "dropped", 2)}</p><i class="beam"></i>`,
  "message",
)}
${layer(
  `<rect x="732" y="32" width="496" height="322" rx="28" stroke="${palette.dark600}" stroke-width="2" class="border"/>
${PLATES.map(plate).join("")}${animatedPath("M636 160H774", "inside", "var(--iris)", 3)}`,
)}
${PLATES.map(plateName).join("")}
<h2 class="place tenancy" ${placeAt(760, 52)}>Your tenancy</h2>
<div class="place key">${chip("Engineer: ended", "iris", "key-round")}</div>
<h2 class="place" ${placeAt(56, 392)}>Access log</h2>
${LOG.map(row).join("")}
<div class="place copies" ${placeAt(744, 404, 484)}><h2>Retention ends</h2>${COPIES.map(erasure).join("")}</div>`;

export const css = `
.message{padding:30px 36px;overflow:hidden}
.from{display:flex;align-items:center;gap:18px;font-size:24px}
.from .end{margin-left:auto;position:relative;height:38px}
.raw,.kept{position:absolute;right:0;top:0}
.message p{font-size:30px;line-height:1.7;margin-top:12px;white-space:nowrap}
.secret{position:relative;display:inline-block;line-height:1.3;padding:0 8px}
.cover{position:absolute;inset:0;border-radius:9px;background:var(--dark-900);color:var(--mist);display:flex;
align-items:center;justify-content:center;gap:10px;font-size:24px;font-weight:520}
.cover svg{color:var(--coral)}
.beam{position:absolute;top:90px;bottom:0;left:0;width:120px;border-right:3px solid var(--teal);
background:linear-gradient(90deg,${palette.teal}00,${palette.teal}40)}
.key{right:72px;top:54px}
.cover-2{left:0;right:-62px}
.entry{border-top:1.5px solid var(--dark-700)}
.entry>div{display:flex;align-items:center;height:${ROW}px;font-size:24px}
.entry .mono{width:98px;font-size:24px;color:var(--muted)}
.entry b,.entry small{display:block;line-height:1.25}
.entry small{font-size:24px}
.entry .chip{margin-left:auto;font-size:24px}
.copies h2{margin-bottom:18px}
.copy{display:flex;align-items:center;gap:18px;height:54px;font-size:26px;border-top:1.5px solid var(--dark-700)}
.copy>svg{color:var(--iris)}
.copy em{margin-left:auto;display:flex;gap:10px;align-items:center;font-style:normal;color:var(--teal)}
${keyframes(
  ".beam",
  [
    [0.3, "transform:translateX(-130px);opacity:1"],
    [1.6, "transform:translateX(590px);opacity:1"],
    [1.65, "transform:translateX(590px);opacity:0"],
    [6, "transform:translateX(-130px);opacity:0"],
  ],
  EASE_IN_OUT,
)}
${COVERED.map((time, i) => {
  const shut = "clip-path:inset(0 100% 0 0);opacity:1";
  const open = "clip-path:inset(0 0 0 0)";
  return keyframes(`.cover-${i}`, [
    [time, shut],
    [time + 0.3, `${open};opacity:1`],
    [5.45, `${open};opacity:1`],
    [5.8, `${open};opacity:0`],
    [6, "clip-path:inset(0 100% 0 0);opacity:0"],
  ]);
}).join("")}
${fadeOut(".raw", 1.55)}
${fadeIn(".kept", 1.65, { from: "translateY(6px)" })}
${drawPath(".inside", 1.75, { over: 0.4 })}
${PLATES.map(({ at: time }, i) => fadeIn(`.plate-${i}`, time, { from: "translateY(-16px)" })).join("")}
${LOG.map(({ at: time }, i) => fadeIn(`.entry-${i}`, time, { from: "translateX(-14px)" })).join("")}
${COPIES.map(({ at: time }, i) => fadeIn(`.erased-${i}`, time, { from: "translateX(-10px)" })).join("")}
`;
