import type { ServicesContent } from "~/content/types/single-pages";

export const servicesPage = {
  meta: {
    title: "Our Services",
    description:
      "AI, data and blockchain services priced by outcome: the page that both sides sign, the pilot, what a miss costs, and the handover.",
  },
  head: {
    heading: "AI, data and blockchain, sold\u00a0by outcome",
    lead: "Tell us what should change and how you would know. We price outcomes, not hours.",
  },
  video: "heroes/services",
  sound: "company",
  whatWeDo: {
    heading: "What we do",
    lead: "Outcome-as-a-Service runs in four steps. The pilot price covers the first three, and a monthly fee the fourth. You may stop a pilot on any day and owe the steps that are finished.",
    steps: [
      {
        title: "Agree the outcome and its measure",
        description:
          "You name a queue, a cost or a delay, and show us the records behind it. We draft a single page: outcome, measure, baseline and target, a floor of quality, the price and your own costs. Both sides sign before our first access. Where a measure would take a year, the pilot is read on your past cases.",
      },
      {
        title: "Pilot on your own data",
        description:
          "Our small team builds a working version inside your tenancy, with access that your administrator grants. Expect poor scores at first, since the people who do the work today bring real cases, awkward ones included. Every week you get a report, case by case, of what was right and wrong.",
      },
      {
        title: "Prove it",
        description:
          "On the agreed date you read the measure from your own system. The target is reached if the measure met it over the stated period, such as three of the last four weeks. Refused, returned and unsent cases count.",
      },
      {
        title: "Run it, then hand it over",
        description:
          "We put the pilot into daily operation, watch it and repair it, for as long as that is the cheaper way. You choose the date of the handover: your team makes its first changes with us beside it and the next ones alone.",
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
          "We build, test, run and write things down. You grant access, name the person who answers for the outcome, and give us time with the people who know the cases.",
      },
      {
        title: "What it costs",
        description:
          "One pilot price, payable whether or not the target is reached. A monthly fee for running starts in the month after it is reached; a month that does not hold the target carries none. Cloud and model charges go to your own accounts at cost. The page estimates them, with the hours of your people.",
      },
      {
        title: "Price band",
        own: ["priceBand"],
        description:
          "No prices are published yet. You will have the sum in writing before you decide on a pilot.",
      },
      {
        title: "Where it runs",
        description:
          "In your tenancy, on accounts that your administrator opens and can close. What we may read, who may and from which country is on the page.",
      },
      {
        title: "Who owns it",
        description:
          "What we build for you is yours from the first day, and so is whatever it learned from your data. Software that we bring, our products and the workbench, is licensed, and the page says how.",
      },
      {
        title: "What is handed over",
        description:
          "Source code, prompts and rules, the test cases with their answers, the runbook. Licences were in your name from the start. You keep the workbench in the version you have; it gets updates while we run something for you, and whether security fixes go on after that is agreed at the handover.",
      },
      {
        title: "When the target is missed",
        description:
          "We will say so, with the cases behind it. The pilot price is payable and what was built is yours. You may stop there, or agree a price for one more round against the same target.",
      },
      {
        title: "How long it takes",
        own: ["typicalPilot", "longestPilot"],
        description:
          "We have not published how long pilots usually take. Yours has its weeks on the page, counted from the day on which the last access is granted.",
      },
      {
        title: "How it ends",
        own: ["notice"],
        description:
          "You may stop a pilot on any day. For the running fee there is a notice on the page; no standard is published yet.",
      },
      {
        title: "Law and liability",
        own: ["law", "liability"],
        description:
          "Neither is published yet. Your counsel has both, with the cap on liability, before the page is signed.",
      },
    ],
  },
  specimens: {
    heading: "What it looks like on paper",
    lead: "Three specimens from one invented pilot: the page that both sides sign, the report on one of its weeks, and the contents of its runbook. Every figure is an example: type over those of the page, and it is yours.",
  },
  questions: {
    heading: "Questions from security and procurement",
    lead: "These answers hold for every client. Where we have not published an answer yet, we say what you get instead.",
    items: [
      {
        title: "Who is provider and who is deployer under the AI Act?",
        description:
          "For our three AI products we are the provider and you are the deployer (Article 3). If you have a system developed and use it under your own name, you are its provider (3(3)); of a high-risk one, also after you rebrand or substantially change it (25). The signed page says who is which, from when, and who prepares the documents.",
      },
      {
        title: "Where is our data, and who can read it?",
        description:
          "In your tenancy, in the region you chose for it, and nowhere else. Our people read it there from the countries that the page names. From New York, Dubai or New Delhi that is a transfer (GDPR, Chapter V), and the page gives its safeguard.",
      },
      {
        title: "Do you sign a contract for data processing?",
        own: ["dataProcessing"],
        description:
          "Yes, before the first access (GDPR, Article 28(3)). Our terms are not published yet, and we will work from yours.",
      },
      {
        title: "Which subcontractors do you use?",
        description:
          "The signed page names any that could see your data, and any team that builds elsewhere. We ask in writing before adding one, and you may refuse.",
      },
      {
        title: "Which models do you use, and what if one changes?",
        description:
          "Each model is on the page with its version, host and region. A\u00a0new version has to pass your own test cases, and goes live when you approve it.",
      },
      {
        title: "Do model hosts keep prompts or train on them?",
        own: ["modelHosts"],
        description:
          "Your contract with the host decides, since the account is yours. Its terms are on the page; we have not published a list of hosts yet.",
      },
      {
        title: "What happens at exit?",
        description:
          "Code, prompts and rules, test cases and runbook have been in your accounts all along. Your administrator closes our access. We confirm in writing that we hold no copy of your data.",
      },
      {
        title: "What if your firm could not go on?",
        own: ["continuity"],
        description:
          "It runs in your accounts, under your licences, with its runbook. We have not published a continuity plan yet.",
      },
      {
        title: "Do your contracts have the terms that DORA requires?",
        description:
          "With a financial entity we agree the terms of Article 30(2), and those of Article 30(3) where the function is critical or important: among them unrestricted access, inspection and audit (30(3)(e)). You enter the contract in your register of information.",
      },
      {
        title: "May we audit you?",
        description:
          "You, your auditor and your supervisor may inspect what we built, its logs and every access we had. The records are in your tenancy, so you can read them at any time without asking us.",
      },
      {
        title: "When do you tell us of an incident?",
        own: ["incidentNotice"],
        description:
          "Without delay, your named contact first; we preserve the evidence and help you contain it. Your own deadlines set ours: 72 hours for personal data (GDPR, Article 33); for a bank four from classifying an incident as major, and 24 from learning of it (2025/301). We have not published hours yet.",
      },
      {
        title: "Are you certified, penetration-tested and insured?",
        own: ["certificates", "penetrationTests", "insurance"],
        description:
          "None of the papers is published yet. We answer your security questionnaire, and you see the insurer's certificate, before you sign; your testers may attack what runs in your tenancy.",
      },
      {
        title: "Do you indemnify us over intellectual property?",
        own: ["indemnity"],
        description: "Our wording is not published yet. Your counsel has it with the draft of the contract.",
      },
      {
        title: "Is what you build accessible?",
        description:
          "Screens for your staff and customers are built to WCAG 2.2, level AA, and tested with keyboard and screen reader. Where EN 301 549 or the European Accessibility Act applies, the signed page says so and the pilot is tested against it.",
      },
      {
        title: "How soon do you reply, and how soon to a fault?",
        own: ["replyTime", "supportHours"],
        description:
          "Offer slots for a call, and one of them is confirmed by email. The signed page has the hours that the running fee buys; no standard hours are published yet.",
      },
    ],
  },
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build, each to one measure. Beside each stands an advisory service: one price, agreed before, for a decision on what to build and who will answer for it.",
  },
} satisfies ServicesContent;
