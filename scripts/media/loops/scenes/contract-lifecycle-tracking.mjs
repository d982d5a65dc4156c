import { palette } from "../../palette.mjs";
import { fadeIn, keyframes, pressButton } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { icon, layer, pane, person, placeAt } from "../components.mjs";

export const label =
  "A timeline of obligations under five contracts: today moves forward, finished duties are ticked, " +
  "and a renewal notice is sent to its owner.";
export const background = { seed: 84, focus: [900, 420], colours: [TEAL, CORAL], slope: -40, light: 0.6 };
export const poster = 0.72;

const MONTHS = ["March", "April", "May", "June", "July"];
const LEFT = 372;
const MONTH = 164;
const TOP = 152;
const LANE = 100;

/** x in months from the start of March. */
const place = (month) => LEFT + month * MONTH;

const TODAY = { from: place(0.35), to: place(2.78), start: 0.3, end: 3.2 };
const passes = (month) =>
  TODAY.start + ((TODAY.end - TODAY.start) * (place(month) - TODAY.from)) / (TODAY.to - TODAY.from);

const LANES = [
  {
    name: "Office lease",
    span: [0, 5],
    duties: [
      { month: 0.8, name: "Rent review" },
      { month: 3.7, name: "Inspection" },
    ],
  },
  { name: "Cloud services", span: [0.5, 5], duties: [{ month: 1.25, name: "Service report" }] },
  { name: "Freight", span: [0, 4.4], duties: [{ month: 3.1, name: "Renewal notice", next: true }] },
  {
    name: "Catering",
    span: [0, 2.6],
    duties: [
      { month: 0.4, name: "Menu audit" },
      { month: 1.55, name: "Hygiene record" },
    ],
  },
  { name: "Site security", span: [1.2, 5], duties: [{ month: 1.7, name: "Vetting list" }] },
];
const WARNED = TODAY.end + 0.1;

const duties = LANES.flatMap((lane, i) => lane.duties.map((duty) => ({ ...duty, lane: i })));

const laneHtml = ({ name, span }, i) => {
  const y = TOP + i * LANE;
  return `<b class="place" ${placeAt(88, y + 18)}>${name}</b>
<div class="place term" ${placeAt(place(span[0]), y + 8, (span[1] - span[0]) * MONTH, 52)}></div>`;
};

const dutyHtml = ({ month, name, lane, next }, i) => `
<div class="place duty ${next ? "next" : ""}" ${placeAt(place(month) - 20, TOP + lane * LANE + 14)}>
<em class="open"></em>
<em class="kept ${next ? "due" : "ok"} kept-${i}">${icon(next ? "bell" : "check", 24, 2.3)}</em>
<span>${name}</span></div>`;

export const html = `
<h2 class="place" ${placeAt(88, 60)}>Obligations</h2>
${MONTHS.map((month, i) => `<small class="place" ${placeAt(place(i) + 14, 66)}>${month}</small>`).join("")}
${layer(MONTHS.map((_, i) => `<path d="M${place(i)} 60v590" stroke="${palette.dark800}" stroke-width="2"/>`).join(""))}
${LANES.map(laneHtml).join("")}
${duties.map(dutyHtml).join("")}
<div class="place today"><span>Today</span></div>
${pane(
  "light",
  [846, 448, 346, 196],
  `<h2>Notice window opens</h2><p>Renew, or leave by letter.</p>
<div class="owner">${person("LB", "coral")}<b>Leo Brandt decides</b></div>`,
  "callout",
)}`;

export const css = `
.term{border-radius:26px;background:${palette.dark800}}
.duty{display:flex;align-items:center;gap:12px;height:40px;white-space:nowrap}
.duty em{position:absolute;left:0;top:0;width:40px;height:40px;border-radius:50%;display:grid;
place-items:center}
.duty span{margin-left:50px;font-size:20px;color:var(--mist)}
.open{background:var(--dark-950);box-shadow:inset 0 0 0 2.5px var(--muted)}
.ok{background:var(--teal);color:var(--dark-950)}
.due{background:var(--coral);color:var(--dark-950);box-shadow:0 0 0 8px ${palette.coral}40}
.today{left:${TODAY.from}px;top:104px;width:3px;height:560px;background:var(--teal)}
.today span{position:absolute;left:-44px;top:0;width:91px;height:34px;border-radius:17px;
background:var(--teal);color:var(--dark-950);font-size:20px;font-weight:560;display:grid;place-items:center}
.callout{padding:28px 30px}
.callout h2{font-size:27px;white-space:nowrap}
.callout p{color:var(--text-muted);font-size:21px;margin-top:4px}
.owner{display:flex;align-items:center;gap:16px;margin-top:18px}
${keyframes(
  ".today",
  [
    [TODAY.start, "transform:none;opacity:1"],
    [TODAY.end, `transform:translateX(${TODAY.to - TODAY.from}px);opacity:1`],
    [5.45, `transform:translateX(${TODAY.to - TODAY.from}px);opacity:1`],
    [5.65, `transform:translateX(${TODAY.to - TODAY.from}px);opacity:0`],
    [5.66, "transform:none;opacity:0"],
    [5.9, "transform:none;opacity:1"],
  ],
  "linear",
)}
${duties
  .map(({ month, next }, i) => {
    if (next) return fadeIn(`.kept-${i}`, WARNED, { from: "scale(.6)" });
    return month < 2.78
      ? fadeIn(`.kept-${i}`, passes(month), { from: "scale(.6)" })
      : `.kept-${i}{opacity:0}`;
  })
  .join("")}
${fadeIn(".callout", WARNED + 0.35, { from: "translateY(20px)" })}
${fadeIn(".owner", WARNED + 0.8, { from: "translateX(-10px)" })}
${pressButton(".next", WARNED)}
`;
