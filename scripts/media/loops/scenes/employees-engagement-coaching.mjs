import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, keyframes, revealWords } from "../animations.mjs";
import { icon, pane, person, placeAt } from "../components.mjs";

export const label =
  "A team leader climbs the weekly steps of a private coaching plan up to an appraisal, for which the agent " +
  "offers an opening line, two questions and the company's rule.";
export const poster = 0.76;
export const cues = [0.65, 0.53, 0.73, 0.17];
export const stills = [
  { show: ".talk" },
  { show: ".stair,.climber", css: ".stair{border-radius:14px}" },
  { show: ".policy" },
  { show: "h2.place,.rights" },
];

/** One step a week, from the left; the third is taken twice. */
const STEPS = [
  { week: "Week 1", text: "Sit in on calls", at: 0.4 },
  { week: "Week 2", text: "Lead the stand-up", at: 0.95 },
  { week: "Weeks 3, 4", text: "Written feedback", again: "Chaotic week: once more", at: 1.5 },
  { week: "Week 5", text: "Hold the talk", at: 2.45 },
];
const STAIR = { x: 48, y: 720, width: 158, rise: 52, first: 128 };
const top = (i) => STAIR.y - STAIR.first - i * STAIR.rise;

const stair = ({ week, text, again }, i) => {
  const inner = `<small>${week}</small><b>${text}</b>${again ? `<p class="again">${again}</p>` : ""}`;
  return `<div class="place stair" ${placeAt(STAIR.x + i * STAIR.width, top(i), STAIR.width - 6, STAIR.y - top(i))}>
${inner}<div class="taken taken-${i}">${inner}</div></div>`;
};

const SHARED = [
  { name: "Plan", who: "You and your manager", icon: "users-round", open: true },
  { name: "Notes", who: "Only you", icon: "lock" },
  { name: "Rehearsals", who: "Only you", icon: "lock" },
];

const shared = ({ name, who, icon: mark, open }, i) => `
<p class="shared shared-${i} ${open ? "open" : ""}"><b>${name}</b><span>${icon(mark, 26, 1.8)}${who}</span></p>`;

const QUESTIONS = ["What made the week hard?", "What would help next time?"];

const question = (text, i) =>
  `<p class="question question-${i}">${icon("message-circle-question-mark", 28)}${text}</p>`;

export const html = `
<h2 class="place" ${placeAt(48, 44)}>Who can open what</h2>
<div class="place rights" ${placeAt(48, 96, 532)}>${SHARED.map(shared).join("")}</div>
${STEPS.map(stair).join("")}
${person("PN", "coral", "place climber")}
${pane(
  "light",
  [700, 40, 532, 320],
  `<h2>Prepare the talk with Deniz</h2>
<div class="opening"><small>Opening line</small><p>${revealWords("“I have read your reports again, and I want to hear your side first.”", 2.8, 0.045)}</p></div>
${QUESTIONS.map(question).join("")}`,
  "talk",
)}
${pane(
  "dark",
  [700, 416, 532, 264],
  `<div class="rule"><small>${icon("book-open-text", 26)}Appraisal rules, in force since 1 March</small>
<p>“The employee speaks first and may bring a colleague.”</p></div>
<div class="unclear">${person("HW", "teal")}<p>Unclear? Ask <b>Hanna Weiss</b>, Personnel</p></div>`,
  "policy",
)}`;

/** Her position after a step; the first is beside the stairs. */
const stands = (i) =>
  i < 0
    ? `translate(${STAIR.x - 140}px,${STAIR.y - 76}px)`
    : `translate(${STAIR.x + i * STAIR.width + STAIR.width / 2 - 35}px,${top(i) - 70}px)`;

export const css = `
.stair{background:${palette.dark800};border-radius:14px 14px 0 0;overflow:hidden}
.stair small,.stair b{display:block;padding:0 8px 0 16px;white-space:nowrap}
.stair b{white-space:normal}
.stair small{padding-top:16px}
.stair b{font-size:24px;line-height:1.25;margin-top:4px}
.taken{position:absolute;inset:0;background:var(--teal-deep);box-shadow:inset 0 5px var(--teal);color:#fff}
.taken small{color:#fff}
.again{position:absolute;left:16px;right:8px;top:122px;font-size:24px;line-height:1.25;color:#fff}
.stair>.again{display:none}
.climber{left:0;top:0;width:64px;height:64px;font-size:24px}
.shared{display:grid;grid-template-columns:170px 1fr;align-items:center;height:62px;border-top:1.5px solid var(--dark-700);
font-size:25px;color:var(--muted)}
.shared b{color:var(--mist)}
.shared span{display:flex;gap:12px;align-items:center}
.shared.open span{color:var(--teal)}
.pane{padding:28px 34px}
.opening{margin:18px 0;padding:2px 0 2px 22px;border-left:6px solid var(--coral)}
.opening p{font-size:24px;line-height:1.32}
.question{display:flex;gap:14px;align-items:center;margin-top:12px;font-size:24px;font-weight:520}
.question svg{color:var(--teal-deep)}
.rule small{display:flex;gap:12px;align-items:center;color:var(--teal);white-space:nowrap}
.rule p{margin-top:14px;font:500 27px/1.28 Funnel}
.unclear{display:flex;gap:12px;align-items:center;position:absolute;left:0;right:0;bottom:0;padding:18px 26px 20px;white-space:nowrap;
border-top:1.5px solid var(--dark-700);color:var(--muted);font-size:24px}
.unclear b{color:var(--mist)}
.unclear .person{width:46px;height:46px}
${SHARED.map((_, i) => fadeIn(`.shared-${i} span`, 0.15 + i * 0.12, { from: "translateX(-10px)" })).join("")}
${STEPS.map(({ at: time }, i) =>
  keyframes(
    `.taken-${i}`,
    [
      [time, "clip-path:inset(100% 0 0 0);opacity:1"],
      [time + 0.5, "clip-path:inset(0 0 0 0);opacity:1"],
      [5.45, "clip-path:inset(0 0 0 0);opacity:1"],
      [5.8, "clip-path:inset(0 0 0 0);opacity:0"],
      [6, "clip-path:inset(100% 0 0 0);opacity:0"],
    ],
    EASE_IN_OUT,
  ),
).join("")}
${keyframes(
  ".climber",
  [
    [0, `opacity:1;transform:${stands(-1)}`],
    ...STEPS.flatMap(({ at: time }, i) => [
      [time - 0.1, `opacity:1;transform:${stands(i - 1)}`],
      [time + 0.35, `opacity:1;transform:${stands(i)}`],
    ]),
    [5.45, `opacity:1;transform:${stands(3)}`],
    [5.7, `opacity:0;transform:${stands(3)}`],
    [5.71, `opacity:0;transform:${stands(-1)}`],
  ],
  EASE_IN_OUT,
)}
${fadeIn(".again", 2, { from: "none" })}
${fadeIn(".opening", 2.7)}
${QUESTIONS.map((_, i) => fadeIn(`.question-${i}`, 3.45 + i * 0.2)).join("")}
${fadeIn(".rule", 3.6)}
${fadeIn(".unclear", 3.9, { from: "none" })}
`;
