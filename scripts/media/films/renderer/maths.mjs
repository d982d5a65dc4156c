export const TAU = Math.PI * 2;

/** Linear interpolation. */
export const mix = (a, b, t) => a + (b - a) * t;

export const clamp01 = (x) => Math.min(1, Math.max(0, x));

/** 0 up to `from`, 1 beyond `to`, smooth in between. */
export function smoothstep(from, to, x) {
  const t = clamp01((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const fract = (x) => x - Math.floor(x);

/** A bell curve of height 1; at `width` from the centre it has fallen to 1/e. */
export function gaussian(x, centre, width) {
  const d = (x - centre) / width;
  return Math.exp(-d * d);
}

/** Distance of two phases on a circle of length 1. */
export function phaseDistance(a, b) {
  const d = fract(a - b);
  return d < 0.5 ? d : 1 - d;
}

/** A pulse on a circle of length 1, with a front of length `head` and a tail; `phase` is measured from its peak. */
export function comet(phase, head, tail) {
  const behind = fract(-phase);
  const d = behind < 0.5 ? behind / tail : (1 - behind) / head;
  return Math.exp(-d * d);
}

/** Roughly normal: mean 0, standard deviation 0.5. @param {() => number} next uniform in [0, 1) */
export const randomNormal = (next) => next() + next() + next() - 1.5;
