import type { ServicesContent } from "~/content/types/single-pages";

export const servicesPage = {
  meta: {
    title: "Our Services",
    description:
      "AI, data and blockchain consulting scoped by its result: the signed measure, the price of a pilot, what a miss costs, and the handover.",
  },
  head: {
    heading: "Start with the result",
    lead: "We are consultants for AI, data and blockchain. Tell us what should change and how you would know. We scope by that; hours are our concern.",
  },
  film: "heroes/services",
  sound: "company",
  whatWeDo: {
    heading: "What we do",
    lead: "Outcome-as-a-Service runs in four steps. Each ends with something you can look at, and you may stop after any of them.",
    steps: [
      {
        title: "Agree the outcome and its measure",
        description:
          "You name a queue, a cost or a delay, and the person who answers for it. We read the records behind it and draft a single page: the figure, the system it is read from, the day it is read, what counts as a miss, and the price. Both sides sign.",
      },
      {
        title: "Pilot on your own data",
        description:
          "Our small team builds a working version inside your tenancy, with access that your administrator grants. The people who do the work today bring real cases, awkward ones included, so expect poor scores at first. It ends with a report, case by case, of what was right and wrong.",
      },
      {
        title: "Prove it and run it",
        description:
          "On the agreed day you read the figure from your own system. If it has been reached, we put the pilot into daily operation, watch it, repair it and report on it. Your people keep every decision they make today.",
      },
      {
        title: "Hand over",
        description:
          "You choose the date. Your team makes its first changes with us beside it and the next ones alone. You may also leave the running to us for as long as that is cheaper.",
      },
    ],
  },
  terms: {
    heading: "What the signed page settles",
    lead: "Questions that are awkward to ask later, answered before any work begins.",
    items: [
      {
        title: "Who does what",
        description:
          "We build, test, run and write things down. You grant access, name the person who answers for the figure, and give us time with the people who know the cases.",
      },
      {
        title: "What it costs",
        description:
          "One price for the pilot, fixed before it starts, and a monthly fee for running. Cloud and model charges go straight to your own accounts, so nobody can mark them up.",
      },
      {
        title: "Where it runs",
        description:
          "In your tenancy, on accounts that your administrator opens and can close. What we may read is listed on the page, and the list is kept short.",
      },
      {
        title: "Who owns it",
        description:
          "You do: what we build for you, and whatever it learned from your data. If one of our general tools is inside, the page names it and gives you the right to keep using it.",
      },
      {
        title: "What is handed over",
        description:
          "Whatever it takes to go on without us: source code, prompts and rules, the test cases with their answers, the runbook, and licences that were in your name from the start.",
      },
      {
        title: "When the figure is missed",
        description:
          "We say so, with the cases that caused it. The price of the pilot is still due, and what was built is yours. You may stop there, or agree a price for one more round against the same figure. The monthly fee starts only once the figure is reached; in a month that does not hold it, you owe none.",
      },
    ],
  },
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build. An advisory service beside each helps you decide what should be built, and who will answer for it.",
  },
} satisfies ServicesContent;
