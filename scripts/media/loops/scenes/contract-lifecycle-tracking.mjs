import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes } from "../animations.mjs";
import { animatedPath, chip, icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "Today moves along a timeline of duties with owners until a notice window opens; below, an agreement stands on one " +
  "of three desks, and a page shows the text in force with its amendments.";
export const poster = 0.86;
export const cues = [0.35, 0.55, 0.71, 0.83];
export const stills = [
  { show: "body>h2:first-of-type,.duty,.today", css: ".duty .person{font-size:21px}" },
  { show: ".callout" },
  { show: "body>h2:last-of-type,.layer path,.desk" },
  { show: ".force" },
];

const TOP = 108;
const LANE = 80;
const TODAY = { from: 300, to: 656, start: 0.3, end: 2.2 };
const passes = (x) => TODAY.start + ((TODAY.end - TODAY.start) * (x - TODAY.from)) / (TODAY.to - TODAY.from);
const WARNED = TODAY.end + 0.1;

/** `x` is the end of a duty's pill, where it falls due. */
const DUTIES = [
  { name: "Rent review", date: "3 April", owner: ["AK", "teal"], x: 380 },
  { name: "Service report", date: "12 May", owner: ["MP", "iris"], x: 480 },
  { name: "Insurance proof", date: "28 May", owner: ["SD", "teal"], x: 590 },
];

const DESKS = [
  { name: "Finance", state: "Read", x: 120, at: 3.3 },
  { name: "Security", state: "On her desk", x: 312, at: 3.6 },
  { name: "Legal", state: "Next", x: 504, at: 3.9 },
];
const DESK_Y = 530;

const CHANGES = [
  { text: "Deliver before <u>eight</u>", source: "Letter, March", at: 4.1 },
  { text: "to <u>both gates</u>,", source: "Amendment, May", at: 4.35 },
];

const duty = ({ name, date, owner, x }, i) => `
<div class="place duty" ${placeAt(56, TOP + i * LANE, x - 56, 64)}>
<em class="open"></em><em class="ok kept-${i}">${icon("check", 24, 2.3)}</em><span><b>${name}</b><small>${date}</small></span>
${person(...owner)}</div>`;

const desk = ({ name, state, x }, i) => `
<div class="place desk" ${placeAt(x - 90, DESK_Y - 36, 180)}><em class="desk-${i}">${
  i === 1 ? "RB" : icon(i === 0 ? "check" : "scale", 32, 2)
}</em><b>${name}</b><small class="state-${i}">${state}</small></div>`;

const change = ({ text, source }, i) =>
  `<div class="change"><p>${text}</p><span class="source change-${i}">${source}</span></div>`;

export const html = `
<h2 class="place" ${placeAt(56, 48)}>Obligations</h2>
${DUTIES.map(duty).join("")}
<div class="place today"><span>Today</span></div>
${pane(
  "light",
  [696, 100, 532, 256],
  `<div class="opens">${icon("bell", 32)}<h2>Freight: notice opens</h2></div>
<p>“It renews for a year<br>unless a party writes.”</p>
<div class="owner">${person("LB", "coral")}<b>Leo Brandt</b>${chip("Letter drafted", "teal", "mail")}</div>`,
  "callout",
)}
<h2 class="place" ${placeAt(56, 424)}>Signature</h2>
${layer(
  `<path d="M120 ${DESK_Y}H504" stroke="${palette.dark700}" stroke-width="3"/>
${animatedPath(`M120 ${DESK_Y}H312`, "passed", "var(--teal)", 4)}`,
)}
${DESKS.map(desk).join("")}
${pane(
  "light",
  [656, 424, 572, 252],
  `<h2>Text in force</h2>${CHANGES.map(change).join("")}<div class="change"><p>ring before.</p></div>`,
  "force",
)}`;

export const css = `
.duty{display:flex;align-items:center;border-radius:32px;background:${palette.dark800};padding:0 6px 0 66px;font-size:24px}
.duty em{position:absolute;left:10px;top:10px;width:44px;height:44px;border-radius:50%;display:grid;place-items:center}
.open{background:var(--dark-950);box-shadow:inset 0 0 0 2.5px var(--muted)}
.ok{background:var(--teal);color:var(--dark-950)}
.duty b,.duty small{display:block;line-height:1.18}
.duty small{font-size:24px}
.duty .person{margin-left:auto}
.today{left:${TODAY.from}px;top:52px;width:3px;height:304px;background:var(--teal)}
.today span{position:absolute;left:-45px;top:-6px;width:93px;height:38px;border-radius:19px;
background:var(--teal);color:var(--dark-950);font-size:24px;font-weight:560;display:grid;place-items:center}
.callout{padding:28px 32px}
.opens{display:flex;gap:14px;align-items:center}
.opens svg{color:var(--coral-deep)}
.callout p{font-size:28px;line-height:1.35;margin-top:14px}
.owner{display:flex;align-items:center;gap:16px;margin-top:18px;font-size:24px}
.owner .chip{margin-left:auto;font-size:24px;height:44px;border-radius:22px}
.desk{display:grid;justify-items:center;font-size:26px;line-height:1.3}
.desk em{width:72px;height:72px;border-radius:50%;display:grid;place-items:center;margin-bottom:12px;font:560 26px Geist}
.desk small{font-size:24px}
.desk-0{background:var(--teal);color:var(--dark-950)}
.desk-1{background:var(--coral);color:var(--dark-950);box-shadow:0 0 0 9px ${palette.coral}40}
.desk-2{background:var(--dark-900);color:var(--muted);box-shadow:inset 0 0 0 2.5px var(--dark-600)}
.force{padding:26px 32px}
.force h2{margin-bottom:12px}
.change{display:flex;align-items:center;height:54px;font-size:28px}
.change u{text-decoration:none;color:var(--teal-deep);font-weight:560;box-shadow:inset 0 -3px 0 var(--teal-deep)}
.source{margin-left:auto;font-size:24px;color:var(--text-muted);border-left:4px solid var(--teal-deep);padding-left:14px;
width:204px;white-space:nowrap}
${keyframes(
  ".today",
  [
    [TODAY.start, "transform:none;opacity:1"],
    [TODAY.end, `transform:translateX(${TODAY.to - TODAY.from}px);opacity:1`],
    [5.45, `transform:translateX(${TODAY.to - TODAY.from}px);opacity:1`],
    [5.65, `transform:translateX(${TODAY.to - TODAY.from}px);opacity:0`],
    [5.66, "transform:none;opacity:0"],
    [5.9, "transform:none;opacity:1"],
  ],
  "linear",
)}
${DUTIES.map(({ x }, i) => fadeIn(`.kept-${i}`, passes(x), { from: "scale(.6)" })).join("")}
${fadeIn(".callout", WARNED, { from: "translateX(20px)" })}
${fadeIn(".owner", WARNED + 0.5, { from: "translateX(-10px)" })}
${DESKS.map(({ at: time }, i) => fadeIn(`.desk-${i}`, time - 0.2, { from: "scale(.8)" })).join("")}
${DESKS.map(({ at: time }, i) => fadeIn(`.state-${i}`, time - 0.1, { from: "none" })).join("")}
${drawPath(".passed", 3.2, { over: 0.5 })}
${fadeIn(".force", 3.8, { from: "translateY(20px)" })}
${CHANGES.map(({ at: time }, i) => fadeIn(`.change-${i}`, time + 0.2, { from: "translateX(-10px)" })).join("")}
`;
