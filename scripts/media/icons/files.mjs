import { logoIcon } from "./logo.mjs";

/** With its middle at 17, a line two units wide covers whole pixels at 16 and at 32 pixels. */
const small = { share: 0.84, stroke: 2.2, dot: 3.6, corner: 7, stretch: 1.85, middle: 17 };
const large = { share: 0.72, stroke: 1.7, dot: 2.9, corner: 0, stretch: 1.6 };

/** Every icon by its path below public/, with the widths in pixels of its images. */
export const ICONS = {
  "favicon.svg": { svg: logoIcon(small) },
  "favicon.ico": { svg: logoIcon(small), sides: [16, 32] },
  "apple-touch-icon.png": { svg: logoIcon(large), sides: [180] },
};
