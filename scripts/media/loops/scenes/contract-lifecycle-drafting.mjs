import { palette } from "../../palette.mjs";
import { EASE_IN_OUT, fadeIn, fadeOut, keyframes } from "../animations.mjs";
import { CORAL, TEAL } from "../background.mjs";
import { chip, icon, lines, placeAt } from "../components.mjs";

export const label =
  "Four approved clauses leave the clause library and take their places in a supply agreement, which " +
  "is then ready for counsel.";
export const background = { seed: 21, focus: [610, 330], colours: [TEAL, CORAL], slope: 30 };
export const poster = 0.72;

const SHELF = [
  "Confidentiality",
  "Term and renewal",
  "Price and payment",
  "Liability",
  "Data protection",
  "Exit and handover",
];
const SHELF_Y = 140;
const SHELF_STEP = 84;

/** The shelf index of a clause, its position in the draft, and when it leaves. */
const MOVES = [
  { from: 1, top: 176, leaves: 0.5 },
  { from: 2, top: 284, leaves: 1.15 },
  { from: 4, top: 392, leaves: 1.8 },
  { from: 3, top: 500, leaves: 2.45 },
];
const FLIGHT = 0.75;
const SHEET_X = 640;

/** The tick of a clause that is used. */
const taken = (i) =>
  MOVES.some(({ from }) => from === i)
    ? `<span class="taken taken-${i}">${icon("check", 26, 2.2)}</span>`
    : "";

const shelfRow = (name, i) => `
<div class="place shelf shelf-${i}" ${placeAt(88, SHELF_Y + i * SHELF_STEP, 430, SHELF_STEP)}>
${icon("file-text", 28)}<b>${name}</b>${taken(i)}</div>`;

const place = ({ from, top }, i) => `
<div class="place gap gap-${i}" ${placeAt(SHEET_X + 36, top, 468, 92)}></div>
<div class="place clause clause-${i}" ${placeAt(SHEET_X + 36, top, 468, 92)}>
<b>${i + 1}. ${SHELF[from]}</b>${lines(2, 60 + i)}</div>`;

const flyer = ({ from }, i) => `
<div class="place flyer flyer-${i}" ${placeAt(88, SHELF_Y + from * SHELF_STEP + 9, 430, 66)}>
${icon("file-text", 28)}<b>${SHELF[from]}</b></div>`;

export const html = `
<h2 class="place" ${placeAt(88, 64)}>Clause library</h2>
<small class="place approved" ${placeAt(300, 69)}>Approved wording</small>
${SHELF.map(shelfRow).join("")}
<section class="pane theme-light sheet-shape" ${placeAt(SHEET_X, 36, 540, 720)}>
<h2>Supply agreement</h2><small>Drafted from your own wording</small></section>
${MOVES.map(place).join("")}
<div class="place ready" ${placeAt(SHEET_X + 36, 618)}>${chip("Ready for counsel", "coral", "scale")}</div>
${MOVES.map(flyer).join("")}`;

const flight = ({ from, top, leaves }, i) => {
  const x = SHEET_X + 36 - 88;
  const y = top + 13 - (SHELF_Y + from * SHELF_STEP + 9);
  return keyframes(
    `.flyer-${i}`,
    [
      [leaves, "opacity:0;transform:none"],
      [leaves + 0.12, "opacity:1;transform:none"],
      [leaves + FLIGHT, `opacity:1;transform:translate(${x}px,${y}px)`],
      [leaves + FLIGHT + 0.25, `opacity:0;transform:translate(${x}px,${y}px)`],
      [6, "opacity:0;transform:none"],
    ],
    EASE_IN_OUT,
  );
};

export const css = `
.shelf{display:flex;align-items:center;gap:18px;border-top:1.5px solid var(--dark-700)}
.shelf svg{color:var(--muted)}
.shelf b{flex:1}
.shelf .taken svg{color:var(--teal)}
.approved{color:var(--teal)}
.sheet-shape{padding:36px;border-radius:14px 14px 0 0}
.sheet-shape small{display:block;margin-top:6px}
.gap{border-radius:12px;border:2px dashed ${palette.slate300}}
.clause{padding:6px 0;color:var(--text)}
.clause b{display:block;margin-bottom:10px}
.flyer{display:flex;align-items:center;gap:18px;padding:0 20px;border-radius:14px;background:${palette.teal820};
box-shadow:inset 0 0 0 2px var(--teal),0 18px 40px #0008}
.flyer svg{color:var(--teal)}
${MOVES.map(({ from, leaves }) => fadeIn(`.taken-${from}`, leaves + 0.2, { from: "none" })).join("")}
${MOVES.map(flight).join("")}
${MOVES.map(({ leaves }, i) => fadeOut(`.gap-${i}`, leaves + FLIGHT)).join("")}
${MOVES.map(({ leaves }, i) => fadeIn(`.clause-${i}`, leaves + FLIGHT + 0.08, { from: "none" })).join("")}
${fadeIn(".ready", 3.6)}
`;
