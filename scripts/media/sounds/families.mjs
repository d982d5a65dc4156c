/**
 * The sound of each family of pages: a chord that stands, and notes that drop into it.
 *
 * @typedef {object} Family
 * @property {number} seed
 * @property {number[]} chord frequencies in Hz
 * @property {number[]} notes frequencies in Hz
 * @property {number} density notes per second
 * @property {number} bright how much of a tone its overtones are, from 0 to 1
 */

/** The equal-tempered frequency of a MIDI note number; 69 is A at 440 Hz. */
const hz = (note) => 440 * 2 ** ((note - 69) / 12);
const notes = (...numbers) => numbers.map(hz);

/** @type {Record<string, Family>} */
export const families = {
  /** Open fifths, few notes: the scattered ones meet. */
  company: {
    seed: 42,
    chord: notes(38, 45, 50, 57, 64),
    notes: notes(62, 64, 69, 71, 74, 76),
    density: 0.7,
    bright: 0.4,
  },
  /** A suspended chord that asks for the next step. */
  ai: {
    seed: 7,
    chord: notes(40, 47, 52, 57, 59),
    notes: notes(64, 66, 71, 73, 76),
    density: 1.1,
    bright: 0.5,
  },
  /** Low and even, with regular drops. */
  data: {
    seed: 11,
    chord: notes(36, 43, 48, 55, 62),
    notes: notes(67, 72, 74, 79),
    density: 1.6,
    bright: 0.3,
  },
  /** Bell-like, in fourths. */
  ledger: {
    seed: 23,
    chord: notes(41, 46, 53, 58, 63),
    notes: notes(65, 70, 75, 77, 82),
    density: 0.9,
    bright: 0.6,
  },
  /** A major chord, the warmest of them. */
  products: {
    seed: 31,
    chord: notes(43, 50, 55, 59, 66),
    notes: notes(67, 71, 74, 78, 79),
    density: 1,
    bright: 0.35,
  },
};
