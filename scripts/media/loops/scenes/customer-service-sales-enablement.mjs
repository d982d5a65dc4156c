import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, fadeOut, movePointer, pressButton, wipeIn } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { animatedPath, button, curve, icon, layer, person, placeAt, pointer } from "../components.mjs";

export const label =
  "Two phrases of a customer's chat about a bill become the reasons for a suggested tariff, and the " +
  "agent decides to offer it.";
export const background = { seed: 71, focus: [700, 300], colours: [TEAL, CORAL], slope: 60, light: 0.9 };
export const poster = 0.8;

const CARD = { x: 792, y: 44, width: 400, height: 632 };
const OFFERED = 2.0;
const REASONS = [
  { icon: "receipt-text", text: "Extra data on the bill", at: 2.35 },
  { icon: "users", text: "Two people at home", at: 2.65 },
  { icon: "badge-check", text: "Price checked today", at: 2.95 },
];

const orbit = (r) =>
  `<circle cx="292" cy="214" r="${r}" stroke="${palette.dark950}" stroke-opacity=".3" stroke-width="2"/>`;

const picture = `<svg width="400" height="232" viewBox="0 0 400 232" fill="none">
<rect width="400" height="232" fill="${palette.coral}"/>
${[60, 104, 148, 192, 236].map(orbit).join("")}
<path d="M204 214L292 146L380 214V240H204Z" fill="${palette.dark950}"/><path d="M276 232V196H308V232" fill="${palette.amber}"/>
<circle cx="188" cy="110" r="13" fill="${palette.light50}"/>
<circle cx="318" cy="68" r="9" fill="${palette.light50}"/><circle cx="106" cy="168" r="9" fill="${palette.dark950}"/></svg>`;

const reason = ({ icon: name, text }, i) =>
  `<div class="reason reason-${i}">${icon(name, 28)}<b>${text}</b></div>`;

export const html = `
${person("JM", "plain", "place talker")}
<p class="bubble them" ${placeAt(160, 60, 532)}>My bill is higher again. It says
<u class="heard-0">extra data</u> every month. Why?</p>
<p class="bubble us" ${placeAt(262, 196, 430)}>You pay for each extra day of it.</p>
${person("JM", "plain", "place talker again")}
<p class="bubble them second" ${placeAt(160, 304, 532)}>I see. <u class="heard-1">Both of us</u> stream at
home now, most evenings.</p>
<p class="bubble us answer" ${placeAt(160, 464, 532)}><span class="edge"></span>There is a tariff for two with no
charge for extra data. Shall I change it?</p>
<div class="place composer" ${placeAt(88, 616, 604, 60)}>Write a reply${icon("send-horizontal", 26)}</div>
<div class="place waiting" ${placeAt(CARD.x, CARD.y, CARD.width, CARD.height)}>${icon("ear", 44)}
<b>Listening for a need</b></div>
${layer(
  animatedPath(curve(692, 108, CARD.x, 420), "need-0", "var(--teal)", 2.5) +
    animatedPath(curve(692, 352, CARD.x, 474), "need-1", "var(--teal)", 2.5),
)}
<section class="pane theme-light offer" ${placeAt(CARD.x, CARD.y, CARD.width, CARD.height)}>${picture}
<div class="body"><small>Suggested offer</small><h2>Home tariff for two</h2>${REASONS.map(reason).join("")}
<footer>${button("Offer it", "coral make")}${button("Not now", "line")}</footer></div></section>
${pointer()}`;

export const css = `
.talker{left:88px;top:88px}
.again{top:332px}
.composer{border-radius:30px;box-shadow:inset 0 0 0 1.5px var(--dark-600);color:var(--muted);display:flex;
align-items:center;justify-content:space-between;padding:0 26px}
.bubble u{text-decoration:none;position:relative;white-space:nowrap}
.bubble u::before{content:"";position:absolute;inset:1px -3px;border-radius:7px;background:${palette.teal}40;
box-shadow:inset 0 -3px 0 var(--teal)}
.waiting{border:2px dashed var(--dark-600);border-radius:20px;display:grid;place-content:center;
justify-items:center;gap:18px;color:var(--muted)}
.offer{overflow:hidden}
.body{padding:26px 34px}
.offer h2{font-size:31px;margin:2px 0 14px}
.reason{display:flex;gap:16px;align-items:center;height:54px}
.reason svg{color:var(--teal-deep)}
footer{position:absolute;left:34px;bottom:32px;display:flex;gap:14px}
.edge{position:absolute;right:0;top:18px;bottom:18px;width:5px;border-radius:3px;background:var(--coral)}
${wipeIn(".heard-0::before", 0.4)}
${fadeIn(".second", 0.8)}
${fadeIn(".again", 0.8, { from: "none" })}
${wipeIn(".heard-1::before", 1.45)}
${fadeOut(".waiting", OFFERED - 0.1)}
${fadeIn(".offer", OFFERED, { from: "translateY(24px)", over: 0.5 })}
${REASONS.map(({ at: time }, i) => fadeIn(`.reason-${i}`, time, { from: "translateX(-10px)" })).join("")}
${[0, 1].map((i) => drawPath(`.need-${i}`, REASONS[i].at - 0.35, { over: 0.45 })).join("")}
${movePointer(".pointer", [1010, 690], [912, 640], 4.05)}
${pressButton(".make", 4.05)}
${fadeIn(".answer", 4.3)}
`;
