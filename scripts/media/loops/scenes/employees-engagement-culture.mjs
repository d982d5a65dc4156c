import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes, wipeIn } from "../animations.mjs";
import { animatedPath, icon, layer, person } from "../components.mjs";

export const label =
  "A wall under an agreement with the works council: a thank-you note goes up with its reader's yes, " +
  "promises have owners and dates, and answers of joiners and a leaver hang side by side.";
export const poster = 0.77;
export const cues = [0.37, 0.49, 0.69, 0.2];
export const stills = [
  { show: ".thanks,.consent" },
  { show: ".promises" },
  { show: ".layer path,.tag,.missing", css: '.layer path{d:path("M612 394Q932 452 1246 390")}' },
  { show: ".agreement" },
];

const PINNED = 1.1;
const MAY = ["Workload", "Tools", "Shift plans"];
const NEVER = ["Faces", "Voices", "Moods"];

const PROMISES = [
  { what: "Lockers", owner: "Dora Klein", state: "Ordered", at: 1.9, tone: "iris" },
  { what: "Bicycle shed", owner: "Omar Bey", state: "In June", at: 2.15, tone: "teal" },
  { what: "Staff kitchen", owner: "Liv Sand", state: "Late: July", at: 2.4, tone: "coral" },
];

/** What people said after some time, on tags that hang from a string. */
const TAGS = [
  { when: "A week", text: "Six was news.", x: 630, y: 424, turn: -2.5, at: 2.7 },
  { when: "A month", text: "Six is still early.", x: 780, y: 436, turn: 1.5, at: 2.9 },
  { when: "A season", text: "All good but six.", x: 930, y: 436, turn: -1, at: 3.1 },
  { when: "On leaving", text: "Six wore me out.", x: 1080, y: 424, turn: 2.5, at: 3.3, leaver: true },
];
const TAG = { width: 140, height: 168 };
const STRING = "M596 392Q932 452 1290 388";

const column = (title, items, mark, tone) => `<div class="column ${tone}"><small>${title}</small>
${items.map((item) => `<p>${icon(mark, 26, 2.4)}${item}</p>`).join("")}</div>`;

const promise = ({ what, owner, state, tone }, i) => `<p class="promise"><b>${what}</b>
<span class="owner owner-${i}">${owner}</span>
<span class="state state-${i} ${tone}">${state}</span></p>`;

const tag = ({ when, text, x, y, turn, leaver }, i) => `
<div class="place" style="left:${x}px;top:${y}px;transform:rotate(${turn}deg)">
<div class="tag tag-${i} ${leaver ? "leaver" : ""}"><i class="peg"></i><small>${when}</small><b>${text}</b></div></div>`;

export const html = `
<div class="place sheet agreement"><i class="pin"></i><h2>Agreed with the works council</h2>
<div class="columns">${column("May be asked", MAY, "check", "may")}${column("Never read", NEVER, "x", "never")}
<div class="signatures"><svg width="150" height="120" fill="none">${animatedPath("M8 44C26 4 40 8 30 40S58 20 66 34S92 20 140 30", "sign-0", palette.irisDeep, 3.5)}
${animatedPath("M10 100C34 66 52 74 40 98S80 74 88 94S120 84 142 90", "sign-1", palette.dark900, 3.5)}</svg>
</div></div></div>
<div class="place thanks-place"><div class="thanks"><i class="pin dark"></i>
<p class="to">${person("TM", "plain")}<b>To Tomás</b></p>
<p class="words">Thank you for explaining the new till. Twice.</p>
<p class="value">${icon("heart-handshake", 28, 2)}Helpful<span>Aylin, trainee</span></p></div></div>
<div class="place consent-place"><div class="consent"><b>On the wall?</b><span class="yes">${icon("check", 26, 2.6)}Tomás: yes</span></div></div>
<div class="place promises"><h2>Promised at the town hall</h2>${PROMISES.map(promise).join("")}</div>
${layer(`<path d="${STRING}" stroke="${palette.dark600}" stroke-width="3"/>`)}
${TAGS.map(tag).join("")}
<div class="place missing">${icon("file-pen-line", 30)}<span>Add to the advert:</span><b>starts at six</b></div>`;

