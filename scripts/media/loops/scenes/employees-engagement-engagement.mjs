import { palette } from "../../palette.mjs";
import { drawPath, fadeIn, fadeOut, keyframes, SECONDS } from "../animations.mjs";
import { animatedPath, chip, curve, icon, layer, person, placeAt } from "../components.mjs";

export const label =
  "A one-question survey is answered on a phone; waves for two teams move, a third team is too small to " +
  "be shown, comments gather into themes, and the site manager's answer reaches the same phone.";
export const poster = 0.76;
export const cues = [0.23, 0.38, 0.55, 0.71];
export const stills = [
  { show: ".phone", css: ".phone{height:362px!important}.reply{display:none}" },
  { show: "body>h2:first-of-type,.line-0,.line-1,.hidden,body>b,.few" },
  { show: "body>h2:last-of-type,.comment,.layer [class^=thread],.theme" },
  {
    show: ".reply",
    css: ".phone,.screen{background:none;box-shadow:none}.reply{box-shadow:inset 0 0 0 1.5px var(--dark-700)}",
  },
];

const ANSWERS = ["Light", "About right", "Stretched", "Too much"];
const CHOSEN = 2;
const ANSWERED = 0.9;

const LEFT = 648;
const RIGHT = 1196;
const TEAMS = [
  { name: "Office", colour: palette.teal, base: 166 },
  { name: "Drivers", colour: palette.coral, base: 258, low: true },
];
const KEYS = 24;
const STEPS = 80;

