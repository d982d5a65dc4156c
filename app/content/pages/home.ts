import type { HomeContent } from "~/content/types/single-pages";

export const home = {
  meta: {
    title: "Home",
    description:
      "A consultancy for AI, data and blockchain. We agree one measurable outcome with you and prove it on your own data, at a fixed pilot price.",
  },
  head: {
    heading: "One AI or data\u00a0outcome, one\u00a0pilot\u00a0price",
    lead: "With a bank, a ministry or a manufacturer we agree what should change and how to count it. We prove it on your data; then we run it or hand it over.",
    action: "Schedule a call",
  },
  video: "heroes/home",
  sound: "company",
  pitch: {
    heading: "Most transformations fall\u00a0short. There\u00a0is\u00a0a\u00a0way\u00a0out.",
    lead: "Such programmes can run for years before anyone measures what changed; we measure it in the pilot.",
    figures: [
      {
        figure: "70%",
        caption: "Digital transformations that fail",
        source: "BCG, 2020: those short of their targets",
      },
      {
        figure: "95%",
        caption: "Innovation initiatives that fail",
        source: "MIT NANDA, 2025: generative AI pilots without a measurable return",
      },
    ],
  },
  specimen: {
    heading: "The page that both sides sign",
    lead: "A part of it, for an invented case. Begin with your own: three lines here, the others on the page.",
    clause: "Pilot price, own costs",
    button: "Open your page",
  },
  services: {
    heading: "Three practices, one way of working",
    lead: "Advice is sold on its own; a pilot needs none.",
    practices: [
      {
        image: "home/agentic-ai",
        alt: "An agent carrying fields from a paper form into a screen, with a pen ready beside it",
        title: "Agentic AI",
        description: "Agents do the retyping and look up what is missing. A person still checks the answer.",
        url: "/agentic-ai",
      },
      {
        image: "home/data-analytics",
        alt: "Source systems joined by one clean line of light, with two checks on it, to a screen with a curve",
        title: "Data and analytics",
        description: "Orders stand beside a forecast with its range, and every column shows its rule.",
        url: "/data-analytics",
      },
      {
        image: "home/digital-assets",
        alt: "Two company buildings with one linked ledger between them and a token on its way",
        title: "Blockchain and digital assets",
        description: "Two firms check each entry in a shared ledger instead of comparing their books.",
        url: "/block-chain-digital-assets",
      },
    ],
  },
  products: {
    heading: "Four products, ready to pilot",
    lead: "Three use AI; the fourth is a record that travels with goods.",
  },
  banner: { heading: "Ask us about these 6 now", button: "Schedule now" },
  solutions: {
    heading: "One industry at a time",
    lead: "Choose your sector to see where we would start.",
    button: "EXPLORE SOLUTIONS",
  },
  offices: {
    heading: "Where to find us",
  },
} satisfies HomeContent;