export const css = `
.pin{position:absolute;left:50%;top:14px;width:20px;height:20px;margin-left:-10px;border-radius:50%;background:var(--iris-deep);}
.pin.dark{background:var(--dark-950)}
.agreement{left:644px;top:44px;width:576px;height:272px;padding:44px 32px 0;border-radius:6px;
}
.columns{display:flex;gap:30px;margin-top:16px}
.columns small{color:var(--caption)}
.column p{display:flex;gap:10px;align-items:center;font-size:24px;font-weight:520;height:38px;white-space:nowrap}
.may svg{color:var(--teal-deep)}
.never svg{color:var(--coral-deep)}
.signatures{margin:4px 0 0 auto}
.thanks-place{left:60px;top:40px;transform:rotate(-1.6deg)}
.thanks{position:relative;width:484px;height:250px;padding:40px 32px 0;border-radius:6px;background:var(--coral);
color:var(--dark-950)}
.to{display:flex;gap:14px;align-items:center}
.to b{font-size:25px}
.thanks .person{background:var(--dark-950);color:var(--light-50);width:46px;height:46px}
.words{font:560 31px/1.18 Funnel;letter-spacing:-.018em;margin-top:14px}
.value{position:absolute;left:32px;right:32px;bottom:22px;display:flex;gap:10px;align-items:center;font-weight:560}
.value span{margin-left:auto;font-weight:400}
.consent-place{left:196px;top:284px}
.consent{width:360px;height:60px;display:flex;gap:16px;align-items:center;justify-content:center;
border-radius:30px;background:var(--light-50);color:var(--text);box-shadow:0 6px 12px #0005}
.consent b{font-size:24px}
.yes{display:flex;gap:8px;align-items:center;color:var(--teal-deep);font-weight:560;white-space:nowrap}
.promises{left:60px;top:400px;width:484px}
.promise{display:grid;grid-template-columns:176px 1fr auto;align-items:center;height:72px;border-top:1.5px solid var(--dark-700)}
.promise:nth-of-type(1){margin-top:18px}
.promise b{font-size:24px}
.owner{color:var(--muted);white-space:nowrap}
.state{font-weight:560;white-space:nowrap}
.state.iris{color:var(--iris)}
.state.teal{color:var(--teal)}
.state.coral{color:var(--coral)}
.tag{position:relative;width:${TAG.width}px;height:${TAG.height}px;padding:26px 6px 0 14px;border-radius:6px;background:var(--light-50);
color:var(--text);transform-origin:50% -20px}
.tag small{display:block;color:var(--caption);font-size:24px;white-space:nowrap;margin-bottom:6px}
.tag b{font-size:24px;line-height:1.22;display:block}
.tag.leaver{background:${palette.iris}}
.tag.leaver small{color:var(--dark-950)}
.peg{position:absolute;left:50%;top:-18px;width:12px;height:34px;margin-left:-6px;border-radius:4px;background:${palette.sand250}}
.missing{left:644px;top:630px;display:flex;gap:12px;align-items:center;white-space:nowrap;font-size:24px;color:var(--muted)}
.missing svg,.missing b{color:var(--coral)}
${drawPath(".sign-0", 0.3, { over: 0.5 })}
${drawPath(".sign-1", 0.6, { over: 0.5 })}
${keyframes(".thanks", [
  [PINNED - 0.4, "opacity:0;transform:translate(90px,-120px) rotate(8deg) scale(1.12)"],
  [PINNED - 0.2, "opacity:1;transform:translate(80px,-100px) rotate(7deg) scale(1.12)"],
  [PINNED + 0.45, "opacity:1;transform:none"],
  [5.45, "opacity:1;transform:none"],
  [5.8, "opacity:0;transform:none"],
  [6, "opacity:0;transform:translate(90px,-120px) rotate(8deg) scale(1.12)"],
])}
${fadeIn(".consent", PINNED + 0.4)}
${fadeIn(".yes", PINNED + 0.9, { from: "scale(.7)" })}
${PROMISES.map(({ at: time }, i) => fadeIn(`.owner-${i}`, time) + wipeIn(`.state-${i}`, time + 0.2)).join("")}
${TAGS.map(({ at: time, turn }, i) => fadeIn(`.tag-${i}`, time, { from: `translateY(-16px) rotate(${turn * -3}deg)` })).join("")}
${fadeIn(".missing", 3.8)}
`;
