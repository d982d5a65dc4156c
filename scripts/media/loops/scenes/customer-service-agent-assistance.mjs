import { palette } from "../../palette.mjs";
import {
  drawPath,
  fadeIn,
  fadeOut,
  keyframes,
  movePointer,
  pressButton,
  revealWords,
} from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import {
  animatedPath,
  button,
  chip,
  curve,
  heading,
  icon,
  layer,
  lines,
  pane,
  person,
  placeAt,
  pointer,
} from "../components.mjs";

export const label =
  "A customer reports a boiler fault; the copilot finds three sources and drafts a reply that cites " +
  "them, and the agent sends it.";
export const background = { seed: 12, focus: [745, 430], colours: [TEAL, CORAL], slope: -60 };
export const poster = 0.78;

const DRAFT_AT = 1.9;
const PACE = 0.054;
const DRAFT =
  "I am sorry it came back. A repeat fault is covered, so the visit is free. [1] " +
  "Our engineer can come on Thursday morning. [2] Please leave the boiler off until then. [3]";

const cited = (mark) => DRAFT_AT + DRAFT.split(" ").indexOf(`[${mark}]`) * PACE;

const SOURCES = [
  { found: 0.7, icon: "shield-check", name: "Warranty terms", where: "Repeat faults", y: 128 },
  { found: 1.0, icon: "calendar-days", name: "Engineer diary", where: "Thursday, morning", y: 316 },
  { found: 1.3, icon: "book-open", name: "Safety manual", where: "After a fault", y: 504 },
];
/** Positions of the citation marks. */
const MARK_Y = [376, 416, 455];

const unknown = ({ y }, i) =>
  `<div class="place source unknown unknown-${i}" ${placeAt(812, y, 380)}><i></i><i></i></div>`;

const source = ({ icon: name, name: title, where, y }, i) => `
<div class="place source source-${i}" ${placeAt(812, y, 380)}>
<div class="title">${icon(name, 28)}
<div><b>${title}</b><small>${where}</small></div><sup class="mark">${i + 1}</sup></div>
<div class="passage">${lines(3, 40 + i, "dark")}<u class="glow glow-${i}"></u></div></div>`;

const states = `${chip("Not sent", "plain", "", "unsent")}${chip("Sent by Dana", "teal", "check", "sent")}`;
const cite = ({ y }, i) => animatedPath(curve(700, MARK_Y[i], 796, y + 42), `cite-${i}`, "var(--teal)", 2.5);

export const html = `
${person("JM", "plain", "place customer")}
<p class="bubble them" ${placeAt(160, 48, 540)}>The boiler shows the same fault after the reset.
Can someone come this week?</p>
${pane(
  "light",
  [88, 216, 612, 456],
  `${heading("Draft reply", "pen-line", states)}
<div class="ghost">${lines(4, 7)}</div>
<p class="draft">${revealWords(DRAFT, DRAFT_AT, PACE)}</p>
<footer>${button("Send", "coral send", "send-horizontal")}${button("Edit", "line")}</footer>`,
)}
<h2 class="place" ${placeAt(812, 56)}>Where it says so</h2>
${layer(SOURCES.map(cite).join(""))}
${SOURCES.map(unknown).join("")}
${SOURCES.map(source).join("")}
${pointer()}`;

export const css = `
.pane{padding:34px 40px}
.customer{left:88px;top:76px}
.draft{position:absolute;left:40px;top:100px;width:540px;font-size:26px;line-height:1.52}
.ghost{position:absolute;left:40px;top:112px;width:520px}
.ghost i{margin-bottom:29px;background:var(--light-100)}
footer{position:absolute;left:40px;bottom:36px;display:flex;gap:16px}
.unsent,.sent{position:absolute;right:0;top:-19px}
.source{border-top:1.5px solid var(--dark-600);padding-top:18px}
.unknown i{display:block;width:190px;height:12px;border-radius:6px;background:${palette.dark800};margin:14px 0 0 44px}
.unknown i:last-child{width:120px}
.title{display:flex;gap:16px;align-items:center}
.title svg{color:var(--teal)}
.title b,.title small{display:block;line-height:1.3}
.title .mark{margin-left:auto;background:${palette.teal}24;color:var(--teal);padding:5px 11px}
.passage{position:relative;margin:18px 0 0 44px;width:336px}
.glow{position:absolute;left:-8px;right:-4px;top:14px;height:26px;border-radius:6px;background:${palette.teal}3d}
${SOURCES.map(({ found }, i) => fadeIn(`.source-${i}`, found, { from: "translateX(22px)" })).join("")}
${SOURCES.map(({ found }, i) => fadeOut(`.unknown-${i}`, found)).join("")}
${fadeOut(".ghost", DRAFT_AT - 0.1)}
${fadeIn(".draft", DRAFT_AT - 0.05, { from: "none", over: 0.05 })}
${SOURCES.map((_, i) => drawPath(`.cite-${i}`, cited(i + 1), { over: 0.4 })).join("")}
${SOURCES.map((_, i) => fadeIn(`.glow-${i}`, cited(i + 1) + 0.3, { from: "none" })).join("")}
${keyframes("footer", [
  [DRAFT_AT + 1.6, "opacity:.3"],
  [DRAFT_AT + 1.9, "opacity:1"],
  [5.45, "opacity:1"],
  [5.8, "opacity:.3"],
])}
${movePointer(".pointer", [420, 560], [196, 618], 4.55)}
${pressButton(".send", 4.55)}
${fadeOut(".unsent", 4.65)}
${fadeIn(".sent", 4.75, { from: "translateY(6px)" })}
`;
