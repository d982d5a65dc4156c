import type { Rule } from "../claim";

/** The studies behind the two figures; each is dated by its publication. */
export const figures: readonly Rule[] = [
  {
    confirm: "The figure is the study's, and is described as narrowly as the study allows.",
    words: ["70%", "BCG, 2020: fell short of their targets"],
    source: "Boston Consulting Group, Flipping the Odds of Digital Transformation Success, October 2020",
    since: "2020-10-29",
    checked: "2026-11-25",
  },
  {
    confirm: "The figure is the study's, and is described as narrowly as the study allows.",
    words: ["95%", "MIT NANDA, 2025: generative AI pilots only, without a measurable return"],
    source: "MIT NANDA, The GenAI Divide: State of AI in Business 2025, July 2025",
    since: "2025-07-01",
    checked: "2026-11-25",
  },
];
