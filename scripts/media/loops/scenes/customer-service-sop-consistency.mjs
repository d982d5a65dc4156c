import { palette } from "../../palette.mjs";
import { fadeIn, fadeOut, keyframes, pressButton, SECONDS } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { chip, createRandom, heading, icon, layer, pane, placeAt } from "../components.mjs";

export const label =
  "A live call runs past its procedure; when the agent passes over the notice, its wording appears, " +
  "and the step is then ticked as heard.";
export const background = { seed: 52, focus: [640, 210], colours: [TEAL, CORAL], slope: 120, light: 0.7 };
export const poster = 0.62;

const LEFT = 88;
const WIDE = 1104;
const CENTRE = 186;
const COLUMN = WIDE / 4;

const START = 0.3;
const END = 5.2;
const heardAt = (x) => START + ((END - START) * (x - LEFT)) / WIDE;

/** `x` is a step's position in the call, `done` when it was heard. */
const STEPS = [
  { name: "Confirm identity", x: 250, done: heardAt(250) },
  { name: "Block the card", x: 470, done: heardAt(470) },
  { name: "Read the notice", x: 690, done: heardAt(1010) },
  { name: "Offer a new card", x: 1120, done: heardAt(1120) },
];
const MISSED = 2;
const MISSED_AT = heardAt(STEPS[MISSED].x);

const SCRIPTS = [
  { text: "“May I ask your date of birth and postcode?”", from: 0, to: STEPS[0].done },
  { text: "“I am blocking the card now.”", from: STEPS[0].done, to: MISSED_AT },
  { text: "“Payments made before the block may still appear.”", from: MISSED_AT, to: SECONDS },
];

/** The waveform of the call, in which agent and customer take turns. */
const bars = (agent, customer) => {
  const random = createRandom(52);
  const bar = (_, i) => {
    const turn = Math.abs(Math.sin(i * 0.11 + 0.4));
    const height = Math.round(10 + 104 * turn * (0.25 + 0.75 * random()));
    const x = LEFT + 4 + i * 12;
    return `<rect x="${x}" y="${CENTRE - height / 2}" width="6" height="${height}" rx="3"
fill="${Math.floor((i * 0.11 + 0.4) / Math.PI) % 2 ? customer : agent}"/>`;
  };
  return Array.from({ length: 92 }, bar).join("");
};

const column = ({ name }, i) => `
<div class="place step" ${placeAt(LEFT + i * COLUMN, 330, COLUMN - 24)}>
<div class="state"><em class="open">${i + 1}</em><em class="done done-${i}">${icon("check", 28, 2.4)}</em>
${i === MISSED ? `<em class="missed">${icon("triangle-alert", 26, 2)}</em>` : ""}</div>
<b>${name}</b><small class="later later-${i}">Still to come</small>
<small class="heard done-text-${i}">Heard</small>
${i === MISSED ? '<small class="missed-text">Passed over</small>' : ""}</div>`;

const guide = ({ x }, i) => {
  const to = LEFT + i * COLUMN + 28;
  return `<path d="M${x} ${CENTRE + 64}C${x} 300 ${to} 270 ${to} 326" stroke="${palette.dark700}" stroke-width="2"/>
<circle cx="${x}" cy="${CENTRE + 64}" r="6" fill="${palette.dark600}"/>`;
};

export const html = `
<div class="place" ${placeAt(LEFT, 48, WIDE)}>
${heading("Lost card", "phone-call", chip("Live call", "teal", "audio-lines"))}</div>
${layer(`${STEPS.map(guide).join("")}${bars(palette.dark700, palette.dark800)}`)}
<div class="place sound">${layer(bars(palette.mist, palette.steel500))}</div>
<i class="place playhead"></i>
${STEPS.map(column).join("")}
${pane(
  "light",
  [LEFT, 512, WIDE, 152],
  `<i class="alert-edge"></i><div class="place quote">${icon("message-square-quote", 40)}</div>
<small>Say this next</small>${SCRIPTS.map(({ text }, i) => `<p class="script-${i}">${text}</p>`).join("")}`,
)}`;

const script = ({ from, to }, i) => {
  if (i === 0) return fadeOut(`.script-${i}`, to - 0.1, { back: 5.6 });
  const until = i === SCRIPTS.length - 1 ? 5.45 : to - 0.1;
  return fadeIn(`.script-${i}`, from + 0.1, { until, leave: 0.2, from: "translateY(8px)" });
};

export const css = `
.playhead{left:${LEFT}px;top:${CENTRE - 74}px;width:3px;height:148px;border-radius:2px;background:var(--teal)}
.sound{left:0;top:0;width:1280px;height:720px}
.step b{display:block;margin-top:12px}
.step small{position:absolute;left:0;top:102px;white-space:nowrap}
.state{height:56px;position:relative}
.state em{position:absolute;left:0;top:0;width:56px;height:56px;border-radius:50%;display:grid;
place-items:center;font:560 22px Geist}
.open{background:var(--dark-900);box-shadow:inset 0 0 0 2px var(--dark-600);color:var(--muted)}
.done{background:var(--teal);color:var(--dark-950)}
.missed{background:var(--coral);color:var(--dark-950)}
.step .heard{color:var(--teal)}
.step .missed-text{color:${palette.coral300}}
.pane{padding:36px 40px 0 116px;overflow:hidden}
.quote{left:40px;top:52px;color:var(--teal-deep)}
.pane p{position:absolute;left:116px;top:66px;font:520 34px/1.3 Funnel;letter-spacing:-.01em}
.alert-edge{position:absolute;left:0;top:0;bottom:0;width:12px;background:var(--coral)}
${keyframes(
  ".playhead",
  [
    [START, "transform:none;opacity:1"],
    [END, `transform:translateX(${WIDE}px);opacity:1`],
    [5.5, `transform:translateX(${WIDE}px);opacity:0`],
    [5.6, "transform:none;opacity:0"],
    [5.9, "transform:none;opacity:1"],
  ],
  "linear",
)}
${keyframes(
  ".sound",
  [
    [START, "clip-path:inset(0 1192px 0 0);opacity:1"],
    [END, "clip-path:inset(0 88px 0 0);opacity:1"],
    [5.7, "clip-path:inset(0 88px 0 0);opacity:0"],
    [5.8, "clip-path:inset(0 1192px 0 0);opacity:0"],
  ],
  "linear",
)}
${STEPS.map(({ done }, i) => fadeIn(`.done-${i}`, done, { from: "scale(.6)" })).join("")}
${STEPS.map(({ done }, i) => fadeIn(`.done-text-${i}`, done, { from: "none" })).join("")}
${STEPS.map(({ done }, i) => fadeOut(`.later-${i}`, (i === MISSED ? MISSED_AT : done) - 0.1)).join("")}
${fadeIn(".missed", MISSED_AT, { from: "scale(.6)", until: STEPS[MISSED].done })}
${fadeIn(".missed-text", MISSED_AT, { from: "none", until: STEPS[MISSED].done - 0.2, leave: 0.15 })}
${fadeIn(".alert-edge", MISSED_AT, { from: "none", until: STEPS[MISSED].done })}
${SCRIPTS.map(script).join("")}
${pressButton(".quote", MISSED_AT)}
`;
