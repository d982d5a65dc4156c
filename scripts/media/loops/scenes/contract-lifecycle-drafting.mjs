import { palette } from "../../palette.mjs";
import { drawPath, EASE_IN_OUT, fadeIn, keyframes, wipeIn } from "../animations.mjs";
import { animatedPath, chip, curve, layer, pane, placeAt } from "../components.mjs";

export const label =
  "A request form chooses template, annex and law of a supply agreement; its liability clause shows its history, a " +
  "margin marks what does not agree, and redlines sort themselves by risk.";
export const poster = 0.86;
export const cues = [0.33, 0.5, 0.82, 0.6];
export const stills = [
  {
    show: "h2.place,.pane.theme-light,.choice,.chose-0,.chose-1,.chose-2,.answer",
    css:
      ".pane.theme-light{height:312px!important;border-radius:20px}" +
      ".answer small{width:112px;font-size:24px}.answer{font-size:25px}",
  },
  { show: ".history" },
  { show: ".redlines" },
  {
    show: ".pane.theme-light,.body,.margin,.to-term,.to-days",
    css: ".pane.theme-light{top:374px!important;height:296px!important;border-radius:20px}.pane.theme-light h2{display:none}",
  },
];

const SHEET = [356, 40, 340, 700];

const ANSWERS = [
  { asked: "Supplier", answer: "Haulier", chosen: "Carriage terms", y: 132, at: 0.8 },
  { asked: "Data", answer: "Addresses", chosen: "Annex: data", y: 200, at: 1.1 },
  { asked: "Based in", answer: "Leeds", chosen: "English law", y: 268, at: 1.4 },
];

const HISTORY = [
  { position: "Our clause", used: "Cleaning, IT", at: 2.1 },
  { position: "Fallback", used: "Warehouse, once", at: 2.35 },
  { position: "Last resort", used: "Never used", at: 2.6 },
];

const SORTED = 4.2;
/** Redlines: `from` is the row in which they came, their own position the one by risk. */
const REDLINES = [
  { kind: "Risk", tone: "coral", old: "capped", text: "uncapped", from: 2 },
  { kind: "Money", tone: "iris", old: "in arrears", text: "in advance", from: 0 },
  { kind: "Wording", tone: "plain", old: "shall", text: "will", from: 1 },
];
const REDLINE_Y = 66;
const REDLINE_STEP = 70;

const answer = ({ asked, answer: given, y }, i) => `<div class="place answer" ${placeAt(48, y, 260, 56)}>
<small>${asked}</small><b class="given-${i}">${given}</b></div>`;
const choice = ({ chosen, y }, i) =>
  `<div class="place choice choice-${i}" ${placeAt(396, y, 260, 56)}>${chosen}</div>`;
const wire = ({ y }, i) => animatedPath(curve(304, y + 28, 384, y + 28), `chose-${i}`, "var(--teal)", 2.5);

const position = ({ position: name, used }, i) =>
  `<div class="position position-${i}"><i></i><b>${name}</b><small>${used}</small></div>`;

const redline = ({ kind, tone, old, text }, i) => `
<div class="redline redline-${i}" style="top:${REDLINE_Y + i * REDLINE_STEP}px">${chip(kind, tone)}
<span><s>${old}</s> ${text}</span></div>`;

export const html = `
<h2 class="place" ${placeAt(48, 64)}>Request form</h2>
<section class="pane theme-light" ${placeAt(...SHEET)}><h2>Agreement</h2></section>
${ANSWERS.map(choice).join("")}
${layer(ANSWERS.map(wire).join(""))}
${ANSWERS.map(answer).join("")}
<div class="place body" ${placeAt(396, 402, 260)}><p>7. The <u class="term">Carrier</u><br>may end it in<br><u class="days">30 days</u>.</p>
<p class="annex">Annex 3. Notice<br>of <u class="days">60 days</u>.</p></div>
<div class="place margin undefined" ${placeAt(48, 412, 288)}><b>Not defined</b><small>in any clause</small></div>
<div class="place margin differs" ${placeAt(48, 546, 288)}><b>Notice differs</b><small>clause 7, annex 3</small></div>
${layer(
  animatedPath("M236 440H388", "to-term", "var(--coral)", 2.5) +
    animatedPath("M250 574H340V520H388M340 574V628H388", "to-days", "var(--coral)", 2.5) +
    animatedPath("M696 188H728", "to-history", "var(--teal)", 2.5),
)}
${pane("dark", [728, 48, 504, 280], `<h2>9. Liability</h2>${HISTORY.map(position).join("")}`, "history")}
<div class="place redlines" ${placeAt(728, 388, 504)}><h2>Their version, by risk</h2>${REDLINES.map(redline).join("")}</div>
`;

