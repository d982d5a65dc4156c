import { questions } from "~/content/pages/services-questions";
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
    lead: "Outcome-as-a-Service has four steps. The pilot price covers three, a monthly fee the fourth.",
    steps: [
      {
        title: "Agree the outcome and its measure",
        description:
          "Name a queue or a cost. Before our first access both sides sign one page, with the measure and the price.",
      },
      {
        title: "Pilot on your own data",
        description:
          "A small team builds a working version in your tenancy, on real cases. Each week a report says, case by case, what was right.",
      },
      {
        title: "Prove it",
        description:
          "On the agreed date you read the measure from your own system. It has to meet the target over the stated period.",
      },
      {
        title: "Run it, then hand it over",
        description:
          "We run it while that is the cheaper way. On a date that you choose, your team takes over.",
      },
    ],
  },
  terms: {
    heading: "What is settled before you sign",
    lead: "Most of it is on the page, the rest in a contract that your counsel reads in draft.",
    items: [
      {
        title: "What decides the price",
        description:
          "How many systems the pilot reads, how many kinds of case, how much proof your rules ask for. You know the sum from the draft; it is payable whether or not the target is reached.",
      },
      {
        title: "What follows",
        description:
          "A monthly fee from the month after the target is reached; none for a quarter that falls short of it. Cloud and model charges go to your own accounts, at cost.",
      },
      {
        title: "Who owns it",
        description:
          "You, from the first day, also when the target is missed: code, prompts, rules, test cases, runbook, whatever it learned from your data. Products and workbench are licensed; for five years after the handover we supply the workbench's security fixes.",
      },
      {
        title: "When the target is missed",
        description: "Stop there, or agree a price for one more round against the same target.",
      },
      {
        title: "How it ends",
        description:
          "Stop a pilot on any day and owe its finished steps. A running system stops after the notice on the page.",
      },
    ],
  },
  specimens: {
    heading: "What it looks like on paper",
    lead: "Type your own case into the page that both sides sign.",
    papers: ["Your page", "Example", "Report", "Runbook"],
  },
  questions,
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build. Advice for each has one price, agreed before.",
  },
} satisfies ServicesContent;
