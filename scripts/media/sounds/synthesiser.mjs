/** Writes a family's loop as sound: stereo samples from -1 to 1, at 48 kHz. */
import { random } from "../random.mjs";

export const RATE = 48_000;
export const SECONDS = 24;
/** It rises out of silence and returns to it: players leave a gap where they start a file again. */
const SWELL = 2.5;
/** Quiet: a third of full scale at its loudest. */
const PEAK = 0.33;

/** @param {import("./families.mjs").Family} family @returns {[Float32Array, Float32Array]} left and right */
export function synthesise({ seed, chord, notes, density, bright }) {
  const next = random(seed);
  const channels = [new Float32Array(RATE * SECONDS), new Float32Array(RATE * SECONDS)];
  for (const frequency of chord) addPad(channels, frequency, bright, next);
  for (let i = 0; i < SECONDS * density; i++) {
    const note = notes[Math.floor(next() * notes.length)];
    addBell(channels, note, { at: next() * (SECONDS - 3), gain: 0.05 + next() * 0.09, pan: next(), bright });
  }
  return finish(channels);
}

/** A tone that stands; each of its overtones swells and wanders between left and right at its own pace. */
function addPad([left, right], frequency, bright, next) {
  for (let overtone = 1; overtone <= 5; overtone++) {
    for (const detune of [-0.15, 0.15]) {
      const step = (2 * Math.PI * (frequency * overtone + detune)) / RATE;
      // Whole turns in a loop.
      const slow = (2 * Math.PI * (1 + Math.floor(next() * 3))) / (RATE * SECONDS);
      const [phase, swell, wander] = [next(), next(), next()].map((part) => part * 2 * Math.PI);
      const gain = (0.16 * bright ** (overtone - 1)) / overtone;
      for (let i = 0; i < left.length; i++) {
        const value = Math.sin(step * i + phase) * gain * (0.6 + 0.4 * Math.sin(slow * i + swell));
        const pan = 0.5 + 0.35 * Math.sin(slow * i + wander);
        left[i] += value * (1 - pan);
        right[i] += value * pan;
      }
    }
  }
}

/** A note that is struck softly and dies away. */
function addBell([left, right], frequency, { at, gain, pan, bright }) {
  const from = Math.floor(at * RATE);
  for (const [ratio, share, decay] of [
    [1, 1, 1.6],
    [2, bright, 0.9],
    [3.01, bright * bright, 0.5],
  ]) {
    const step = (2 * Math.PI * frequency * ratio) / RATE;
    for (let i = 0; i < 5 * RATE && from + i < left.length; i++) {
      const seconds = i / RATE;
      const value =
        Math.sin(step * i) * gain * share * Math.min(1, seconds / 0.03) * Math.exp(-seconds / decay);
      left[from + i] += value * (1 - pan);
      right[from + i] += value * pan;
    }
  }
}

function finish(channels) {
  let loudest = 0;
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) {
      const fromEdge = Math.min(i, channel.length - 1 - i) / (SWELL * RATE);
      if (fromEdge < 1) channel[i] *= 0.5 - 0.5 * Math.cos(Math.PI * fromEdge);
      loudest = Math.max(loudest, Math.abs(channel[i]));
    }
  }
  for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i] *= PEAK / loudest;
  return channels;
}
