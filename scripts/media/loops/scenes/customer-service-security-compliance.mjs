import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, fadeOut, keyframes } from "../animations.mjs";
import { CORAL, IRIS } from "../background.mjs";
import { chip, icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "Card number, expiry and code are covered before a message is stored; the access log below shows a " +
  "request for the full number refused.";
export const background = { seed: 61, focus: [880, 350], colours: [IRIS, CORAL], slope: 160, light: 0.75 };
export const poster = 0.76;

const COVERED = [0.95, 1.3, 1.75];

const LOG = [
  {
    time: "10:42",
    icon: "eye-off",
    who: "Masking",
    what: "Card details covered",
    result: ["Before storage", "teal"],
    at: 2.0,
  },
  {
    time: "10:42",
    icon: "bot",
    who: "Copilot",
    what: "Reads the covered text",
    result: ["Allowed", "teal"],
    at: 2.5,
  },
  {
    time: "10:43",
    icon: "user",
    who: "Contractor",
    what: "Asks for the full number",
    result: ["Refused", "coral"],
    at: 3.1,
  },
  {
    time: "10:43",
    icon: "bell",
    who: "Security lead",
    what: "Told of the request",
    result: ["Sent", "iris"],
    at: 3.7,
  },
];
const LOG_Y = 382;
const ROW = 72;

const secret = (plain, label, i) => `<span class="secret"><span class="plain-${i}">${plain}</span>
<span class="cover cover-${i}">${i === 0 ? icon("lock", 22, 2) : ""}${label}</span></span>`;

const row = ({ time, icon: name, who, what, result }, i) => `
<div class="place rule" ${placeAt(88, LOG_Y + i * ROW, 1104)}></div>
<div class="place entry entry-${i}" ${placeAt(88, LOG_Y + i * ROW, 1104, ROW)}><span class="mono">${time}</span>
${icon(name, 28)}<b>${who}</b><span class="what">${what}</span>${chip(...result)}</div>
<div class="place blank blank-${i}" ${placeAt(88, LOG_Y + i * ROW, 1104, ROW)}><i></i><i></i><i></i></div>`;

export const html = `
${pane(
  "light",
  [88, 44, 1104, 250],
  `<div class="from">${person("RT", "iris")}<b>Message from a customer</b>
<span class="end">${chip("As received", "plain", "", "raw")}
${chip("As stored", "teal", "shield-check", "kept")}</span></div>
<p>Hello, my card ${secret("4000 1234 5678 9010", "Card number", 0)} was declined. It is valid to
${secret("08/27", "Expiry", 1)}, and the code is ${secret("123", "Code", 2)}.</p>
<i class="beam"></i>`,
)}
<h2 class="place" ${placeAt(88, 326)}>Access log</h2>
${LOG.map(row).join("")}
${layer(`<path d="M88 ${LOG_Y + 4 * ROW}h1104" stroke="${palette.dark700}" stroke-width="1.5"/>`)}`;

export const css = `
.pane{padding:34px 40px;overflow:hidden}
.from{display:flex;align-items:center;gap:18px}
.from .end{margin-left:auto;position:relative;height:38px}
.raw,.kept{position:absolute;right:0;top:0}
.pane p{font-size:33px;line-height:1.72;margin-top:20px}
.secret{position:relative;white-space:nowrap;display:inline-block;line-height:1.3;padding:0 8px}
.cover{position:absolute;inset:0;border-radius:9px;background:var(--dark-900);color:var(--mist);display:flex;
align-items:center;justify-content:center;gap:10px;font-size:21px;font-weight:520}
.cover svg{color:var(--coral)}
.beam{position:absolute;top:104px;bottom:0;left:0;width:150px;border-right:3px solid var(--teal);
background:linear-gradient(90deg,${palette.teal}00,${palette.teal}40)}
.rule{height:1.5px;background:var(--dark-700)}
.entry,.blank{display:flex;align-items:center}
.entry .mono{width:100px;color:var(--muted)}
.entry svg{color:var(--iris);margin-right:16px}
.entry .chip svg{display:none}
.entry b{width:230px}
.entry .what{flex:1;color:var(--mist)}
.blank i{height:10px;border-radius:5px;background:${palette.dark800};width:62px;margin-right:38px}
.blank i:nth-child(2){width:190px;margin-right:84px}
.blank i:nth-child(3){width:270px}
${keyframes(
  ".beam",
  [
    [0.35, "transform:translateX(-160px);opacity:1"],
    [2.0, "transform:translateX(1110px);opacity:1"],
    [2.05, "transform:translateX(1110px);opacity:0"],
    [6, "transform:translateX(-160px);opacity:0"],
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
${LOG.map(({ at: time }, i) => fadeIn(`.entry-${i}`, time, { from: "translateX(-14px)" })).join("")}
${LOG.map(({ at: time }, i) => fadeOut(`.blank-${i}`, time - 0.1)).join("")}
${fadeOut(".raw", 1.95)}
${fadeIn(".kept", 2.05, { from: "translateY(6px)" })}
`;
