import type { ValuePoint } from "~/content/types/value-point";

export const valuePoints: readonly ValuePoint[] = [
  {
    index: 1,
    title: "Rapid prototyping and testing",
    description:
      "A prototype meets your own cases early, while changing course is cheap and the people who will use it can object.",
  },
  {
    index: 2,
    title: "ROI-driven opportunities",
    description:
      "We set the expected return of each idea against the cost of being wrong, and begin where the arithmetic is clearest.",
  },
  {
    index: 3,
    title: "Specialised expertise",
    description:
      "You work with engineers who do AI, data and ledgers and nothing else, and who come to the meeting as well as writing code.",
  },
  {
    index: 4,
    title: "Partnerships with academia",
    description:
      "Where a method is new, we work on it with university researchers and tell you plainly what is still unproven.",
  },
  {
    index: 5,
    title: "Comprehensive onboarding and training",
    description:
      "Your staff learn the system on their own cases, with us beside them, until they can teach the next colleague.",
  },
  {
    index: 6,
    title: "Competitive pricing",
    description:
      "A small team and a scope set by outcome keep the price down, and you know it before work begins.",
  },
];
