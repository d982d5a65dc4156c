import { palette } from "../../palette.mjs";
import {
  drawPath,
  fadeIn,
  fadeOut,
  keyframes,
  movePointer,
  pressButton,
  revealWords,
  wipeIn,
} from "../animations.mjs";
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
  pointer,
} from "../components.mjs";

export const label =
  "A delivery falls short; an agent reads the order, works out the credit and asks, a buyer approves, " +
  "and the audit trail fills line by line.";
export const poster = 0.82;

const TRAIL = [
  { at: 0.9, icon: "search", what: "Shortfall found", who: "Agent" },
  { at: 1.5, icon: "file-text", what: "Order and note read", who: "Agent" },
  { at: 2.7, icon: "calculator", what: "Credit worked out", who: "Agent" },
  { at: 3.75, icon: "user-check", what: "Approved", who: "Amira, buyer" },
  { at: 4.25, icon: "book-check", what: "Credit posted", who: "Ledger" },
];
const TRAIL_X = 800;
const TRAIL_Y = 144;
const STEP = 118;

const item = (name, state, classes) => `<div class="item ${classes}"><b>${name}</b>${state}</div>`;

const states = `${chip("Falls short", "plain", "", "held")}${chip("Settled", "teal", "check", "released")}`;

const PROPOSAL = "Ask for a credit for one box. The delivery note lists fewer than the order.";

const order = pane(
  "light",
  [88, 36, 592, 648],
  `${heading("Delivery", "truck", states)}
<div class="order-lines">
${item("Gate valves", icon("check", 26, 2.2), "")}
${item("Seal kit", `<span class="missing">One box missing</span><span class="credited">Credited</span>`, "odd")}
${item("Flange sets", icon("check", 26, 2.2), "")}
</div>
<div class="ghost">${lines(3, 5)}</div>
<div class="proposal"><small>Agent proposes</small>
<p>${revealWords(PROPOSAL, 1.6, 0.07)}</p></div>
<footer>${button("Approve", "coral approve", "check")}${button("Change", "line")}</footer>`,
);

const entry = ({ icon: name, what, who }, i) => `
<div class="place slot slot-${i}" style="left:${TRAIL_X}px;top:${TRAIL_Y + i * STEP}px"><i></i><i></i></div>
<div class="place entry entry-${i} ${i === 3 ? "human" : ""}"
style="left:${TRAIL_X}px;top:${TRAIL_Y + i * STEP}px">
<em>${icon(name, 26)}</em><div><b>${what}</b><small>${who}</small></div></div>`;

export const html = `
${order}
<h2 class="place" style="left:${TRAIL_X}px;top:64px">Audit trail</h2>
${layer(`<path d="M${TRAIL_X + 26} ${TRAIL_Y + 26}v${STEP * 4}" stroke="${palette.dark700}" stroke-width="2.5"/>
${animatedPath(`M${TRAIL_X + 26} ${TRAIL_Y + 26}v${STEP * 4}`, "spine", "var(--iris)", 2.5)}
${animatedPath(curve(680, 252, TRAIL_X - 4, TRAIL_Y + 26), "found", "var(--iris)", 2.5)}
${animatedPath(curve(680, 621, TRAIL_X - 4, TRAIL_Y + 3 * STEP + 26), "signed")}`)}
${TRAIL.map(entry).join("")}
${pointer()}`;

const after = (i) => TRAIL[i].at + 0.3;

export const css = `
.order-lines{margin-top:22px}
.pane{padding:34px 40px}
.item{display:flex;align-items:center;height:76px;font-size:28px;border-top:1.5px solid var(--light-200);position:relative}
.item:last-child{border-bottom:1.5px solid var(--light-200)}
.item b{flex:1}
.item svg{color:var(--teal-deep)}
.odd::before{content:"";position:absolute;inset:4px -16px;border-radius:10px;background:${palette.coral}24;
box-shadow:inset 0 0 0 2px var(--coral)}
.odd b,.missing{position:relative}
.missing,.credited{font-weight:560;color:var(--coral-deep)}
.credited{position:absolute;right:0;color:var(--teal-deep)}
.ghost,.proposal{position:absolute;left:40px;right:40px;top:354px}
.ghost{top:374px;width:440px}
.ghost i{background:var(--light-100);margin-bottom:26px}
.proposal p{text-wrap:balance;font-size:29px;line-height:1.42;margin-top:4px}
footer{position:absolute;left:40px;bottom:36px;display:flex;gap:16px}
.held,.released{position:absolute;right:0;top:-19px}
.entry{display:flex;gap:22px;align-items:center}
.entry em{width:54px;height:54px;border-radius:50%;display:grid;place-items:center;background:${palette.iris800};
color:var(--iris);box-shadow:inset 0 0 0 2px var(--iris)}
.entry.human em{background:var(--coral);color:var(--dark-950);box-shadow:none}
.entry b,.entry small{display:block;line-height:1.3}
.entry b{font-size:30px}
.entry small{font-size:26px}
h2{font-size:32px}
.slot{display:flex;align-items:center;gap:22px}
.slot i:first-child{width:54px;height:54px;border-radius:50%;background:var(--dark-950);
box-shadow:inset 0 0 0 2px var(--dark-700)}
.slot i:last-child{width:210px;height:10px;border-radius:5px;background:${palette.dark800}}
${wipeIn(".odd::before", 0.4, { until: 4.2 })}
${fadeIn(".missing", 0.55, { from: "none", until: 4.2, leave: 0.2 })}
${fadeIn(".credited", 4.45, { from: "none" })}
${drawPath(".found", 0.55, { over: 0.4 })}
${fadeOut(".ghost", 1.35)}
${fadeIn(".proposal", 1.45, { from: "none" })}
${keyframes("footer", [
  [2.4, "opacity:.3"],
  [2.7, "opacity:1"],
  [5.45, "opacity:1"],
  [5.8, "opacity:.3"],
])}
${TRAIL.map((step, i) => fadeIn(`.entry-${i}`, step.at, { from: "translateX(-12px)" })).join("")}
${TRAIL.map((step, i) => fadeOut(`.slot-${i}`, step.at)).join("")}
${keyframes(".spine", [
  [TRAIL[0].at, "stroke-dashoffset:1;opacity:0"],
  [TRAIL[0].at + 0.02, "stroke-dashoffset:1;opacity:1"],
  ...TRAIL.slice(1).flatMap((step, i) => [
    [step.at - 0.25, `stroke-dashoffset:${1 - i / 4};opacity:1`],
    [after(i + 1) - 0.2, `stroke-dashoffset:${1 - (i + 1) / 4};opacity:1`],
  ]),
  [5.45, "stroke-dashoffset:0;opacity:1"],
  [5.8, "stroke-dashoffset:0;opacity:0"],
  [6, "stroke-dashoffset:1;opacity:0"],
])}
${movePointer(".pointer", [430, 540], [212, 624], 3.4)}
${pressButton(".approve", 3.4)}
${drawPath(".signed", 3.45, { over: 0.45 })}
${fadeOut(".held", 4.2)}
${fadeIn(".released", 4.3, { from: "translateY(6px)" })}
`;
