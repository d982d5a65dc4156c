import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, keyframes } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { chip, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "A private coaching plan: a team leader climbs one habit after another, and the outline of her " +
  "skills grows.";
export const background = { seed: 127, focus: [640, 690], colours: [TEAL, CORAL], slope: 0 };
export const poster = 0.7;

const SHEET = { x: 88, y: 44, width: 1104, height: 632 };

/** Each skill from 0 to 1, before and after. */
const SKILLS = [
  { name: "Listening", before: 0.62, after: 0.86 },
  { name: "Feedback", before: 0.36, after: 0.78 },
  { name: "Planning", before: 0.7, after: 0.8 },
  { name: "Delegating", before: 0.42, after: 0.72 },
  { name: "Clarity", before: 0.55, after: 0.88 },
];
const CENTRE = { x: 372, y: 404, r: 164 };

const corner = (i, reach) => {
  const angle = (i / SKILLS.length) * 2 * Math.PI - Math.PI / 2;
  return [CENTRE.x + CENTRE.r * reach * Math.cos(angle), CENTRE.y + CENTRE.r * reach * Math.sin(angle)];
};
const shape = (reaches) =>
  `M${reaches
    .map((reach, i) =>
      corner(i, reach)
        .map((v) => v.toFixed(1))
        .join(" "),
    )
    .join("L")}Z`;

const STEPS = [
  { text: "Prepare the talk", at: 0.7 },
  { text: "Ask two questions", at: 1.6 },
  { text: "Feedback within a day", at: 2.5 },
  { text: "Friday review", at: 3.5 },
];
const STAIR = { x: 610, y: 624, width: 136, rise: 82, first: 116 };
const top = (i) => STAIR.y - STAIR.first - i * STAIR.rise;

const grown = (steps) =>
  shape(SKILLS.map(({ before, after }) => before + ((after - before) * steps) / STEPS.length));

const rings = [0.34, 0.67, 1].map(
  (reach) => `<path d="${shape(SKILLS.map(() => reach))}" stroke="${palette.sand252}" stroke-width="1.5"/>`,
);
const spokes = SKILLS.map(
  (_, i) =>
    `<path d="M${CENTRE.x} ${CENTRE.y}L${corner(i, 1).join(" ")}" stroke="${palette.sand252}" stroke-width="1.5"/>`,
);

const skill = ({ name }, i) => {
  const [x, y] = corner(i, 1.1);
  const side = Math.abs(x - CENTRE.x) < 20 ? "mid" : x > CENTRE.x ? "right" : "left";
  return `<small class="place skill ${side}"
style="left:${x.toFixed(0)}px;top:${y.toFixed(0)}px">${name}</small>`;
};

const stair = ({ text }, i) => `
<div class="place stair" ${placeAt(STAIR.x + i * STAIR.width, top(i), STAIR.width - 8, STAIR.y - top(i))}>
<b>${text}</b><div class="taken taken-${i}"><b>${text}</b></div></div>`;

export const html = `
${pane("light", [SHEET.x, SHEET.y, SHEET.width, SHEET.height], "")}
<div class="place theme-light head" ${placeAt(132, 80, 1016)}><h2>Coaching plan</h2>
<span class="end">${chip("Private to her", "plain", "lock")}</span></div>
<div class="place theme-light">${SKILLS.map(skill).join("")}</div>
${layer(`${rings.join("")}${spokes.join("")}
<path d="${grown(0)}" stroke="${palette.slate500}" stroke-width="2" stroke-dasharray="5 6"/>
<path class="shape" d="${grown(0)}" fill="${palette.tealDeep}33" stroke="${palette.tealDeep}"
stroke-width="3" stroke-linejoin="round"/>`)}
<div class="place theme-light">${STEPS.map(stair).join("")}</div>
${person("PN", "coral", "place climber")}
<div class="place theme-light next">${chip("Next habit: delegating", "coral", "flag")}</div>`;

/** Her position after a step; 0 is the floor. */
const stands = (i) =>
  i < 0
    ? `translate(${STAIR.x - 72}px,${STAIR.y - 60}px)`
    : `translate(${STAIR.x + i * STAIR.width + STAIR.width / 2 - 34}px,${top(i) - 66}px)`;

const shapeAt = (steps) => `d:path("${grown(steps)}")`;

export const css = `
.head{display:flex;align-items:center;gap:18px;color:var(--text)}
.head .end{margin-left:auto}
.place.theme-light{color:var(--text)}
.skill{white-space:nowrap;transform:translate(0,-50%)}
.skill.mid{transform:translate(-50%,-70%)}
.skill.left{transform:translate(-100%,-50%)}
.stair{background:var(--light-100);border-radius:12px 12px 0 0;overflow:hidden}
.stair b{display:block;padding:16px 14px;font-size:20px;line-height:1.25}
.taken{position:absolute;inset:0;background:var(--teal-deep);color:#fff}
.climber{left:0;top:0;width:60px;height:60px}
.next{left:${STAIR.x}px;top:184px}
${STEPS.map(({ at: time }, i) =>
  keyframes(
    `.taken-${i}`,
    [
      [time, "clip-path:inset(100% 0 0 0);opacity:1"],
      [time + 0.55, "clip-path:inset(0 0 0 0);opacity:1"],
      [5.45, "clip-path:inset(0 0 0 0);opacity:1"],
      [5.8, "clip-path:inset(0 0 0 0);opacity:0"],
      [6, "clip-path:inset(100% 0 0 0);opacity:0"],
    ],
    EASE_IN_OUT,
  ),
).join("")}
${keyframes(".shape", [
  ...STEPS.flatMap(({ at: time }, i) => [
    [time + 0.2, shapeAt(i)],
    [time + 0.75, shapeAt(i + 1)],
  ]),
  [5.4, shapeAt(4)],
  [5.9, shapeAt(0)],
])}
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
${fadeIn(".next", 4.2)}
`;
