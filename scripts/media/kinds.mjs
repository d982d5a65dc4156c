/** The kinds of media: how many there should be, and which program makes them. */
import { films } from "./films/items.mjs";
import { icons } from "./icons/items.mjs";
import { pictures } from "./iso/items.mjs";
import { loops } from "./loops/items.mjs";
import { shares } from "./share/items.mjs";

/**
 * @typedef {object} Item
 * @property {string} id e.g. "films/heroes/home"; `name` is what its program calls it
 * @property {string} name
 * @property {string} source
 * @property {number} [seed]
 * @property {string} sourceHash
 * @property {string[]} files below public/
 */

/** In the order of making: share images stand on posters. `batch` is how many one run of the program makes. */
export const kinds = [
  { kind: "pictures", list: pictures, program: "iso", batch: 20 },
  { kind: "loops", list: loops, program: "loops", batch: 1 },
  { kind: "films", list: films, program: "films", batch: 1 },
  { kind: "share images", list: shares, program: "share", batch: 40 },
  { kind: "icons", list: icons, program: "icons", batch: 40 },
];
