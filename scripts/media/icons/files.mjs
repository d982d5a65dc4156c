import { icon } from "./draw.mjs";

/** At 17 a line two units wide fills whole pixels, in a tab's 16 as in 32. */
const small = { share: 0.84, stroke: 2.2, lode: 3.6, corner: 7, stretch: 1.85, middle: 17 };
const large = { share: 0.72, stroke: 1.7, lode: 2.9, corner: 7, stretch: 1.6 };

/** Every icon of the site by its path below public/: its drawing, and the sides in pixels it is made at. */
export const ICONS = {
  "favicon.svg": { svg: icon(small) },
  "favicon.ico": { svg: icon(small), sides: [16, 32] },
  "apple-touch-icon.png": { svg: icon({ ...large, corner: 0 }), sides: [180] },
  "icon-192.png": { svg: icon(large), sides: [192] },
  "icon-512.png": { svg: icon(large), sides: [512] },
  // Whatever shape a launcher cuts leaves the middle 80 % alone.
  "icon-maskable-512.png": {
    svg: icon({ share: 0.58, stroke: 1.4, lode: 2.4, corner: 0, stretch: 1.6 }),
    sides: [512],
  },
};
