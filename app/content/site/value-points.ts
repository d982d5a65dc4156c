import type { TitledText } from "~/content/types/page";

export const valuePoints: readonly TitledText[] = [
  {
    title: "Rapid prototyping and testing",
    description:
      "A prototype meets your own cases early, while changing course is cheap and the people who will use it can object.",
  },
  {
    title: "ROI-driven opportunities",
    description:
      "We set the expected return of each idea against the cost of being wrong, and begin where the arithmetic is clearest.",
  },
  {
    title: "Specialised expertise",
    description:
      "Our people do AI, data and blockchain and nothing else. Those who pitch work on the project, and a team elsewhere is named.",
  },
  {
    title: "Partnerships with academia",
    description:
      "Where a method is new, we work on it with university researchers and tell you plainly what is still unproven.",
  },
  {
    title: "Comprehensive onboarding and training",
    description:
      "Your staff learn the system on their own cases, with us beside them, until they can teach the next colleague.",
  },
  {
    title: "Competitive pricing",
    description: "A small team and a scope set by outcome keep the price down. You know it before you sign.",
  },
];
