import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, keyframes, revealWords } from "../animations.mjs";
import { createRandom, icon, layer, pane, placeAt } from "../components.mjs";

export const label =
  "A portfolio sorts itself into columns by clause with odd wording on top, a question gets a table of quoted " +
  "clauses, bars show which clause takes longest, and unread papers are listed apart.";
export const poster = 0.86;
export const cues = [0.38, 0.59, 0.73, 0.83];
export const stills = [
  { show: "h2.place,.odd-top,.floors path,.label,.square,.opened" },
  { show: ".table" },
  { show: ".times" },
  { show: ".apart" },
];

const SIZE = 24;
const PITCH = 29;
const BASE = 332;

/** Numbers of contracts with standard, negotiated and unusual wording. */
const KINDS = [
  { name: "Termination", counts: [15, 4, 1], x: 56 },
  { name: "Data", counts: [11, 4, 1], x: 210 },
  { name: "Liability", counts: [12, 4, 4], x: 350 },
  { name: "Price review", counts: [14, 4, 1], x: 490 },
];
const ACROSS = 4;
const COLOURS = [palette.teal591, palette.iris, palette.coral];

const random = createRandom(7);
const squares = KINDS.flatMap(({ counts, x }) => {
  let place = 0;
  return counts.flatMap((count, tone) =>
    Array.from({ length: count }, () => {
      const index = place++;
      const column = index % ACROSS;
      const row = Math.floor(index / ACROSS);
      return { tone, x: x + column * PITCH, y: BASE - (row + 1) * PITCH, order: random() };
    }),
  );
});

// The same squares in random order.
const HEAP = { across: 18, x: 56, y: BASE - 5 * PITCH };
[...squares]
  .sort((a, b) => a.order - b.order)
  .forEach((square, i) => {
    square.fromX = HEAP.x + (i % HEAP.across) * PITCH;
    square.fromY = HEAP.y + Math.floor(i / HEAP.across) * PITCH;
    square.delay = (i % HEAP.across) * 0.012;
  });

/** The square that counsel clicks, with its paragraph. */
const OPENED = [KINDS[2].x + 2 * PITCH - 4, BASE - 5 * PITCH - 4];

const QUESTION = "Who may raise prices this quarter?";
const ASKED_AT = 2.2;
const ANSWERS = [
  { supplier: "Packaging", clause: "“with an index”", at: 2.8 },
  { supplier: "Cleaning", clause: "“once a year”", at: 3.0 },
  { supplier: "Software", clause: "“at any time”", at: 3.2, odd: true },
];

const TIMES = [
  { name: "Indemnity", width: 372, at: 3.6, longest: true },
  { name: "Liability", width: 214, at: 3.75 },
  { name: "Data", width: 120, at: 3.9 },
];

const UNREAD = [
  { text: "Side letter, page missing", at: 4.2 },
  { text: "Annex, poor scan", at: 4.4 },
];

const columnLabel = ({ name, x }) => `<b class="place label" ${placeAt(x, BASE + 12)}>${name}</b>`;
const floor = ({ x }) => `<path d="M${x} ${BASE}h111" stroke="${palette.dark600}" stroke-width="2"/>`;
const answer = ({ supplier, clause, odd }, i) =>
  `<div class="answer ${odd ? "odd" : ""} answer-${i}"><b>${supplier}</b><span>${clause}</span></div>`;
const time = ({ name, width, longest }, i) => `<div class="time"><span>${name}</span>
<i class="bar-${i} ${longest ? "longest" : ""}" style="width:${width}px"></i></div>`;
const unread = ({ text }, i) => `<div class="unread unread-${i}">${icon("file-x", 30)}${text}</div>`;

export const html = `
<h2 class="place" ${placeAt(56, 52)}>Portfolio by clause</h2>
<p class="place odd-top" ${placeAt(56, 100)}><i></i>Odd, on top</p>
${layer(KINDS.map(floor).join(""), "floors")}
${KINDS.map(columnLabel).join("")}
${squares.map((_, i) => `<i class="place square square-${i}"></i>`).join("")}
<div class="place opened" ${placeAt(...OPENED)}><span>Clause 9: no cap</span><i></i></div>
${pane(
  "light",
  [656, 52, 572, 284],
  `<div class="question">${icon("search", 28, 2)}<p>${revealWords(QUESTION, ASKED_AT, 0.08)}</p></div>
