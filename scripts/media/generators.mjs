/** The generators: what each can make, in the order of making. Share images and those of the menu come after the posters they contain. */
import { films } from "./films/items.mjs";
import { icons } from "./icons/items.mjs";
import { landscapeItems } from "./landscapes/items.mjs";
import { loops } from "./loops/items.mjs";
import { menuPictures } from "./menu/items.mjs";
import { panoramas } from "./panoramas/items.mjs";
import { pictures } from "./pictures/items.mjs";
import { shareImages } from "./share/items.mjs";
import { sounds } from "./sounds/items.mjs";
import { stills } from "./stills/items.mjs";

/**
 * @typedef {object} Item
 * @property {string} id e.g. "films/heroes/home"
 * @property {string} name what the generator's render.mjs calls it, e.g. "home"
 * @property {string} source from the root of the project
 * @property {number} [seed]
 * @property {string} sourceHash
 * @property {string[]} files below public/
 */

/** `batch` is how many items one run of the folder's render.mjs makes. */
export const generators = [
  { folder: "pictures", list: pictures, batch: 20 },
  { folder: "landscapes", list: landscapeItems, batch: 10 },
  { folder: "panoramas", list: panoramas, batch: 1 },
  { folder: "loops", list: loops, batch: 1 },
  { folder: "stills", list: stills, batch: 20 },
  { folder: "films", list: films, batch: 1 },
  { folder: "sounds", list: sounds, batch: 5 },
  { folder: "menu", list: menuPictures, batch: 40 },
  { folder: "share", list: shareImages, batch: 40 },
  { folder: "icons", list: icons, batch: 40 },
];
