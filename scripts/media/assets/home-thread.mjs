// The drawn segments of the thread that leads down the home page.
import { palette } from "../palette.mjs";
import { drawing, joined, line } from "./drawing.mjs";

const area = (d) => `<path d="${d}" fill="${palette.coral}"/>`;

/** Half the width of a line, and of its foot: two of them meet half way between two columns, both level there. */
const STRAND = 0.075;
const FOOT = 12.5;
/** The outer feet reach out further. */
const OUT = 15;

const lineWithFoot = (x) => {
  const left = x === 0 ? OUT : FOOT;
  const right = x === 100 ? OUT : FOOT;
  return (
    `M${x - left} 100C${x - 0.3 * left} 100 ${x - STRAND} 62 ${x - STRAND} 0H${x + STRAND}` +
    `C${x + STRAND} 62 ${x + 0.3 * right} 100 ${x + right} 100Z`
  );
};

/** From the film's focus to the right, above the film's buttons, and down beside them. */
const FILM = "M0 0C37 0 49 26 73 38S100 51 100 70V100";

/** It appears out of the film's light. */
const fading =
  `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" x2="38">` +
  `<stop stop-color="${palette.coral}" stop-opacity="0"/><stop offset="1" stop-color="${palette.coral}"/></linearGradient>`;

export const homeThread = {
  "thread-video.svg": joined("A thread leaves the film", fading + line(FILM, "url(#g)")),
  // The same, glowing: the style sheet shows the part around the thread's end.
  "thread-glow.svg": joined(
    "Its head glows",
    line(FILM, "#ff6a3d26", 20) + line(FILM, "#ff6a3d66", 8) + line(FILM, palette.amber, 3),
  ),
  // Down beside the figures, to the left of the page in the space between them and the text, and down.
  "thread-turn.svg": joined(
    "It turns to the left",
    line("M100 0V62C100 66 75 66 50 66"),
    line("M50 66C25 66 0 66 0 70V100"),
  ),
  // Four columns, five rules.
  "thread-products.svg": drawing(
    "Five lines flow into a band",
    area([0, 25, 50, 75, 100].map(lineWithFoot).join("")),
    OUT,
  ),
};
