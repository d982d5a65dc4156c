import { palette } from "../../palette.mjs";
import {
  drawPath,
  EASE_IN_OUT,
  fadeIn,
  fadeOut,
  keyframes,
  movePointer,
  pressButton,
} from "../animations.mjs";
import {
  animatedPath,
  button,
  chip,
  heading,
  icon,
  layer,
  pane,
  person,
  placeAt,
  pointer,
} from "../components.mjs";

export const label =
  "Five steps of an invoice workflow are wired on a canvas; a case runs along the wires, stops for a " +
  "person, and is sent once she approves, while the monitor beneath fills in.";
export const poster = 0.84;

const ROW = 144;
const WIDTH = 208;
const HEIGHT = 92;
const MIDDLE = ROW + HEIGHT / 2;

/** `wired` is when a step is connected, `done` when the case has passed it. */
const NODES = [
  { x: 88, name: "Intake", kind: "Mailbox", icon: "inbox", wired: 0.15, done: 1.85, says: "Arrived" },
  { x: 372, name: "Read", kind: "Model", icon: "scan-text", wired: 0.5, done: 2.3, says: "Fields found" },
  { x: 656, name: "Check", kind: "Rule", icon: "list-checks", wired: 0.8, done: 2.8, says: "Total differs" },
  { x: 984, name: "Send", kind: "Ledger", icon: "send", wired: 1.15, done: 4.8, says: "Sent to pay" },
];
const ASK = { x: 528, y: 320, width: 480, height: 226, wired: 1.4, arrives: 3.25, done: 4.1 };
const CHECK_X = 760;
const SEND_X = 1088;
const ASK_Y = ASK.y + 150;
const HOME = `H1008C1064 ${ASK_Y} ${SEND_X} 420 ${SEND_X} ${ROW + HEIGHT}`;

const WIRES = [
  { d: `M296 ${MIDDLE}H372`, at: 0.25 },
  { d: `M580 ${MIDDLE}H656`, at: 0.55 },
  { d: `M864 ${MIDDLE}H984`, at: 0.85 },
  { d: `M${CHECK_X} ${ROW + HEIGHT}V${ASK.y}`, at: 1.15 },
  { d: `M960 ${ASK_Y}${HOME}`, at: 1.4 },
];

/** The path of the case. */
const WAY = `M192 ${MIDDLE}H${CHECK_X}V${ASK_Y}${HOME}V${MIDDLE}`;

const node = ({ x, name, kind, icon: mark }, i) => `
<section class="place node node-${i}" ${placeAt(x, ROW, WIDTH, HEIGHT)}>
<i class="lit lit-${i}"></i>${icon(mark, 30)}<div><b>${name}</b><small>${kind}</small></div></section>`;

const FIELDS = [
  ["Supplier", "Harbour Paper"],
  ["Order", "Copy paper"],
  ["Total", "Above the order"],
];

const reading = pane(
  "dark",
  [88, ASK.y, 380, ASK.height],
  `${heading("Invoice", "file-text")}
${FIELDS.map(([name, value], i) => `<div class="row"><small>${name}</small><b class="value value-${i}">${value}</b></div>`).join("")}`,
  "reading",
);

const states = `${chip("Waiting", "coral", "pause", "waiting")}${chip("Approved", "teal", "check", "agreed")}`;

const ask = pane(
  "light",
  [ASK.x, ASK.y, ASK.width, ASK.height],
  `<header>${person("AM", "iris")}<h2>Ask a person</h2><span class="end">${states}</span></header>
<p class="question">The total is above the order. Pay it?</p>
<footer>${button("Approve", "coral approve", "check")}${button("Send back", "line")}</footer>`,
  "ask",
);

const progress = `${chip("Draft", "plain", "", "draft")}${chip("Running", "teal", "play", "running")}`;

const LOG = [
  ...NODES.slice(0, 3),
  { name: "Ask", says: "Amira approved", done: ASK.done + 0.1 },
  { ...NODES[3] },
];
const CELL = 1080 / LOG.length;

const cell = ({ name, says }, i) => `
<div class="place cell" ${placeAt(112 + i * CELL, 588, CELL, 96)}><i class="dot"></i><i class="dot on on-${i}"></i>
<small>${name}</small><b class="says-${i}">${says}</b>${name === "Ask" ? `<b class="wait">Waiting</b>` : ""}</div>`;

export const html = `
<div class="place title" ${placeAt(88, 56, 1104)}>${heading("Supplier invoices", "workflow", progress)}</div>
<div class="place dots" ${placeAt(0, 118, 1280, 450)}></div>
${layer(
  `${WIRES.map(({ d }) => `<path d="${d}" stroke="${palette.dark700}" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/>`).join("")}
${WIRES.map(({ d }, i) => animatedPath(d, `wire wire-${i}`, "var(--teal)", 2.5)).join("")}`,
)}
<span class="place case">${icon("file-text", 24, 2)}</span>
${NODES.map(node).join("")}
<small class="place branch agrees" ${placeAt(880, ROW + 6)}>Agrees</small>
<small class="place branch differs" ${placeAt(CHECK_X + 18, ROW + HEIGHT + 24)}>Differs</small>
${reading}${ask}
<section class="place strip" ${placeAt(88, 580, 1104, 112)}></section>
${LOG.map(cell).join("")}
${pointer()}`;

