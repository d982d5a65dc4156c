/**
 * Motion, written in seconds. Every helper returns CSS: one keyframes rule and the rule that uses it. All
 * animations last the whole loop and end as they began, so the film can start over anywhere.
 */
import { createHash } from "node:crypto";

export const SECONDS = 6;

/** The site's own curve (ART.md), and one for things that travel. */
export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const TRAVEL = "cubic-bezier(.6,0,.2,1)";

/** When the state of a scene starts to dissolve, and how long that takes. */
const UNTIL = 5.45;
const LEAVE = 0.35;

/**
 * The general form: what an element looks like at certain moments.
 * @param {string} selector
 * @param {[number, string][]} moments seconds and declarations, in order; 0 and 6 are filled in when missing
 * @param {string} [ease] between any two moments
 */
export function moves(selector, moments, ease = EASE) {
  const first = moments[0];
  const all = [...moments];
  if (first[0] > 0) all.unshift([0, first[1]]);
  if (all.at(-1)[0] < SECONDS) all.push([SECONDS, all[0][1]]);
  const frames = all.map(([at, style]) => `${+((at / SECONDS) * 100).toFixed(3)}%{${style}}`).join("");
  // Named after what it does, not counted: a scene reads the same whichever were loaded before it.
  const name = `m${createHash("sha256").update(frames).digest("hex").slice(0, 12)}`;
  return `@keyframes ${name}{${frames}}${selector}{animation:${name} ${SECONDS}s ${ease} both}\n`;
}

/**
 * Comes in, stays, dissolves.
 * @param {string} selector
 * @param {number} at seconds
 * @param {{ from?: string, over?: number, until?: number, leave?: number }} [how] `from` is a transform
 */
export function appears(selector, at, how = {}) {
  const { from = "translateY(14px)", over = 0.36, until = UNTIL, leave = LEAVE } = how;
  return moves(selector, [
    [at, `opacity:0;transform:${from}`],
    [at + over, "opacity:1;transform:none"],
    [until, "opacity:1;transform:none"],
    [until + leave, "opacity:0;transform:none"],
    [SECONDS, `opacity:0;transform:${from}`],
  ]);
}

/**
 * The opposite: stands there from the start, gives way, comes back at the end.
 * @param {{ over?: number, back?: number }} [how]
 */
export function yields(selector, at, { over = 0.2, back = UNTIL + 0.1 } = {}) {
  return moves(selector, [
    [at, "opacity:1"],
    [at + over, "opacity:0"],
    [back, "opacity:0"],
    [back + LEAVE, "opacity:1"],
  ]);
}

/**
 * A line of an SVG (with pathLength=1) draws itself. Invisible before: a round cap would leave a dot.
 * @param {{ over?: number, until?: number, leave?: number }} [how]
 */
export function draws(selector, at, { over = 0.6, until = UNTIL, leave = LEAVE } = {}) {
  return moves(
    selector,
    [
      [at, "stroke-dashoffset:1;opacity:0"],
      [at + 0.02, "stroke-dashoffset:1;opacity:1"],
      [at + over, "stroke-dashoffset:0;opacity:1"],
      [until, "stroke-dashoffset:0;opacity:1"],
      [until + leave, "stroke-dashoffset:0;opacity:0"],
      [SECONDS, "stroke-dashoffset:1;opacity:0"],
    ],
    TRAVEL,
  );
}

/** Uncovers from the left, as a marker pen does. */
export function marks(selector, at, { over = 0.5, until = UNTIL, leave = LEAVE } = {}) {
  const shut = "clip-path:inset(-4px 100% -4px -4px)";
  const open = "clip-path:inset(-4px -4px -4px -4px)";
  return moves(
    selector,
    [
      [at, `${shut};opacity:1`],
      [at + over, `${open};opacity:1`],
      [until, `${open};opacity:1`],
      [until + leave, `${open};opacity:0`],
      [until + leave + 0.01, `${shut};opacity:0`],
      [SECONDS, `${shut};opacity:1`],
    ],
    TRAVEL,
  );
}

/** A button goes down under the pointer. */
export function presses(selector, at) {
  return moves(selector, [
    [at, "transform:none"],
    [at + 0.12, "transform:scale(.94)"],
    [at + 0.36, "transform:none"],
  ]);
}

/**
 * The pointer walks from one place to another, clicks there and leaves.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} at when it clicks
 */
export function points(selector, from, to, at) {
  const place = ([x, y]) => `translate(${x}px,${y}px)`;
  return moves(
    selector,
    [
      [at - 1.1, `opacity:0;transform:${place(from)}`],
      [at - 0.9, `opacity:1;transform:${place(from)}`],
      [at - 0.1, `opacity:1;transform:${place(to)}`],
      [at, `opacity:1;transform:${place(to)} scale(.86)`],
      [at + 0.2, `opacity:1;transform:${place(to)}`],
      [at + 0.9, `opacity:1;transform:${place(to)}`],
      [at + 1.2, `opacity:0;transform:${place(to)}`],
      [SECONDS, `opacity:0;transform:${place(from)}`],
    ],
    TRAVEL,
  );
}

/**
 * Text that is written word by word. HTML, not CSS; whatever contains it must dissolve at the end.
 * Parts in square brackets become source marks.
 * @param {string} text
 * @param {number} at
 * @param {number} [pace] seconds a word
 */
export function writes(text, at, pace = 0.055) {
  const word = (part, i) => {
    const mark = part.match(/^\[(\d)\](.*)$/);
    const inner = mark ? `<sup class="mark">${mark[1]}</sup>${mark[2]}` : part;
    return `<span class="word" style="animation-delay:${(at + i * pace).toFixed(3)}s">${inner}</span>`;
  };
  return text.split(" ").map(word).join(" ");
}

export const motionCss = `
@keyframes word{from{opacity:0}to{opacity:1}}
.word{animation:word .2s linear both}
path[pathLength],line[pathLength],circle[pathLength]{stroke-dasharray:1}
`;
