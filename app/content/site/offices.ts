import type { Office } from "~/content/types/sections";

export const offices: readonly Office[] = [
  {
    title: "New York",
    description: "Works with enterprises and banks across the Americas, and is home to the AI practice.",
    address: ["Financial District", "New York, NY", "United States"],
    image: "offices/new-york",
    alt: "New York high-rises and water tanks on the waterfront with a bridge, seen from above",
  },
  {
    title: "Dubai",
    description: "Serves governments and energy companies in the Gulf, and leads the blockchain practice.",
    address: ["Business Bay", "Dubai", "United\u00a0Arab\u00a0Emirates"],
    image: "offices/dubai",
    alt: "Old houses with wind towers along a creek with a dhow, and Dubai's tallest tower behind them",
  },
  {
    title: "New Delhi",
    description: "Builds and runs what the practices design, and trains the teams that take it over.",
    address: ["Connaught Place", "New Delhi", "India"],
    image: "offices/new-delhi",
    alt: "A circle of white colonnaded buildings around a park with a flag in New Delhi, auto-rickshaws in front",
  },
];
