// The drawn pieces of the thread that leads down the home page.
import { palette } from "../palette.mjs";
import { drawing, line } from "./drawing.mjs";

const area = (d) => `<path d="${d}" fill="${palette.coral}"/>`;

/** Half the width of a line, and of its foot: two of them meet half way between two columns, both level there. */
const STRAND = 0.075;
const FOOT = 12.5;
/** The first foot reaches out further to the left. */
const OUT = 15;

const lineWithFoot = (x) => {
  const left = x === 0 ? OUT : FOOT;
  return (
    `M${x - left} 100C${x - 0.3 * left} 100 ${x - STRAND} 62 ${x - STRAND} 0H${x + STRAND}` +
    `C${x + STRAND} 62 ${x + 0.3 * FOOT} 100 ${x + FOOT} 100Z`
  );
};

export const homeThread = {
  // From the film's focus to the right, above the film's buttons, and down beside them.
  "thread-film.svg": drawing(
    "A thread leaves the film",
    line("M58.5 47C74 47 79 61 89 67S99.9 74 99.9 84V100"),
  ),
  // From beside the figures to the left of the page, in the space above the next text, and down.
  "thread-turn.svg": drawing("It turns to the left", line("M99.8 0C99.8 10 .2 5 .2 15V100")),
  // The middles of the three pictures are 18.1, 52.2 and 86.3 hundredths down; the second one is on the right.
  "thread-practices.svg": drawing(
    "It divides into three",
    line("M.1 9C.1 15 .8 18.1 2.6 18.1") +
      line("M.1 0C.1 5 99.9 -.6 99.9 6V46C99.9 50 99.4 52.2 97.4 52.2", palette.tealDeep) +
      line("M.1 18C.1 20 .7 21 .7 23V80C.7 84 1.2 86.3 2.6 86.3", palette.irisDeep),
  ),
  // Four columns.
  "thread-products.svg": drawing(
    "Four lines flow into a band",
    area([0, 25, 50, 75].map(lineWithFoot).join("")),
    -OUT,
  ),
  "thread-leave.svg": drawing("A thread leaves the band", area("M0 0H60C22 0 .16 30 .16 100H0Z")),
};
