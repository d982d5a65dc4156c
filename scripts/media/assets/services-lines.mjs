// The drawn segments of the three lines that lead down the services page: AI, data and ledger.
import { palette } from "../palette.mjs";
import { joined, line } from "./drawing.mjs";

/** Between two lines; a part is this high in hundredths of its width, times eight, where they turn. */
const GAP = 0.45;
const left = (index) => index * GAP;
const right = (index) => 100 - (2 - index) * GAP;

/** Where they begin to leave the film, and how high they go on their way to its edge. */
const FILM = [
  [70, 29, 30, 12],
  [74, 42, 34, 28],
  [76, 43, 47, 42],
];
/** Where they cross on their way to the left, and the heights that bend them before and after. */
const TURN = [
  { x: 48, y: 51, from: 96, to: -34 },
  { x: 62, y: 46, from: 30, to: 22 },
  { x: 50, y: 43, from: 2, to: 44 },
];

/** The middles of three cards. */
const CARDS = [17.4, 50, 82.6];

const DARK = [palette.coral, palette.teal, palette.iris];
const onDark = (title, halves) =>
  joined(
    title,
    ...[0, 1].map((half) => DARK.map((colour, index) => line(halves(index)[half], colour)).join("")),
  );

/** A line appears out of the film's light. */
const fading = DARK.map(
  (colour, index) =>
    `<linearGradient id="g${index}" gradientUnits="userSpaceOnUse" x1="${FILM[index][0]}" x2="${FILM[index][0] + 14}">` +
    `<stop stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}"/></linearGradient>`,
);

const n = (value) => Number(value.toFixed(3));

export const servicesLines = {
  "three-lines-video.svg": joined(
    "Three lines leave the film",
    fading.join("") +
      FILM.map(([x, y, y1, y2], index) => {
        const end = n(right(2 - index));
        return line(`M${x} ${y}C${x + 12} ${y1} ${end} ${y2} ${end} ${y2 + 32}V100`, `url(#g${index})`);
      }).join(""),
  ),
  "three-lines-turn.svg": onDark("They turn to the left and cross", (index) => {
    const { x, y, from, to } = TURN[index];
    const [start, end] = [n(right(2 - index)), n(left(index))];
    return [
      `M${start} 0C${start} 60 ${x + 25} ${from} ${x} ${y}`,
      `M${x} ${y}C${x - 25} ${2 * y - from} ${end} ${to} ${end} 100`,
    ];
  }),
  // Eight gaps high: the lines lie side by side in its middle.
  "three-lines-steps.svg": onDark("As one rope through the steps", (index) => {
    const y = 62.5 - 12.5 * index;
    const [from, to] = [n(left(index)), n(right(index))];
    const [a, b] = [n(5 * GAP), n(100 - 5 * GAP)];
    return [`M50 ${y}H${b}Q${to} ${y} ${to} 100`, `M${from} 0Q${from} ${y} ${a} ${y}H50`];
  }),
  // Each turns to the middle of a card of its row, on paper.
  "three-lines-cards.svg": joined(
    "Each leads to its practice",
    [palette.coral, palette.tealDeep, palette.irisDeep]
      .map((colour, index) => {
        const [from, to, y] = [n(right(index)), CARDS[index], 30 + 10 * index];
        return line(
          `M${from} 0Q${from} ${y} ${from - 2} ${y}H${to + 2}Q${to} ${y} ${to} ${y + 30}V100`,
          colour,
        );
      })
      .join(""),
  ),
};
