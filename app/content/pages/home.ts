import type { HomeContent } from "~/content/types/single-pages";

export const home = {
  meta: {
    title: "Home",
    description:
      "AI, data and blockchain for enterprises, banks and governments: one measurable outcome, proven on your own data at a fixed pilot price.",
  },
  head: {
    heading: "One measurable outcome, one fixed pilot price",
    lead: "For enterprises, banks and governments that want AI, data or blockchain at work. We agree one outcome, prove it on your data, then run it or hand it over.",
    action: "Schedule a call",
  },
  video: "heroes/home",
  sound: "company",
  pitch: {
    heading: "Most transformations fall\u00a0short. There\u00a0is\u00a0a\u00a0way\u00a0out.",
    lead: "Programmes like these can run for years before anyone measures what they changed. We measure it in the pilot.",
    figures: [
      {
        figure: "70%",
        caption: "of digital transformations fail",
        source: "BCG, 2020: fell short of their targets",
      },
      {
        figure: "95%",
        caption: "of innovation initiatives fail",
        source: "MIT NANDA, 2025: generative AI pilots only, without a measurable return",
      },
    ],
  },
  specimen: {
    heading: "The page that both sides sign",
    lead: "Four of its clauses, for an invented case. Begin with your own: three fields, then the whole page.",
    clauses: ["Outcome", "Measure", "Reached, held, missed", "Pilot price, own costs"],
    button: "Write the page",
  },
  services: {
    heading: "Three practices, one way of working",
    lead: "Each begins with advice, before anything is built.",
    practices: [
      {
        image: "home/agentic-ai",
        alt: "An agent carrying fields from a paper form into a screen, with a pen ready beside it",
        title: "Agentic AI",
        description:
          "Agents do the retyping, look up what is missing and prepare the answer; a person still checks it.",
        url: "/agentic-ai",
      },
      {
        image: "home/data-analytics",
        alt: "Source systems joined by one clean line of light, with two checks on it, to a screen with a curve",
        title: "Data and analytics",
        description:
          "Sales directors see this week's orders, a forecast with its range, and the rule behind every column.",
        url: "/data-analytics",
      },
      {
        image: "home/digital-assets",
        alt: "Two company buildings with one linked ledger between them and a token on its way",
        title: "Blockchain and digital assets",
        description:
          "Two firms that trade daily check each entry in a shared ledger, and stop comparing two sets of books.",
        url: "/block-chain-digital-assets",
      },
    ],
  },
  products: {
    heading: "Four products, ready to pilot",
    lead: "AI for service calls, contracts and teams, and a record that travels with goods. Judge each on your own material.",
  },
  banner: { heading: "Ask us about these 6 now", button: "Schedule now" },
  solutions: {
    heading: "One industry at a time",
    lead: "Choose your sector to see the cases we would start with, and the decisions we would leave to a person.",
    button: "EXPLORE SOLUTIONS",
  },
  offices: {
    heading: "Where to find us",
    lead: "Our offices are in New\u00a0York, Dubai and New\u00a0Delhi. You can also book a call.",
  },
} satisfies HomeContent;
