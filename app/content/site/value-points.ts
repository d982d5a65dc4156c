import type { TitledText } from "~/content/types/page";

export const valuePoints: readonly TitledText[] = [
  {
    title: "Rapid prototyping and testing",
    description: "Prototypes meet your own cases while changing course is still cheap.",
  },
  {
    title: "ROI-driven opportunities",
    description: "We set the return of each idea against the cost of being wrong.",
  },
  {
    title: "Specialised expertise",
    description: "AI, data and blockchain, nothing else. Those who pitch work on the project.",
  },
  {
    title: "Partnerships with academia",
    description: "Where a method is new, university researchers work on it with us.",
  },
  {
    title: "Comprehensive onboarding and training",
    description: "Your staff learn on their own cases, until they can teach a colleague.",
  },
  {
    title: "Competitive pricing",
    description: "A small team keeps the price down. You know it before you sign.",
  },
];