/** A ridge at one moment: two periodic waves that run to the right. */
function ridge({ base, low }, phase) {
  const points = [];
  for (let i = 0; i <= STEPS; i++) {
    const x = i / STEPS;
    const calm = Math.sin(Math.PI * x) ** 0.7;
    const one = Math.sin(2 * Math.PI * (x * (low ? 2 : 3) - phase + base * 0.31));
    const two = Math.sin(2 * Math.PI * (x * 5 - 2 * phase + base * 0.17));
    const sag = low ? 24 * Math.exp(-(((x - 0.62) / 0.16) ** 2)) : 0;
    const lift = calm * (low ? 14 + 7 * one + 4 * two : 30 + 16 * one + 8 * two);
    points.push(`${(LEFT + x * (RIGHT - LEFT)).toFixed(1)} ${(base - lift + sag).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

/** The waves move only once, after the answer. */
const ROLL = { from: ANSWERED + 0.1, to: ANSWERED + 2.1 };
const smooth = (t) => t * t * (3 - 2 * t);

const wave = (team, i) =>
  keyframes(
    `.line-${i}`,
    Array.from({ length: KEYS + 1 }, (_, k) => [
      ROLL.from + ((ROLL.to - ROLL.from) * k) / KEYS,
      `d:path("${ridge(team, smooth(k / KEYS))}")`,
    ]),
    "linear",
  );

const ridges = TEAMS.map(
  ({ colour }, i) =>
    `<path class="line-${i}" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round"/>`,
).join("");

const THEMES = [
  { text: "Late rosters", tone: "coral", icon: "clock", y: 494, at: 2.3 },
  { text: "Broken lift", tone: "teal", icon: "wrench", y: 564, at: 2.55, done: "Passed on" },
  { text: "Car park", tone: "teal", icon: "car-front", y: 634, at: 2.8 },
];
/** The comments, each with the theme it belongs to. */
const COMMENTS = [
  { width: 132, theme: 0 },
  { width: 158, theme: 0 },
  { width: 104, theme: 1 },
  { width: 146, theme: 0 },
  { width: 120, theme: 2 },
  { width: 92, theme: 1 },
];
const commentY = (i) => 486 + i * 31;
const commentAt = (i) => 1.5 + i * 0.1;
const THEME_LEFT = 868;

const thread = ({ width, theme }, i) =>
  animatedPath(
    curve(LEFT + width + 12, commentY(i), THEME_LEFT - 8, THEMES[theme].y),
    `thread-${i}`,
    theme ? palette.teal591 : palette.coral,
    2,
  );

const answer = (text, i) => `<div class="answer ${i === CHOSEN ? "chosen" : ""}">${text}</div>`;

const theme = ({ text, tone, icon: mark, y, done }, i) => `
<div class="place theme theme-${i}" ${placeAt(THEME_LEFT, y - 24)}>${chip(text, tone, mark)}
${done ? `<small class="rung">${icon("check", 22, 2.2)}${done}</small>` : ""}</div>`;

export const html = `
<section class="place phone" ${placeAt(72, 40, 488, 760)}><div class="screen">
<h2>How was your workload this week?</h2>
<div class="answers">${ANSWERS.map(answer).join("")}</div>
<div class="empty"></div>
<div class="reply"><p class="from">${person("IR", "teal")}<span><b>Ines Rocha</b><small>Site manager</small></span></p>
<p><b>Heard:</b> rosters come out too late.</p>
<p><b>Next:</b> from May they hang a month ahead.</p>
<p><b>Not now:</b> the car park. Read why.</p></div>
</div></section>
<span class="place touch"></span>
<h2 class="place" ${placeAt(LEFT, 44)}>Pulse by team</h2>
${layer(
  `${ridges}<path class="hidden" d="M${LEFT} 332H${RIGHT}" stroke="${palette.dark600}" stroke-width="3.5"
stroke-dasharray="3 12" stroke-linecap="round"/>${COMMENTS.map(thread).join("")}`,
)}
${TEAMS.map(({ name, base, low }) => `<b class="place" ${placeAt(LEFT, base - (low ? 56 : 72))}>${name}</b>`).join("")}
<b class="place" ${placeAt(LEFT, 282)}>Night shift</b>
<div class="place few">${chip("Too few answers to show", "plain", "eye-off")}</div>
<h2 class="place" ${placeAt(LEFT, 416)}>What people write about</h2>
${COMMENTS.map(({ width }, i) => `<i class="place comment comment-${i}" ${placeAt(LEFT, commentY(i) - 6, width, 12)}></i>`).join("")}
${THEMES.map(theme).join("")}`;

export const css = `
.phone{border-radius:54px;background:${palette.steel850};padding:10px;
box-shadow:0 28px 80px #0009,inset 0 0 0 2px var(--dark-600)}
.screen{height:100%;border-radius:45px;background:var(--light-50);color:var(--text);padding:36px 32px 0;
position:relative}
.screen h2{font-size:34px;line-height:1.12}
.answers{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:24px}
.answer{height:72px;border-radius:36px;display:grid;place-items:center;font-size:24px;z-index:0;
box-shadow:inset 0 0 0 1.5px var(--caption);position:relative;font-weight:520}
.chosen::before{content:"";position:absolute;inset:0;border-radius:36px;background:var(--coral);z-index:-1}
.empty,.reply{position:absolute;left:20px;right:20px;top:346px;height:292px;border-radius:24px}
.empty{border:2px dashed var(--light-200)}
.reply{background:var(--dark-900);color:var(--mist);padding:24px 26px;font-size:24px;line-height:1.36}
.reply p{margin-top:12px}
.reply .from{display:flex;gap:16px;align-items:center;margin:0 0 16px}
.from b,.from small{display:block;line-height:1.25}
.from b{font-size:24px}
.reply b{color:var(--light-50)}
.touch{width:56px;height:56px;border-radius:50%;background:${palette.dark900}55;left:0;top:0}
.few{left:850px;top:278px}
.theme{display:flex;align-items:center;gap:18px}
.theme .chip{height:48px;border-radius:24px;font-size:24px;padding:0 20px}
.rung{display:flex;gap:6px;align-items:center;color:var(--muted);white-space:nowrap;font-size:24px}
.comment{border-radius:6px;background:var(--dark-600)}
${TEAMS.map(wave).join("")}
${fadeIn(".chosen::before", ANSWERED, { from: "scaleX(.8)" })}
${keyframes(".touch", [
  [ANSWERED - 0.7, "opacity:0;transform:translate(210px,420px)"],
  [ANSWERED - 0.5, "opacity:1;transform:translate(206px,400px)"],
  [ANSWERED - 0.1, "opacity:1;transform:translate(170px,270px)"],
  [ANSWERED, "opacity:1;transform:translate(170px,270px) scale(.8)"],
  [ANSWERED + 0.3, "opacity:0;transform:translate(170px,270px) scale(1.5)"],
  [SECONDS, "opacity:0;transform:translate(210px,420px)"],
])}
${fadeIn(".few", 1.4)}
${COMMENTS.map((_, i) => fadeIn(`.comment-${i}`, commentAt(i), { from: "translateX(-14px)" })).join("")}
${COMMENTS.map((_, i) => drawPath(`.thread-${i}`, commentAt(i) + 0.35, { over: 0.5 })).join("")}
${THEMES.map(({ at: time }, i) => fadeIn(`.theme-${i}`, time, { from: "scale(.9)" })).join("")}
${fadeOut(".empty", 3.35)}
${fadeIn(".reply", 3.4, { from: "translateY(40px)", over: 0.5 })}
`;
