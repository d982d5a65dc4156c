import { palette } from "../../palette.mjs";
import { fadeIn, fadeOut, keyframes, SECONDS } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { chip, layer, placeAt } from "../components.mjs";

export const label =
  "A one-question pulse survey on a phone, beside moving waves for four teams; the low one, the " +
  "drivers, is marked to be asked why.";
export const background = { seed: 33, focus: [400, 380], colours: [TEAL, CORAL], slope: 0, light: 0.7 };
export const poster = 0.68;

const ANSWERS = ["Light", "About right", "Stretched", "Too much"];
const CHOSEN = 2;
const ANSWERED = 1.2;

const LEFT = 470;
const RIGHT = 1200;
const BASE = 150;
const GAP = 134;
const TEAMS = ["Office", "Stores", "Drivers", "Warehouse"];
const LOW = 2;
const KEYS = 24;
const STEPS = 90;

/** A ridge at one moment: two periodic waves that run to the right. */
function ridge(team, phase) {
  const base = BASE + team * GAP + 56;
  const points = [];
  for (let i = 0; i <= STEPS; i++) {
    const x = i / STEPS;
    const calm = Math.sin(Math.PI * x) ** 0.7;
    const low = team === LOW;
    const one = Math.sin(2 * Math.PI * (x * (low ? 2 : 3) - phase + team * 0.31));
    const two = Math.sin(2 * Math.PI * (x * 5 - 2 * phase + team * 0.17));
    const sag = low ? 34 * Math.exp(-(((x - 0.62) / 0.16) ** 2)) : 0;
    const lift = calm * (low ? 18 + 10 * one + 5 * two : 40 + 22 * one + 11 * two);
    points.push(`${(LEFT + x * (RIGHT - LEFT)).toFixed(1)} ${(base - lift + sag).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

const area = (line, team) =>
  `${line}L${RIGHT} ${BASE + team * GAP + 100}L${LEFT} ${BASE + team * GAP + 100}Z`;

/** The waves move only once, after the answer. */
const ROLL = { from: ANSWERED + 0.1, to: ANSWERED + 2.5 };
const smooth = (t) => t * t * (3 - 2 * t);

const wave = (team) => {
  const rolling = (closed) =>
    Array.from({ length: KEYS + 1 }, (_, k) => {
      const line = ridge(team, smooth(k / KEYS));
      return [
        ROLL.from + ((ROLL.to - ROLL.from) * k) / KEYS,
        `d:path("${closed ? area(line, team) : line}")`,
      ];
    });
  return (
    keyframes(`.line-${team}`, rolling(false), "linear") + keyframes(`.area-${team}`, rolling(true), "linear")
  );
};

const colour = (team) => (team === LOW ? palette.coral : palette.teal);

const ridges = TEAMS.map(
  (_, team) => `<linearGradient id="g${team}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour(team)}"
stop-opacity=".34"/><stop offset="1" stop-color="${colour(team)}" stop-opacity="0"/></linearGradient>
<path class="area-${team}" fill="url(#g${team})"/>
<path class="line-${team}" stroke="${colour(team)}" stroke-width="3" stroke-linejoin="round"/>`,
).join("");

const answer = (text, i) => `<div class="answer ${i === CHOSEN ? "chosen" : ""}">${text}</div>`;

export const html = `
<section class="place phone" ${placeAt(88, 44, 316, 632)}><div class="screen">
<h2>How was your workload this week?</h2>
${ANSWERS.map(answer).join("")}
<small class="thanks">Thank you. Only team results are shown.</small>
<small class="before">First of two questions</small>
</div></section>
<span class="place touch"></span>
<h2 class="place" ${placeAt(LEFT, 56)}>Pulse by team</h2>
${layer(ridges)}
${TEAMS.map((name, team) => `<b class="place" ${placeAt(LEFT, BASE + team * GAP - 32)}>${name}</b>`).join("")}
<div class="place ask" ${placeAt(828, BASE + LOW * GAP - 46)}>
${chip("Ask why: late rosters", "coral", "message-circle-question-mark")}</div>`;

export const css = `
.phone{border-radius:46px;background:${palette.steel850};padding:10px;
box-shadow:0 28px 80px #0009,inset 0 0 0 2px var(--dark-600)}
.screen{height:100%;border-radius:37px;background:var(--light-50);color:var(--text);padding:52px 24px 24px;
position:relative}
.screen h2{font-size:29px;margin-bottom:26px}
.answer{height:66px;border-radius:33px;display:flex;align-items:center;padding:0 24px;margin-top:14px;
box-shadow:inset 0 0 0 1.5px var(--caption);position:relative;font-weight:520}
.chosen::before{content:"";position:absolute;inset:0;border-radius:33px;background:var(--coral);z-index:-1}
.answer{z-index:0}
.screen small{position:absolute;left:24px;right:24px;bottom:26px;color:var(--text-muted)}
.touch{width:56px;height:56px;border-radius:50%;background:${palette.dark900}55;left:0;top:0}
${TEAMS.map((_, team) => wave(team)).join("")}
${fadeIn(".chosen::before", ANSWERED, { from: "scaleX(.8)" })}
${keyframes(".touch", [
  [ANSWERED - 0.7, "opacity:0;transform:translate(290px,620px)"],
  [ANSWERED - 0.5, "opacity:1;transform:translate(280px,600px)"],
  [ANSWERED - 0.1, "opacity:1;transform:translate(270px,440px)"],
  [ANSWERED, "opacity:1;transform:translate(270px,440px) scale(.8)"],
  [ANSWERED + 0.3, "opacity:0;transform:translate(270px,440px) scale(1.5)"],
  [SECONDS, "opacity:0;transform:translate(290px,620px)"],
])}
${fadeOut(".before", ANSWERED + 0.1)}
${fadeIn(".thanks", ANSWERED + 0.3, { from: "none" })}
${fadeIn(".ask", 2.9)}
`;
