import type { ServicesContent } from "~/content/types/single-pages";

export const servicesPage = {
  meta: {
    title: "Our Services",
    description:
      "AI, data and blockchain consulting that is scoped by its result: a signed measure, a pilot on your data, a handover you can plan for.",
  },
  head: {
    heading: "Start with the result",
    lead: "We are consultants for AI, data and digital assets. Tell us what should be different in your business and how you would notice: the work is scoped by that, and the hours are ours to worry about.",
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
          "You name a queue, cost or delay, and the person who answers for it. We read the records behind it and draft a single page: the figure, the system it is read from, the day it is read, what counts as a miss, and the price. Both sides sign.",
      },
      {
        title: "Pilot on your own data",
        description:
          "A small team of ours builds a working version inside your tenancy. Your administrator grants each access; the people who do the work today bring real cases, the awkward ones first, so the early weeks can look unkind. It ends with a report, case by case, of what was right and wrong.",
      },
      {
        title: "Prove it and run it",
        description:
          "On the agreed day the figure is read, from your system and by you. If it holds, we put the thing into daily operation, watch it, repair it and report on it. Every decision that was your people's stays theirs.",
      },
      {
        title: "Hand over",
        description:
          "You choose the date. Your team makes its first changes with us beside it and the next ones without us, and then the work is yours. You may also leave the running to us, for as long as that is cheaper.",
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
          "We build, test, run and write things down. You grant access, name the person who answers for the figure, and lend us a few hours a week of the people who know the cases.",
      },
      {
        title: "What it costs",
        description:
          "One price for the pilot and one for each month of running. Cloud and model charges go to your own accounts, where nobody can add to them.",
      },
      {
        title: "Where it runs",
        description:
          "In your tenancy, on accounts that your administrator opens and can close. What we may read is listed on the page, and the list is kept short.",
      },
      {
        title: "Who owns it",
        description:
          "You do: what we build for you, and whatever it learned from your data. Where a general tool of ours is inside, the page names it and gives you the right to go on using it.",
      },
      {
        title: "What is handed over",
        description:
          "Whatever it takes to go on without us: source code, prompts and rules, the test cases with their answers, the runbook, and licences that were in your name from the start.",
      },
      {
        title: "When the figure is missed",
        description:
          "We say so, with the cases that caused it. You may stop there and keep what was built, or allow one more round against the same figure. Running is charged for once the figure is met, and not before.",
      },
    ],
  },
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build. An advisory service beside each helps you decide what should be built, and who will answer for it.",
  },
} satisfies ServicesContent;
