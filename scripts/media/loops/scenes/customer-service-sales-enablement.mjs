/** Phrases of a conversation become reasons, reasons become an offer, and the agent decides to make it. */
import { CORAL, TEAL } from "../field.mjs";
import { appears, draws, marks, points, presses, yields } from "../motion.mjs";
import { at, button, curve, icon, layer, person, pointer, thread } from "../pieces.mjs";

export const label =
  "Two phrases of a customer's chat about a bill become the reasons for a suggested tariff, and the " +
  "agent decides to offer it.";
export const field = { seed: 71, focus: [700, 300], colours: [TEAL, CORAL], slope: 60, light: 0.9 };
export const poster = 0.8;

const CARD = { x: 792, y: 44, width: 400, height: 632 };
const OFFERED = 2.0;
const REASONS = [
  { icon: "receipt-text", text: "Extra data on the bill", at: 2.35 },
  { icon: "users", text: "Two people at home", at: 2.65 },
  { icon: "badge-check", text: "Price checked today", at: 2.95 },
];

const orbit = (r) =>
  `<circle cx="292" cy="214" r="${r}" stroke="#061016" stroke-opacity=".3" stroke-width="2"/>`;

/** A house and its signal: the picture on the offer. */
const picture = `<svg width="400" height="232" viewBox="0 0 400 232" fill="none">
<rect width="400" height="232" fill="#FF6A3D"/>
${[60, 104, 148, 192, 236].map(orbit).join("")}
<path d="M204 214L292 146L380 214V240H204Z" fill="#061016"/><path d="M276 232V196H308V232" fill="#FFC27A"/>
<circle cx="188" cy="110" r="13" fill="#F6F4EF"/>
<circle cx="318" cy="68" r="9" fill="#F6F4EF"/><circle cx="106" cy="168" r="9" fill="#061016"/></svg>`;

const reason = ({ icon: name, text }, i) =>
  `<div class="reason reason-${i}">${icon(name, 28)}<b>${text}</b></div>`;

export const html = `
${person("JM", "plain", "place talker")}
<p class="bubble them" ${at(160, 60, 532)}>My bill is higher again. It says
<u class="heard-0">extra data</u> every month. Why?</p>
<p class="bubble us" ${at(262, 196, 430)}>You pay for each extra day of it.</p>
${person("JM", "plain", "place talker again")}
<p class="bubble them second" ${at(160, 304, 532)}>I see. <u class="heard-1">Both of us</u> stream at
home now, most evenings.</p>
<p class="bubble us answer" ${at(160, 464, 532)}><span class="edge"></span>There is a tariff for two with no
charge for extra data. Shall I change it?</p>
<div class="place composer" ${at(88, 616, 604, 60)}>Write a reply${icon("send-horizontal", 26)}</div>
<div class="place waiting" ${at(CARD.x, CARD.y, CARD.width, CARD.height)}>${icon("ear", 44)}
<b>Listening for a need</b></div>
${layer(
  thread(curve(692, 108, CARD.x, 420), "need-0", "var(--teal)", 2.5) +
    thread(curve(692, 352, CARD.x, 474), "need-1", "var(--teal)", 2.5),
)}
<section class="pane paper offer" ${at(CARD.x, CARD.y, CARD.width, CARD.height)}>${picture}
<div class="body"><small>Suggested offer</small><h2>Home tariff for two</h2>${REASONS.map(reason).join("")}
<footer>${button("Offer it", "coral make")}${button("Not now", "line")}</footer></div></section>
${pointer()}`;

export const css = `
.talker{left:88px;top:88px}
.again{top:332px}
.composer{border-radius:30px;box-shadow:inset 0 0 0 1.5px var(--ink-600);color:var(--muted);display:flex;
align-items:center;justify-content:space-between;padding:0 26px}
.bubble u{text-decoration:none;position:relative;white-space:nowrap}
.bubble u::before{content:"";position:absolute;inset:1px -3px;border-radius:7px;background:#3FD9BF40;
box-shadow:inset 0 -3px 0 var(--teal)}
.waiting{border:2px dashed var(--ink-600);border-radius:20px;display:grid;place-content:center;
justify-items:center;gap:18px;color:var(--muted)}
.offer{overflow:hidden}
.body{padding:26px 34px}
.offer h2{font-size:31px;margin:2px 0 14px}
.reason{display:flex;gap:16px;align-items:center;height:54px}
.reason svg{color:var(--teal-deep)}
footer{position:absolute;left:34px;bottom:32px;display:flex;gap:14px}
.edge{position:absolute;right:0;top:18px;bottom:18px;width:5px;border-radius:3px;background:var(--coral)}
${marks(".heard-0::before", 0.4)}
${appears(".second", 0.8)}
${appears(".again", 0.8, { from: "none" })}
${marks(".heard-1::before", 1.45)}
${yields(".waiting", OFFERED - 0.1)}
${appears(".offer", OFFERED, { from: "translateY(24px)", over: 0.5 })}
${REASONS.map(({ at: time }, i) => appears(`.reason-${i}`, time, { from: "translateX(-10px)" })).join("")}
${[0, 1].map((i) => draws(`.need-${i}`, REASONS[i].at - 0.35, { over: 0.45 })).join("")}
${points(".pointer", [1010, 690], [912, 640], 4.05)}
${presses(".make", 4.05)}
${appears(".answer", 4.3)}
`;
