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
    lead: "Outcome-as-a-Service runs in four steps. You may stop after any of them, and owe only the steps that are finished.",
    steps: [
      {
        title: "Agree the outcome and its measure",
        description:
          "You name a queue, a cost or a delay, and the person who answers for it. We read the records behind it and draft a single page: outcome, measure, baseline and target, a floor of quality, the price and your own costs. Both sides sign. Where a measure would take a year, the pilot is read on your past cases.",
      },
      {
        title: "Pilot on your own data",
        description:
          "Our small team builds a working version inside your tenancy, with access that your administrator grants. Expect poor scores at first, since the people who do the work today bring real cases, awkward ones included. Every week you get a report, case by case, of what was right and wrong.",
      },
      {
        title: "Prove it and run it",
        description:
          "On the agreed date you read the measure from your own system. If it met the target over the stated period, such as three of the last four weeks, we put the pilot into daily operation, watch it, repair it and report on it. Your people keep every decision they make today.",
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
          "We build, test, run and write things down. You grant access, name the person who answers for the outcome, and give us time with the people who know the cases.",
      },
      {
        title: "What it costs",
        description:
          "One pilot price, and a monthly fee for running. Cloud and model charges go straight to your own accounts at cost. They are estimated on the page, with the hours of your people, before you sign.",
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
          "Everything you need to continue without us: source code, prompts and rules, the test cases with their answers, the runbook, and licences that were in your name from the start.",
      },
      {
        title: "When the target is missed",
        description:
          "We will say so, with the cases behind it. The pilot price is payable and what was built is yours. You may stop there, or agree a price for one more round against the same target. Running fees start only once the target is reached, and are payable only for months that meet it.",
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
    lead: "Three specimens from one invented pilot: the page that both sides sign, the report on one of its weeks, and the contents of its runbook. Every figure is an example. Type your own case, and the page is yours.",
    papers: ["The page", "The report", "The runbook"],
  },
  questions: {
    heading: "Questions from security and procurement",
    lead: "These answers hold for every client. Where we have not published an answer yet, we say what you get instead.",
    items: [
      {
        title: "Who is provider and who is deployer under the AI Act?",
        description:
          "For our three AI products we are the provider and you are the deployer (Article 3). A\u00a0system that you put into service under your name makes you its provider; a high-risk one also does when you rebrand or substantially change it (Article 25). The signed page says who is which, from when, and who prepares the documents.",
      },
      {
        title: "Where is our data, and who can read it?",
        description:
          "In your tenancy, in the region you chose for it; we keep no copy elsewhere. Our people read it there from the countries that the page names. From New York, Dubai or New Delhi that is a transfer (GDPR, Chapter V), and the page gives its safeguard.",
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
          "You choose the date, and everything you need will be in your accounts by that date: code, prompts and rules, test cases, runbook. Your administrator closes our access, and we will confirm in writing what we deleted.",
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
    lead: "Three practices build. Beside each, an advisory service helps you decide what should be built, and who will answer for it.",
  },
} satisfies ServicesContent;
