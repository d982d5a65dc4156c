import { instead, questions } from "~/content/pages/services-questions";
import type { ServicesContent } from "~/content/types/single-pages";

export const servicesPage = {
  meta: {
    title: "Our Services",
    description:
      "AI, data and blockchain services priced by outcome: the page that both sides sign, what a miss costs, how you leave with everything.",
  },
  head: {
    heading: "AI, data and blockchain, sold\u00a0by outcome",
    lead: "Tell us what should change and how you would know. We price outcomes, not hours.",
  },
  video: "heroes/services",
  sound: "company",
  whatWeDo: {
    heading: "What we do",
    lead: "Outcome-as-a-Service has four steps. The pilot price covers three, a monthly fee the fourth. Stop a pilot on any day and owe its finished steps.",
    steps: [
      {
        title: "Agree the outcome and its measure",
        description:
          "Name a queue, a cost or a delay, and show us its records. We draft a single page with outcome, measure, floor of quality and price. Both sides sign before our first access.",
      },
      {
        title: "Pilot on your own data",
        description:
          "Our small team builds a working version inside your tenancy. Your people bring real cases, awkward ones included. A weekly report says case by case what was right.",
      },
      {
        title: "Prove it",
        description:
          "On the agreed date you read the measure from your own system. The target is reached if the measure met it over the stated period, such as three of the last four weeks.",
      },
      {
        title: "Run it, then hand it over",
        description:
          "We keep the pilot in daily operation for as long as that is the cheaper way. You choose the date of the handover: your team makes its first changes with us and the next ones alone.",
      },
    ],
  },
  terms: {
    heading: "What is settled before you sign",
    lead: "Nearly all of it is on the page. Law, liability and support hours are in the contract that goes with it.",
    items: [
      {
        title: "Who does what",
        description:
          "We build, test, run and write things down. You grant access, name who answers for the outcome and lend us the people who know the cases.",
      },
      {
        title: "What it costs",
        description:
          "One pilot price, payable whether or not the target is reached. A monthly fee for running starts in the month after; a month that does not hold the target carries none. Cloud and model charges go to your own accounts at cost.",
      },
      {
        title: "Price band",
        own: ["priceBand"],
        description: "",
      },
      {
        title: "Where it runs",
        description: "In your tenancy, on accounts that your administrator opens and can close.",
      },
      {
        title: "Who owns it",
        description:
          "What we build for you is yours from the first day, with whatever it learned from your data. Our products and the workbench are licensed.",
      },
      {
        title: "What is handed over",
        description:
          "Source code, prompts and rules, test cases with their answers, the runbook; licences were in your name from the start. You keep the workbench as it is then. Its security fixes are agreed at the handover.",
      },
      {
        title: "When the target is missed",
        description:
          "We say so, with the cases behind it. What was built is yours. Stop there, or agree a price for one more round against the same target.",
      },
      {
        title: "How long it takes",
        own: ["typicalPilot", "longestPilot"],
        description:
          "The weeks of your pilot are on the page, counted from the day on which the last access is granted.",
      },
      {
        title: "How it ends",
        own: ["notice"],
        description: "A pilot on any day. The running after a notice, which is on the page.",
      },
      {
        title: "Law and liability",
        own: ["law", "liability"],
        description: "",
      },
    ],
  },
  specimens: {
    heading: "What it looks like on paper",
    lead: "Type your own case into the page that both sides sign. Beside it lie three papers of one invented pilot.",
    papers: ["Your page", "Example", "Report", "Runbook"],
  },
  questions,
  instead,
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build, each to one measure. Beside each stands an advisory service, at one price agreed before.",
  },
} satisfies ServicesContent;