${ANSWERS.map(answer).join("")}`,
  "table",
)}
<div class="place times" ${placeAt(656, 408, 572)}><h2>Time until signed, by clause</h2>${TIMES.map(time).join("")}</div>
<div class="place apart" ${placeAt(56, 440, 528, 232)}><h2>Unread<span>${"<i></i>".repeat(2)}</span></h2>${UNREAD.map(unread).join("")}
<div class="unread total unread-${UNREAD.length}">Not in the totals above</div></div>`;

const gone = (state) => state.replace("opacity:1", "opacity:0");

const sorting = ({ x, y, fromX, fromY, tone, delay }, i) => {
  const mixed = `transform:translate(${fromX}px,${fromY}px);opacity:1`;
  const sorted = `transform:translate(${x}px,${y}px);opacity:1`;
  return `.square-${i}{background:${COLOURS[tone]}}${keyframes(
    `.square-${i}`,
    [
      [0.4 + delay, mixed],
      [1.3 + delay, sorted],
      [5.45, sorted],
      // Animating the way back, too, would cost many bytes.
      [5.7, gone(sorted)],
      [5.71, gone(mixed)],
      [5.95, mixed],
    ],
    EASE_IN_OUT,
  )}`;
};

export const css = `
.square{left:0;top:0;width:${SIZE}px;height:${SIZE}px;border-radius:5px}
.label{font-size:24px}
.opened i{position:absolute;left:0;top:0;width:32px;height:32px;border-radius:8px;border:3px solid var(--light-50)}
.opened span{position:absolute;right:-170px;bottom:14px;padding:5px 16px;border-radius:12px;background:var(--light-50);
color:var(--text);font-size:24px;font-weight:520;white-space:nowrap}
.odd-top{display:flex;gap:12px;align-items:center;font-size:24px;color:var(--muted)}
.odd-top i{width:24px;height:24px;border-radius:5px;background:var(--coral)}
.table{padding:24px 30px}
.question{display:flex;gap:16px;align-items:center;height:60px;padding:0 22px;border-radius:30px;background:var(--light-100);
font-size:26px;margin-bottom:10px}
.answer{display:flex;align-items:center;height:54px;font-size:26px;border-top:1.5px solid var(--light-200)}
.answer:nth-child(2){border:0}
.answer b{width:200px}
.odd span{background:${palette.coral}33;box-shadow:inset 0 -3px 0 var(--coral-deep)}
.times h2{margin-bottom:22px}
.time{display:flex;align-items:center;height:64px;font-size:26px}
.time span{width:150px}
.time i{height:34px;border-radius:8px;background:${palette.teal591};transform-origin:0 50%}
.time .longest{background:var(--coral)}
.apart{border:2.5px dashed var(--dark-600);border-radius:20px;padding:22px 28px}
.apart h2{margin-bottom:6px;display:flex;justify-content:space-between}
.apart h2 span{display:flex;gap:5px}
.apart h2 i{width:${SIZE}px;height:${SIZE}px;border-radius:5px;border:2px dashed ${palette.coral300}}
.unread{display:flex;align-items:center;gap:16px;height:48px;font-size:26px}
.unread svg{color:${palette.coral300}}
.total{border-top:1.5px solid var(--dark-600);margin-top:6px;padding-top:6px;color:${palette.coral300}}
${squares.map(sorting).join("")}
${fadeIn(".label", 1.3, { from: "none" })}
${fadeIn(".floors", 1.3, { from: "none" })}
${fadeIn(".odd-top", 1.7, { from: "none" })}
${fadeIn(".opened", 1.9, { from: "scale(1.15)" })}
${fadeIn(".table", ASKED_AT - 0.4)}
${ANSWERS.map(({ at: moment }, i) => fadeIn(`.answer-${i}`, moment, { from: "translateX(-10px)" })).join("")}
${TIMES.map(({ at: moment }, i) => fadeIn(`.bar-${i}`, moment, { from: "scaleX(.02)", over: 0.5 })).join("")}
${fadeIn(".times h2", 3.5, { from: "none" })}
${fadeIn(".time span", 3.5, { from: "none" })}
${[...UNREAD, { at: 4.6 }].map(({ at: moment }, i) => fadeIn(`.unread-${i}`, moment, { from: "translateX(-10px)" })).join("")}
`;
