import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, keyframes } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { createRandom, icon, layer, pane, placeAt } from "../components.mjs";

export const label =
  "A mixed portfolio sorts itself into columns by clause type; contracts with uncapped liability are " +
  "marked to be read first.";
export const background = { seed: 95, focus: [560, 330], colours: [TEAL, CORAL], slope: 20, light: 0.6 };
export const poster = 0.7;

const SIZE = 42;
const PITCH = 52;
const BASE = 606;

/** Numbers of contracts with standard, negotiated and unusual wording. */
const KINDS = [
  { name: "Termination", counts: [19, 4, 1], x: 88 },
  { name: "Data", counts: [13, 7, 3], x: 372 },
  { name: "Liability", counts: [15, 5, 5], x: 656 },
  { name: "Price review", counts: [19, 4, 2], x: 940 },
];
const ACROSS = 5;
const COLOURS = [palette.teal591, palette.iris, palette.coral];
const READ_FIRST = 2;

const random = createRandom(7);
const squares = KINDS.flatMap(({ counts, x }, kind) => {
  let place = 0;
  return counts.flatMap((count, tone) =>
    Array.from({ length: count }, () => {
      const index = place++;
      const column = index % ACROSS;
      const row = Math.floor(index / ACROSS);
      return { kind, tone, x: x + column * PITCH, y: BASE - (row + 1) * PITCH, order: random() };
    }),
  );
});

// The same squares in random order.
const HEAP = { across: 21, x: 99, y: 236 };
[...squares]
  .sort((a, b) => a.order - b.order)
  .forEach((square, i) => {
    square.fromX = HEAP.x + (i % HEAP.across) * PITCH;
    square.fromY = HEAP.y + Math.floor(i / HEAP.across) * PITCH;
    square.delay = (i % HEAP.across) * 0.012 + square.kind * 0.12;
  });

const LEGEND = ["Standard wording", "Negotiated", "Unusual"];
const columnLabel = ({ name, x }) => `<b class="place label" ${placeAt(x, BASE + 18)}>${name}</b>`;
const floor = ({ x }) => `<path d="M${x} ${BASE + 4}h250" stroke="${palette.dark600}" stroke-width="2"/>`;
const key = (name, i) => `<span><i style="background:${COLOURS[i]}"></i>${name}</span>`;

const FRAME = [KINDS[READ_FIRST].x - 10, BASE - 5 * PITCH - 10, ACROSS * PITCH + 10, PITCH + 10];
const NOTE = `${icon("book-open-check", 40)}
<div><h2>Uncapped liability</h2><p>Read these first</p></div>`;

export const html = `
<h2 class="place" ${placeAt(88, 52)}>Portfolio by clause</h2>
<div class="place legend">${LEGEND.map(key).join("")}</div>
${layer(KINDS.map(floor).join(""), "floors")}
${KINDS.map(columnLabel).join("")}
${squares.map((_, i) => `<i class="place square square-${i}"></i>`).join("")}
<i class="place frame" ${placeAt(...FRAME)}></i>
${pane("light", [656, 160, 536, 128], NOTE, "note")}`;

const gone = (state) => state.replace("opacity:1", "opacity:0");

const sorting = ({ x, y, fromX, fromY, tone, delay }, i) => {
  const heap = `transform:translate(${fromX}px,${fromY}px);opacity:1;background:${palette.dark600}`;
  const mixed = `transform:translate(${fromX}px,${fromY}px);opacity:1;background:${COLOURS[tone]}`;
  const sorted = `transform:translate(${x}px,${y}px);opacity:1;background:${COLOURS[tone]}`;
  return keyframes(
    `.square-${i}`,
    [
      [0.3 + delay, heap],
      [0.8 + delay, mixed],
      [1.2 + delay, mixed],
      [1.9 + delay, sorted],
      [5.2, sorted],
      // Animating the way back, too, would cost many bytes.
      [5.5, gone(sorted)],
      [5.51, gone(heap)],
      [5.9, heap],
    ],
    EASE_IN_OUT,
  );
};

export const css = `
.square{left:0;top:0;width:${SIZE}px;height:${SIZE}px;border-radius:8px}
.legend{right:88px;top:54px;display:flex;gap:36px;font-size:20px}
.legend span{display:flex;gap:12px;align-items:center}
.legend i{width:20px;height:20px;border-radius:5px}
.frame{border:2.5px solid var(--coral);border-radius:12px}
.pane.note{padding:0 32px;box-shadow:none;display:flex;gap:24px;align-items:center}
.note svg{color:var(--coral-deep)}
.note p{color:var(--text-muted)}
${squares.map(sorting).join("")}
${fadeIn(".label", 1.9, { from: "none", until: 5.1 })}
${fadeIn(".floors", 1.9, { from: "none", until: 5.1 })}
${fadeIn(".frame", 3.0, { from: "scale(1.06)", until: 5.0 })}
${fadeIn(".note", 3.2, { until: 5.0 })}
`;
