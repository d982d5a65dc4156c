import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, keyframes } from "../animations.mjs";
import { animatedPath, createRandom, icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "A live call runs past its procedure: a skipped step gets a reason from a short list, the step at hand shows the " +
  "words of the version in force, and a question without a procedure gets an owner.";
export const poster = 0.86;
export const cues = [0.58, 0.66, 0.5, 0.74];
export const stills = [
  { show: ".step-wire,.step-3,.script", css: ".script{height:250px!important}.versions{display:none}" },
  { show: ".script", css: ".script{height:218px!important}.words{display:none}" },
  { show: ".skip-wire,.step-2,.reasons" },
  { show: ".gap" },
];

const LEFT = 56;
const WIDE = 1168;
const CENTRE = 96;

const START = 0.3;
const END = 4.2;
const heardAt = (x) => START + ((END - START) * (x - LEFT)) / WIDE;

/** `x` is a step's position in the call. */
const STEPS = [{ x: 170 }, { x: 330 }, { x: 600, skipped: true }, { x: 820, open: true }];
const SKIPPED_AT = heardAt(STEPS[2].x);
const NEXT_AT = heardAt(STEPS[3].x);

const REASONS = ["Customer hung up", "Told at the branch", "Not for this card"];
const CHOSEN = 1;
const CHOSEN_AT = SKIPPED_AT + 0.7;

/** The waveform of the call, in which agent and customer take turns. */
const bars = (agent, customer) => {
  const random = createRandom(52);
  const bar = (_, i) => {
    const turn = Math.abs(Math.sin(i * 0.11 + 0.4));
    const height = Math.round(10 + 84 * turn * (0.25 + 0.75 * random()));
    const x = LEFT + 4 + i * 14;
    return `<rect x="${x}" y="${CENTRE - height / 2}" width="7" height="${height}" rx="3.5"
fill="${Math.floor((i * 0.11 + 0.4) / Math.PI) % 2 ? customer : agent}"/>`;
  };
  return Array.from({ length: 83 }, bar).join("");
};

const step = ({ x, skipped, open }, i) => `<div class="place step step-${i}" ${placeAt(x - 22, 146, 44, 44)}>
<em class="to-come">${i + 1}</em>
${open ? `<em class="at-hand">${i + 1}</em>` : `<em class="${skipped ? "skipped" : "said"}">${icon(skipped ? "skip-forward" : "check", 24, 2.4)}</em>`}</div>`;

const option = (text, i) => `<div class="option ${i === CHOSEN ? "chosen" : ""}"><i></i>${text}</div>`;

export const html = `
${layer(bars(palette.dark700, palette.dark800))}
<div class="place sound">${layer(bars(palette.mist, palette.steel500))}</div>
<i class="place playhead"></i>
${layer(
  animatedPath("M600 192V270H546", "skip-wire", "var(--coral)", 2.5) +
    animatedPath("M820 192V226", "step-wire", "var(--teal)", 2.5),
)}
${STEPS.map(step).join("")}
${pane("dark", [56, 220, 488, 248], `<h2>Step skipped: why?</h2>${REASONS.map(option).join("")}`, "reasons")}
<div class="place gap" ${placeAt(56, 512, 488)}><h2>No procedure yet</h2>
<div class="asked rule">“Can I keep the old number?”</div>
<div class="asked owner">${person("IV", "iris")}Inés Vidal writes the page</div></div>
${pane(
  "light",
  [656, 206, 568, 468],
  `<div class="words"><small>Step 4 of the call. Say:</small>
<p class="now">“A new card is on its<br>way, with a new PIN.”</p>
<div class="shut">${icon("lock", 26, 2)}<span>Next page opens later</span></div></div>
<div class="versions"><div class="old"><small>Old text</small><b>Morning tickets</b></div>
<div class="new"><small>In force</small><b>From noon</b></div>
<i class="noon"></i><span class="mono">12:00</span></div>`,
  "script",
)}`;

export const css = `
.playhead{left:${LEFT}px;top:${CENTRE - 62}px;width:3px;height:112px;border-radius:2px;background:var(--teal)}
.sound{left:0;top:0;width:1280px;height:720px}
.step em{position:absolute;inset:0;border-radius:50%;display:grid;place-items:center;font:560 24px Geist}
.to-come{background:var(--dark-900);box-shadow:inset 0 0 0 2px var(--dark-600);color:var(--muted)}
.said,.at-hand{background:var(--teal);color:var(--dark-950)}
.skipped{background:var(--coral);color:var(--dark-950)}
.reasons{padding:24px 32px}
.reasons h2,.gap h2{font-size:32px}
.reasons h2{margin-bottom:10px}
.option{display:flex;align-items:center;gap:18px;height:52px;font-size:30px;color:var(--muted)}
.option i{width:28px;height:28px;border-radius:50%;box-shadow:inset 0 0 0 2.5px var(--caption)}
.chosen{position:relative;color:var(--mist)}
.chosen i::after{content:"";position:absolute;left:7px;top:19px;width:14px;height:14px;border-radius:50%;
background:var(--coral)}
.gap h2{margin-bottom:14px}
.rule{border-top:1.5px solid var(--dark-700);padding-top:10px}
.asked{font-size:30px;line-height:1.5}
.owner{display:flex;align-items:center;gap:16px;font-size:30px;margin-top:8px}
.script{overflow:hidden}
.words{padding:26px 40px}
.words small{font-size:30px}
.now{font:520 38px/1.3 Funnel;letter-spacing:-.012em;margin-top:14px}
.shut{display:flex;gap:14px;align-items:center;margin-top:16px;color:var(--text-muted);font-size:30px}
.versions{position:absolute;left:0;right:0;bottom:0;height:218px;background:var(--light-100)}
.versions small,.versions b{display:block}
.versions small{font-size:29px}
.versions b{font-size:30px}
.old,.new{position:absolute;top:64px;padding-top:24px}
.old{left:40px;width:252px;border-top:10px solid var(--light-200);color:var(--text-muted)}
.new{left:302px;right:40px;padding-left:20px;border-top:10px solid var(--teal-deep)}
.new b{color:var(--teal-deep)}
.noon{position:absolute;left:299px;top:52px;width:3px;height:120px;background:var(--text)}
.versions .mono{position:absolute;left:256px;top:12px;font-size:29px;width:90px;text-align:center}
${keyframes(
  ".playhead",
  [
    [START, "transform:none;opacity:1"],
    [END, `transform:translateX(${WIDE}px);opacity:1`],
    [5.45, `transform:translateX(${WIDE}px);opacity:1`],
    [5.55, `transform:translateX(${WIDE}px);opacity:0`],
    [5.6, "transform:none;opacity:0"],
    [5.9, "transform:none;opacity:1"],
  ],
  "linear",
)}
${keyframes(
  ".sound",
  [
    [START, "clip-path:inset(0 1224px 0 0);opacity:1"],
    [END, "clip-path:inset(0 56px 0 0);opacity:1"],
    [5.45, "clip-path:inset(0 56px 0 0);opacity:1"],
    [5.7, "clip-path:inset(0 56px 0 0);opacity:0"],
    [5.8, "clip-path:inset(0 1224px 0 0);opacity:0"],
  ],
  "linear",
)}
${STEPS.map(({ x }, i) => fadeIn(`.step-${i} em:last-child`, heardAt(x), { from: "scale(.6)" })).join("")}
${drawPath(".skip-wire", SKIPPED_AT + 0.1, { over: 0.35 })}
${fadeIn(".reasons", SKIPPED_AT + 0.3)}
${fadeIn(".chosen i::after", CHOSEN_AT, { from: "scale(.4)" })}
${drawPath(".step-wire", NEXT_AT + 0.1, { over: 0.3 })}
${fadeIn(".script", NEXT_AT + 0.2, { from: "translateY(20px)" })}
${fadeIn(".new", NEXT_AT + 0.7, { from: "translateX(-12px)" })}
${fadeIn(".gap", 4, { from: "translateY(14px)" })}
`;