const sorting = ({ from }, i) => {
  const came = `transform:translateY(${(from - i) * REDLINE_STEP}px)`;
  return keyframes(
    `.redline-${i}`,
    [
      [3.3, `opacity:0;${came}`],
      [3.6, `opacity:1;${came}`],
      [SORTED, `opacity:1;${came}`],
      [SORTED + 0.6, "opacity:1;transform:none"],
      [5.45, "opacity:1;transform:none"],
      [5.8, "opacity:0;transform:none"],
      [5.81, `opacity:0;${came}`],
    ],
    EASE_IN_OUT,
  );
};

export const css = `
.pane.theme-light{padding:26px 40px;border-radius:14px 14px 0 0}
.answer{display:flex;align-items:center;font-size:24px;border-bottom:1.5px solid var(--dark-700)}
.answer small{width:114px;font-size:24px}
.choice{display:flex;align-items:center;padding-left:18px;border-radius:12px;background:var(--light-100);
color:var(--text);font-size:26px;font-weight:560;box-shadow:inset 6px 0 0 var(--teal-deep)}
.body{color:var(--text);font-size:28px;line-height:1.5}
.body u{text-decoration:none;position:relative;white-space:nowrap}
.body u::before{content:"";position:absolute;inset:1px -3px;background:${palette.coral}33;
box-shadow:inset 0 -3px 0 var(--coral-deep)}
.annex{margin-top:20px}
.margin b,.margin small{display:block;line-height:1.3}
.margin b{font-size:26px;color:${palette.coral300}}
.margin small{font-size:24px}
.history{padding:26px 32px}
.history h2{margin-bottom:8px}
.position{display:flex;align-items:center;gap:16px;height:62px;font-size:26px}
.position i{width:18px;height:18px;border-radius:50%;background:var(--teal)}
.position-1 i{background:var(--amber)}
.position-2 i{background:var(--coral)}
.position small{margin-left:auto;font-size:24px}
.redline{position:absolute;left:0;right:0;height:${REDLINE_STEP}px;display:flex;align-items:center;font-size:28px;
border-top:1.5px solid var(--dark-700)}
.redline .chip{font-size:24px;width:124px;justify-content:center;margin-right:32px}
.redline s{color:var(--muted);text-decoration-color:var(--coral);text-decoration-thickness:2.5px}
${ANSWERS.map(({ at: time }, i) => fadeIn(`.given-${i}`, time - 0.5, { from: "translateX(-8px)" })).join("")}
${ANSWERS.map(({ at: time }, i) => drawPath(`.chose-${i}`, time, { over: 0.3 })).join("")}
${ANSWERS.map(({ at: time }, i) => fadeIn(`.choice-${i}`, time + 0.2, { from: "translateX(-10px)" })).join("")}
${drawPath(".to-history", 1.7, { over: 0.25 })}
${fadeIn(".history", 1.8, { from: "translateX(24px)" })}
${HISTORY.map(({ at: time }, i) => fadeIn(`.position-${i}`, time, { from: "translateX(-10px)" })).join("")}
${wipeIn(".term::before", 2.6, { over: 0.35 })}
${wipeIn(".days::before", 2.9, { over: 0.35 })}
${drawPath(".to-term", 2.8, { over: 0.3 })}
${fadeIn(".undefined", 2.9, { from: "none" })}
${drawPath(".to-days", 3.1, { over: 0.4 })}
${fadeIn(".differs", 3.2, { from: "none" })}
${fadeIn(".redlines h2", 3.3, { from: "none" })}
${REDLINES.map(sorting).join("")}
`;
