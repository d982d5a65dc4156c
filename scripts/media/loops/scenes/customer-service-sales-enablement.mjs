import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, movePointer, pressButton, wipeIn } from "../animations.mjs";
import {
  animatedPath,
  button,
  chip,
  curve,
  icon,
  layer,
  pane,
  person,
  placeAt,
  pointer,
} from "../components.mjs";

export const label =
  "Two phrases of a chat about a bill become the reasons for a tariff whose price and stock are checked; a log " +
  "keeps offers off during a fault, and a note goes to the account manager.";
export const poster = 0.86;
export const cues = [0.38, 0.52, 0.71, 0.79];
export const stills = [
  {
    show: ".bubble,.need-0,.need-1,.offer",
    camera: ".bubble,.reason>div",
    css:
      ".offer{width:350px!important;height:316px!important}.right{display:none}" +
      ".bubble,.offer .reason{font-size:27px}.reason small{font-size:26px}",
  },
  { show: ".offer", css: ".offer{width:416px!important}", camera: ".right" },
  { show: ".log" },
  { show: ".note" },
];

const CARD = { x: 396, y: 48, width: 828, height: 372 };
const REASONS = [
  { icon: "receipt-text", text: "Extra data", where: "line of the bill", at: 1.6 },
  { icon: "users", text: "Two at home", where: "in the chat", at: 1.9 },
];
const CHECKS = [
  { text: "Price list", result: "Today’s", at: 2.35 },
  { text: "Router for it", result: "In stock", at: 2.65 },
];
const LOG = [
  { text: "Fault ticket open", result: ["Offers off", "coral"], at: 3.7 },
  { text: "Phone upgrade", result: ["Held back", "plain"], at: 3.95 },
];

const orbit = (r) =>
  `<circle cx="270" cy="140" r="${r}" stroke="${palette.dark950}" stroke-opacity=".3" stroke-width="2"/>`;

const picture = `<svg width="416" height="124" viewBox="0 0 416 124" fill="none">
<rect width="416" height="124" fill="${palette.coral}"/>${[56, 96, 136, 176].map(orbit).join("")}
<path d="M196 108L270 52L344 108V124H196Z" fill="${palette.dark950}"/><path d="M256 124V96H284V124" fill="${palette.amber}"/>
<circle cx="158" cy="60" r="10" fill="${palette.light50}"/><circle cx="352" cy="34" r="8" fill="${palette.light50}"/></svg>`;

const reason = ({ icon: name, text, where }, i) =>
  `<div class="reason reason-${i}">${icon(name, 32)}<div><b>${text}</b><small>${where}</small></div></div>`;
const check = ({ text, result }, i) =>
  `<div class="check check-${i}"><em>${icon("check", 24, 2.4)}</em>${text}<b>${result}</b></div>`;
const logged = ({ text, result }, i) => `<div class="logged logged-${i}">${text}${chip(...result)}</div>`;

export const html = `
<p class="bubble them" ${placeAt(56, 60, 266)}>It says <u class="heard-0">extra data</u><br>every bill. Why?</p>
<p class="bubble them second" ${placeAt(56, 238, 266)}><u class="heard-1">Both of us</u> stream<br>at home now.</p>
${layer(
  animatedPath(curve(322, 111, 422, 206), "need-0", "var(--teal)", 2.5) +
    animatedPath(curve(322, 289, 422, 302), "need-1", "var(--teal)", 2.5),
  "wires",
)}
<section class="pane theme-light offer" ${placeAt(CARD.x, CARD.y, CARD.width, CARD.height)}>
<h2>Home tariff for two</h2>${REASONS.map(reason).join("")}
<div class="right">${picture}${CHECKS.map(check).join("")}
<footer>${button("Offer it", "coral make")}${button("Not now", "line")}</footer></div></section>
<div class="place log" ${placeAt(56, 476, 512)}><h2>Offer log</h2>${LOG.map(logged).join("")}</div>
${pane(
  "dark",
  [656, 464, 568, 220],
  `<div class="to">${person("HO", "iris")}<div><b>Hana Osei</b><small>Account manager</small></div>
${chip("From the chat", "iris", "send")}</div>
<p><small>Asked</small>Handsets for a new office</p><p><small>Quoted</small>List price, no discount</p>`,
  "note",
)}
${pointer()}`;

export const css = `
.bubble{font-size:26px}
.bubble u{text-decoration:none;position:relative;white-space:nowrap}
.bubble u::before{content:"";position:absolute;inset:1px -3px;border-radius:7px;background:${palette.teal}40;
box-shadow:inset 0 -3px 0 var(--teal)}
.wires{z-index:1}
.offer{overflow:hidden;padding:34px 32px}
.offer h2{font-size:28px;margin-bottom:38px}
.reason{display:flex;gap:16px;align-items:center;height:96px;font-size:26px}
.reason svg{color:var(--teal-deep)}
.reason b,.reason small{display:block;line-height:1.25}
.reason small{font-size:24px}
.right{position:absolute;right:0;top:0;width:416px;height:100%;background:${palette.light100}}
.check{display:flex;gap:16px;align-items:center;height:66px;margin:0 28px;font-size:24px;
border-bottom:1.5px solid var(--light-200)}
.check em{display:grid;place-items:center;width:38px;height:38px;border-radius:50%;background:var(--teal-deep);color:#fff}
.check b{margin-left:auto;color:var(--teal-deep)}
footer{position:absolute;left:28px;bottom:28px;display:flex;gap:14px}
.logged{display:flex;align-items:center;justify-content:space-between;height:72px;font-size:26px;
border-top:1.5px solid var(--dark-700)}
.log h2{margin-bottom:20px}
.logged .chip,.to .chip{font-size:24px}
.note{padding:24px 28px}
.to{display:flex;gap:16px;align-items:center;margin-bottom:12px;font-size:26px;line-height:1.25}
.to b,.to small{display:block}
.to small{font-size:24px}
.to .chip{margin-left:auto}
.note p{font-size:27px;display:flex;align-items:baseline;line-height:1.65}
.note p small{width:108px;font-size:24px}
${wipeIn(".heard-0::before", 0.4)}
${fadeIn(".second", 0.6)}
${wipeIn(".heard-1::before", 1.05)}
${fadeIn(".offer", 1.2, { from: "translateY(24px)", over: 0.45 })}
${REASONS.map(({ at: time }, i) => fadeIn(`.reason-${i}`, time, { from: "translateX(-10px)" })).join("")}
${REASONS.map(({ at: time }, i) => drawPath(`.need-${i}`, time - 0.2, { over: 0.4 })).join("")}
${CHECKS.map(({ at: time }, i) => fadeIn(`.check-${i}`, time, { from: "translateX(-10px)" })).join("")}
${movePointer(".pointer", [960, 520], [906, 372], 3.3)}
${pressButton(".make", 3.3)}
${LOG.map(({ at: time }, i) => fadeIn(`.logged-${i}`, time, { from: "translateX(-14px)" })).join("")}
${fadeIn(".log h2", 3.5, { from: "none" })}
${fadeIn(".note", 4.3, { from: "translateY(20px)" })}
`;
