/** Small numeric helpers shared by the scenes. Everything is deterministic. */

export const TAU = Math.PI * 2;

/** Linear interpolation. */
export const mix = (a, b, t) => a + (b - a) * t;

export const clamp01 = (x) => Math.min(1, Math.max(0, x));

/** 0 below `from`, 1 above `to`, with soft shoulders. */
export function smooth(from, to, x) {
  const t = clamp01((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const fract = (x) => x - Math.floor(x);

/** A bell of height 1 around `centre`; `width` is the distance at which it has fallen to 1/e. */
export function bell(x, centre, width) {
  const d = (x - centre) / width;
  return Math.exp(-d * d);
}

/** Shortest distance between two phases on a circle of length 1: pulses that wrap need it. */
export function phaseDistance(a, b) {
  const d = fract(a - b);
  return d < 0.5 ? d : 1 - d;
}

/**
 * A comet on a circle of length 1: sharp in front, a long tail behind.
 * `phase` is the place looked at minus the place of the head.
 */
export function comet(phase, head, tail) {
  const behind = fract(-phase);
  const d = behind < 0.5 ? behind / tail : (1 - behind) / head;
  return Math.exp(-d * d);
}

/**
 * Seeded random numbers in [0, 1) (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A roughly normal deviate (sum of three uniforms), mean 0, standard deviation about 0.5. */
export const gaussian = (next) => next() + next() + next() - 1.5;
