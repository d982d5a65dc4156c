import type { ServicesContent } from "~/content/types/single-pages";

export const servicesPage = {
  meta: {
    title: "Our Services",
    description:
      "AI, data and blockchain consulting scoped by its result: the signed measure, the price of a pilot, what a miss costs, and the handover.",
  },
  head: {
    heading: "Start with the result",
    lead: "We are consultants for AI, data and blockchain. Tell us what should change and how you would know. We price results, not hours.",
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
          "Our small team builds a working version inside your tenancy, with access that your administrator grants. The people who do the work today bring real cases, awkward ones included, so expect poor scores at first. The pilot ends with a report, case by case, of what was right and wrong.",
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
          "One price for the pilot, fixed before it starts, and a monthly fee for running. Cloud and model charges go straight to your own accounts, so you pay them at cost.",
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
          "Everything you need to continue without us: source code, prompts and rules, the test cases with their answers, the runbook, and licences that were in your name from the start.",
      },
      {
        title: "When the figure is missed",
        description:
          "We will say so, with the cases behind it. The price of the pilot is still due, and what was built is yours. You may stop there, or agree a price for one more round against the same figure. The monthly fee starts only once the figure is reached, and is due for each month that holds it.",
      },
      { title: "How long it takes", own: ["typicalPilot", "longestPilot"] },
      { title: "Where liability ends", own: ["liability"] },
    ],
  },
  specimens: {
    heading: "What it looks like on paper",
    lead: "Three specimens from one invented pilot: the page that both sides sign, the report on one of its weeks, and the contents of its runbook. Every figure is an example.",
  },
  questions: {
    heading: "Ten questions from security and procurement",
    lead: "These answers hold for every client. The rest is agreed in writing before a pilot starts.",
    items: [
      {
        title: "Who is provider and who is deployer under the AI Act?",
        description:
          "For our three AI products we are the provider and you are the deployer (Article 3). A\u00a0system built for you and put into service under your name makes you its provider, so the signed page says whose name it carries and who prepares the documents.",
      },
      {
        title: "Where is our data?",
        description:
          "In your tenancy, in the region you chose for it, and we keep no copy elsewhere. A model that is called from there is named on the page, with its host and region.",
      },
      {
        title: "Which subcontractors do you use?",
        description:
          "The signed page names any that could see your data. We ask in writing before adding one, and you may refuse.",
      },
      {
        title: "What happens at exit?",
        description:
          "You choose the date, and everything you need will be in your accounts by that date: code, prompts and rules, test cases, runbook. Your administrator closes our access, and we will confirm in writing what we deleted.",
      },
      {
        title: "Do your contracts have the terms that DORA requires?",
        description:
          "With a financial entity we agree the terms of Article 30(2), and those of Article 30(3) where the function is critical or important. They cover access and audit, incidents, the location of data and exit, and you enter the contract in your register of information.",
      },
      {
        title: "Which models do you use, and what if one changes?",
        description:
          "The page names each model, its version and its host. A new version has to pass your own test cases, and goes live when you approve it.",
      },
      {
        title: "Are you insured?",
        description:
          "The cover that a pilot needs, and its sums, are agreed in writing before it starts. The insurer's certificate comes with the contract.",
        own: ["insurance"],
      },
      {
        title: "May we audit you?",
        description:
          "You, your auditor and your supervisor may inspect what we built, its logs and every access we had. Notice and scope are agreed in writing; the records are in your tenancy, so you can read them at any time.",
      },
      {
        title: "What happens in an incident?",
        description:
          "We will tell your named contact without delay, preserve the evidence and help you contain it. The deadline is agreed in writing, short enough for your own, such as the 72 hours of the GDPR (Article 33).",
      },
      {
        title: "Is what you build accessible?",
        description:
          "Screens for your staff and customers are built to WCAG 2.2, level AA, and tested with keyboard and screen reader. Where EN 301 549 or the European Accessibility Act applies, the signed page says so and the pilot is tested against it.",
      },
    ],
  },
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build. An advisory service beside each helps you decide what should be built, and who will answer for it.",
  },
} satisfies ServicesContent;