export const css = `
.title{display:block}
.draft,.running{position:absolute;right:0;top:-19px}
.dots{background:radial-gradient(circle,${palette.dark700} 1.4px,transparent 1.8px) 24px 13px/32px 32px;
-webkit-mask-image:linear-gradient(transparent,#000 12%,#000 88%,transparent)}
.node{display:flex;align-items:center;gap:18px;padding:0 24px;border-radius:16px;background:var(--dark-900);
box-shadow:inset 0 0 0 1.5px var(--dark-700),0 18px 40px #0007}
.node svg{color:var(--teal);position:relative}
.node div{position:relative}
.node b,.node small{display:block;line-height:1.3}
.node b{font-size:24px}
.lit{position:absolute;inset:0;border-radius:16px;background:${palette.teal820};box-shadow:inset 0 0 0 2.5px var(--teal)}
.branch{padding:0 4px}
.reading,.ask{padding:26px 30px}
.row{display:flex;align-items:center;height:46px;border-top:1.5px solid var(--dark-800)}
.reading header{margin-bottom:14px}
.row small{width:120px}
.value-2{color:var(--coral)}
.ask header{gap:16px}
.ask h2{white-space:nowrap}
.ask .person{width:44px;height:44px;font-size:20px}
.ask .end{height:38px;width:150px}
.waiting,.agreed{position:absolute;right:0;top:0}
.ask::after{content:"";position:absolute;inset:-5px;border-radius:25px;border:3px solid var(--coral)}
.question{margin-top:16px}
.ask footer{position:absolute;left:30px;bottom:26px;display:flex;gap:14px}
.case{width:44px;height:44px;border-radius:50%;display:grid;place-items:center;
background:var(--coral);color:var(--dark-950);box-shadow:0 0 34px ${palette.coral}88;
offset-path:path("${WAY}");offset-rotate:0deg;offset-anchor:center;left:0;top:0}
.strip{border-radius:20px;background:${palette.dark900};box-shadow:inset 0 0 0 1.5px var(--dark-800)}
.cell small,.cell b{display:block;padding-left:30px;line-height:1.35;white-space:nowrap}
.cell{padding-top:20px}
.wait{position:absolute;left:0;top:52px;color:var(--coral)}
.dot{position:absolute;left:4px;top:27px;width:14px;height:14px;border-radius:50%;
box-shadow:inset 0 0 0 2px var(--dark-600)}
.on{background:var(--teal);box-shadow:none}
.on-3{background:var(--coral)}
${NODES.map(({ wired }, i) =>
  keyframes(`.node-${i} > :not(.lit)`, [
    [wired, "opacity:.4"],
    [wired + 0.3, "opacity:1"],
    [5.45, "opacity:1"],
    [5.8, "opacity:.4"],
  ]),
).join("")}
${WIRES.map((wire, i) => drawPath(`.wire-${i}`, wire.at, { over: 0.35 })).join("")}
${NODES.map(({ done }, i) => fadeIn(`.lit-${i}`, done, { from: "none", over: 0.2 })).join("")}
${fadeIn(".agrees", 1.05, { from: "none" })}
${fadeIn(".differs", 1.4, { from: "none" })}
${keyframes(
  ".case",
  [
    [1.7, "offset-distance:0%;opacity:0"],
    [1.8, "offset-distance:0%;opacity:1"],
    [2.2, "offset-distance:22.5%;opacity:1"],
    [2.35, "offset-distance:22.5%;opacity:1"],
    [2.75, "offset-distance:45%;opacity:1"],
    [2.9, "offset-distance:45%;opacity:1"],
    [ASK.arrives, "offset-distance:66%;opacity:1"],
    [ASK.done, "offset-distance:66%;opacity:1"],
    [4.9, "offset-distance:100%;opacity:1"],
    [5, "offset-distance:100%;opacity:0"],
    [6, "offset-distance:0%;opacity:0"],
  ],
  EASE_IN_OUT,
)}
${keyframes(".ask > *", [
  [ASK.arrives - 0.1, "opacity:.35"],
  [ASK.arrives + 0.15, "opacity:1"],
  [5.45, "opacity:1"],
  [5.8, "opacity:.35"],
])}
${FIELDS.map((_, i) => fadeIn(`.value-${i}`, 2.3 + i * 0.15, { from: "none" })).join("")}
${fadeOut(".draft", 1.5)}
${fadeIn(".running", 1.6, { from: "none" })}
${fadeIn(".waiting", ASK.arrives, { from: "none", until: ASK.done, leave: 0.15 })}
${fadeIn(".wait", ASK.arrives, { from: "none", until: ASK.done, leave: 0.1 })}
${fadeIn(".ask::after", ASK.arrives, { from: "none", until: ASK.done, leave: 0.2 })}
${fadeIn(".agreed", ASK.done + 0.15, { from: "none" })}
${movePointer(".pointer", [940, 530], [ASK.x + 110, ASK.y + 180], ASK.done)}
${pressButton(".approve", ASK.done)}
${LOG.map(({ done }, i) => fadeIn(`.on-${i}`, done, { from: "scale(.4)" })).join("")}
${LOG.map(({ done }, i) => fadeIn(`.says-${i}`, done, { from: "translateY(6px)" })).join("")}
`;
