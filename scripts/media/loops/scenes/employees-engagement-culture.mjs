import { palette } from "../../palette.mjs";
import { fadeIn, fadeOut, keyframes } from "../animations.mjs";
import { CORAL, IRIS } from "../background.mjs";
import { icon, person, placeAt } from "../components.mjs";

export const label =
  "A wall of thank-you notes between colleagues; a new one is pinned up and other notes for the same " +
  "value, Helpful, light up.";
export const background = { seed: 131, focus: [640, 360], colours: [IRIS, CORAL], slope: 0, light: 0.6 };
export const poster = 0.7;

const WIDTH = 256;
const COLUMN = WIDTH + 26;
const LEFT = 88;

const NOTES = [
  {
    column: 0,
    y: 40,
    height: 250,
    tone: "theme-light",
    who: "AK",
    to: "Aisha",
    text: "Stayed until the last parcel was out.",
    value: "Persistent",
  },
  {
    column: 0,
    y: 316,
    height: 216,
    tone: "sea",
    who: "TM",
    to: "Tomás",
    text: "Showed me the new till, twice.",
    value: "Helpful",
    lit: true,
  },
  {
    column: 1,
    y: 104,
    height: 216,
    tone: "sea",
    who: "LW",
    to: "Lena",
    text: "Told the client first.",
    value: "Transparent",
  },
  {
    column: 1,
    y: 346,
    height: 250,
    tone: "theme-light",
    who: "SO",
    to: "Samuel",
    text: "Covered the desk while I was ill.",
    value: "Helpful",
    lit: true,
  },
  {
    column: 2,
    y: 390,
    height: 216,
    tone: "night",
    who: "NB",
    to: "Nadia",
    text: "Kept every promise to us.",
    value: "Trusted",
  },
  {
    column: 3,
    y: 72,
    height: 216,
    tone: "theme-light",
    who: "CH",
    to: "Chen",
    text: "Fixed the rota on a Sunday.",
    value: "Helpful",
    lit: true,
  },
  {
    column: 3,
    y: 314,
    height: 250,
    tone: "sea",
    who: "JR",
    to: "Jonas",
    text: "Asked the question nobody dared.",
    value: "Trusted",
  },
];
const NEW = {
  column: 2,
  y: 84,
  height: 280,
  who: "MV",
  to: "Marek",
  text: "Found the missing bed on Friday night.",
  value: "Helpful",
};
const PINNED = 1.0;

const EDGES = [
  { column: 0, y: 558, height: 220 },
  { column: 1, y: -142, height: 220 },
  { column: 1, y: 622, height: 220 },
  { column: 2, y: -162, height: 220 },
  { column: 2, y: 632, height: 220 },
  { column: 3, y: -174, height: 220 },
  { column: 3, y: 590, height: 220 },
];

const VALUE_ICONS = {
  Helpful: "heart-handshake",
  Persistent: "mountain",
  Transparent: "eye",
  Trusted: "shield-check",
};

const box = ({ column, y, height }) => placeAt(LEFT + column * COLUMN, y, WIDTH, height);

const inside = ({ who, to, text, value, colour }) => `<div class="to">${person(who, colour)}<b>${to}</b></div>
<p>${text}</p><span class="value">${icon(VALUE_ICONS[value], 24, 2)}${value}</span>`;

const note = (one, i) => `<div class="place note ${one.tone} ${one.lit ? "" : "other"}" ${box(one)}>
${inside({ ...one, colour: one.tone === "theme-light" ? "teal" : "plain" })}
${one.lit ? `<i class="halo halo-${i}"></i>` : ""}</div>`;

const lit = NOTES.map((one, i) => ({ ...one, i })).filter((one) => one.lit);
export const html = `
${EDGES.map((one) => `<div class="place note edge" ${box(one)}></div>`).join("")}
${NOTES.map(note).join("")}
<div class="place gap" ${box(NEW)}></div>
<div class="place note fresh" ${box(NEW)}>${inside({ ...NEW, colour: "plain" })}</div>`;

export const css = `
.note{border-radius:18px;padding:22px 24px}
.note.theme-light,.note.fresh{color:var(--text)}
.note.theme-light{background:var(--light-50)}
.note.sea{background:${palette.steel851}}
.note.night{background:${palette.iris800}}
.note.edge{background:${palette.dark900}}
.note.fresh{background:var(--coral);color:var(--dark-950);box-shadow:0 24px 60px #000a}
.to{display:flex;gap:14px;align-items:center}
.to b{font-size:24px}
.note .person{width:46px;height:46px}
.fresh .person{background:var(--dark-950);color:var(--light-50)}
.note p{margin-top:14px;font-size:22px;line-height:1.36}
.value{position:absolute;left:24px;bottom:20px;display:flex;gap:10px;align-items:center;font-size:20px;
font-weight:540}
.theme-light .value{color:var(--teal-deep)}
.sea .value{color:var(--teal)}
.night .value{color:var(--iris)}
.fresh p{font-size:26px}
.gap{border-radius:18px;border:2px dashed var(--dark-600)}
.halo{position:absolute;inset:-5px;border-radius:22px;border:3px solid var(--coral)}
${fadeOut(".gap", PINNED + 0.25)}
${keyframes(".fresh", [
  [PINNED - 0.4, "opacity:0;transform:translate(120px,-170px) rotate(9deg) scale(1.12)"],
  [PINNED - 0.2, "opacity:1;transform:translate(110px,-150px) rotate(8deg) scale(1.12)"],
  [PINNED + 0.45, "opacity:1;transform:none"],
  [5.45, "opacity:1;transform:none"],
  [5.8, "opacity:0;transform:none"],
  [6, "opacity:0;transform:translate(120px,-170px) rotate(9deg) scale(1.12)"],
])}
${keyframes(".other", [
  [1.8, "opacity:1"],
  [2.3, "opacity:.35"],
  [5.2, "opacity:.35"],
  [5.7, "opacity:1"],
])}
${lit.map((one, k) => fadeIn(`.halo-${one.i}`, 1.9 + k * 0.25, { from: "scale(1.04)" })).join("")}
`;
