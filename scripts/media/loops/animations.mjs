/**
 * CSS animations, in seconds. Each function returns a rule for `selector` with its keyframes. An animation lasts the
 * whole loop and ends as it began.
 */
import { createHash } from "node:crypto";

export const SECONDS = 6;

export const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
export const EASE_IN_OUT = "cubic-bezier(.6,0,.2,1)";

/** When a scene starts to fade out, and how long that takes. */
const END = 5.45;
const FADE = 0.35;

/** @param {[number, string][]} moments seconds and declarations, in order; those at 0 and 6 are optional */
export function keyframes(selector, moments, ease = EASE_OUT) {
  const first = moments[0];
  const all = [...moments];
  if (first[0] > 0) all.unshift([0, first[1]]);
  if (all.at(-1)[0] < SECONDS) all.push([SECONDS, all[0][1]]);
  const frames = all.map(([at, style]) => `${+((at / SECONDS) * 100).toFixed(3)}%{${style}}`).join("");
  // A counter would make the page depend on the scenes that were loaded before.
  const name = `m${createHash("sha256").update(frames).digest("hex").slice(0, 12)}`;
  return `@keyframes ${name}{${frames}}${selector}{animation:${name} ${SECONDS}s ${ease} both}\n`;
}

/**
 * Shows an element from `at` to `until`. `from` is a transform; `over` and `leave` are the durations of appearing and
 * disappearing.
 */
export function fadeIn(selector, at, options = {}) {
  const { from = "translateY(14px)", over = 0.36, until = END, leave = FADE } = options;
  return keyframes(selector, [
    [at, `opacity:0;transform:${from}`],
    [at + over, "opacity:1;transform:none"],
    [until, "opacity:1;transform:none"],
    [until + leave, "opacity:0;transform:none"],
    [SECONDS, `opacity:0;transform:${from}`],
  ]);
}

/** Hides an element from `at` to `back`. */
export function fadeOut(selector, at, { over = 0.2, back = END + 0.1 } = {}) {
  return keyframes(selector, [
    [at, "opacity:1"],
    [at + over, "opacity:0"],
    [back, "opacity:0"],
    [back + FADE, "opacity:1"],
  ]);
}

/** Draws an SVG path (with pathLength=1) from its start. It is invisible before: a round cap would show as a dot. */
export function drawPath(selector, at, { over = 0.6, until = END, leave = FADE } = {}) {
  return keyframes(
    selector,
    [
      [at, "stroke-dashoffset:1;opacity:0"],
      [at + 0.02, "stroke-dashoffset:1;opacity:1"],
      [at + over, "stroke-dashoffset:0;opacity:1"],
      [until, "stroke-dashoffset:0;opacity:1"],
      [until + leave, "stroke-dashoffset:0;opacity:0"],
      [SECONDS, "stroke-dashoffset:1;opacity:0"],
    ],
    EASE_IN_OUT,
  );
}

/** Uncovers an element from the left. */
export function wipeIn(selector, at, { over = 0.5, until = END, leave = FADE } = {}) {
  const shut = "clip-path:inset(-4px 100% -4px -4px)";
  const open = "clip-path:inset(-4px -4px -4px -4px)";
  return keyframes(
    selector,
    [
      [at, `${shut};opacity:1`],
      [at + over, `${open};opacity:1`],
      [until, `${open};opacity:1`],
      [until + leave, `${open};opacity:0`],
      [until + leave + 0.01, `${shut};opacity:0`],
      [SECONDS, `${shut};opacity:1`],
    ],
    EASE_IN_OUT,
  );
}

export function pressButton(selector, at) {
  return keyframes(selector, [
    [at, "transform:none"],
    [at + 0.12, "transform:scale(.94)"],
    [at + 0.36, "transform:none"],
  ]);
}

/** Moves the pointer from one point to another, where it clicks at `at` and disappears. */
export function movePointer(selector, from, to, at) {
  const place = ([x, y]) => `translate(${x}px,${y}px)`;
  return keyframes(
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
    EASE_IN_OUT,
  );
}

/**
 * HTML of a text that appears word by word. Its container has to fade out at the end.
 * @param {string} text "[1]" before a word becomes a citation mark
 * @param {number} at
 * @param {number} [pace] seconds per word
 */
export function revealWords(text, at, pace = 0.055) {
  const word = (part, i) => {
    const mark = part.match(/^\[(\d)\](.*)$/);
    const inner = mark ? `<sup class="mark">${mark[1]}</sup>${mark[2]}` : part;
    return `<span class="word" style="animation-delay:${(at + i * pace).toFixed(3)}s">${inner}</span>`;
  };
  return text.split(" ").map(word).join(" ");
}

export const animationCss = `
@keyframes word{from{opacity:0}to{opacity:1}}
.word{animation:word .2s linear both}
path[pathLength],line[pathLength],circle[pathLength]{stroke-dasharray:1}
`;
