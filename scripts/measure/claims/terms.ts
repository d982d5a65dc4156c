import type { Claim } from "./claim";

/** What a client buys, and on which terms. */
export const terms: readonly Claim[] = [
  {
    confirm:
      "Every engagement is one result with its measure in writing, signed by both, with the price on that page.",
    words: [
      "we agree one result and its measure in writing, prove it in a pilot on your own data",
      "We read the records behind it and draft a single page",
      "We scope by that; hours are our concern.",
      "One result and its measure in writing",
    ],
  },
  {
    confirm:
      "A pilot has one price, agreed before it starts and due either way; the firm adds nothing to cloud and model charges.",
    words: [
      "The pilot has one price, agreed before it starts and due either way.",
      "You pay a fixed price for the pilot, hit or miss",
      "One price for the pilot, fixed before it starts, and a monthly fee for running.",
      "so you pay them at cost",
      "The price of the pilot is still due, and what was built is yours.",
      "or agree a price for one more round against the same figure",
      "and you know it before work begins",
    ],
  },
  {
    confirm: "A pilot on the client's own data comes first, and the client may stop after any step.",
    words: ["We measure it in the pilot.", "you may stop after any of them"],
  },
  {
    confirm:
      "The running fee begins when the agreed figure is reached, and is not charged for a month that does not hold it.",
    words: [
      "The running fee begins when the agreed figure is reached, and is due only while it holds.",
      "a monthly fee only while the agreed figure is held",
      "The monthly fee starts only once the figure is reached, and is due for each month that holds it.",
      "We will say so, with the cases behind it.",
      "Ties our income to the figure for as long as we run it.",
    ],
  },
  {
    confirm: "What is proven is run by the firm, and handed over on a date that the client chooses.",
    words: [
      "we put the pilot into daily operation, watch it, repair it",
      "Your team makes its first changes with us beside it",
      "You may also leave the running to us",
      "We build, test, run and write things down.",
    ],
  },
  {
    confirm: "The client owns what is built and what it learned, and gets all it takes to go on alone.",
    words: [
      "You do: what we build for you, and whatever it learned from your data.",
      "If one of our general tools is inside, the page names it",
      "Whatever it takes to go on without us",
      "What we build has to survive our absence.",
      "We write the runbook as we go, train the people who will own it",
      "When we hand over, the steps, the tests and the runs stay with you.",
      "If you end your contract with us, the same record opens",
    ],
  },
  {
    confirm:
      "The specimens show the firm's own papers: it signs such a page, writes such a report, hands over such a runbook.",
    words: [
      "Three specimens from one invented pilot",
      "This one is an example of an invented case. Yours would be as short.",
    ],
  },
  {
    confirm:
      "The answers to security and procurement are those of the firm's contracts: roles, subcontractors, exit, DORA, insurance, audit, incidents, accessibility.",
    words: [
      "For our three AI products we are the provider and you are the deployer (Article 3).",
      "and we keep no copy elsewhere",
      "A\u00a0new one is put to you in writing first, and you may refuse.",
      "and we will confirm in writing what we deleted",
      "With a financial entity we agree the terms of Article 30(2)",
      "and goes live when you approve it",
      "The insurer's certificate comes with the contract.",
      "may inspect what we built, its logs and every access we had",
      "We will tell your named contact without delay",
      "are built to WCAG 2.2, level AA, and tested with keyboard and screen reader",
    ],
  },
  {
    confirm: "Work happens in the client's tenancy, with access that is listed, kept small and given back.",
    words: [
      "We work in your tenancy, with access you grant and can withdraw.",
      "Our small team builds a working version inside your tenancy",
      "In your tenancy, on accounts that your administrator opens and can close.",
      "What we may read is listed on the page",
      "We connect the few systems it needs, inside your tenancy",
      "Cloud and model charges go straight to your own accounts",
      "If it has stood still, we will take the product out and hand back the access.",
      "Your tenancy only",
      "Our engineers get access for one piece of work, and it ends afterwards.",
      "inside your own tenancy and speaks FHIR where your systems do",
    ],
  },
  {
    confirm:
      "The first call is free, lasts thirty minutes, and is confirmed by email where no calendar is used.",
    words: [
      "A free 30‑minute consultation",
      "Schedule your free 30-minute consultation today",
      "Choose a time for a 30-minute meeting",
      "We confirm one by email.",
      "Ask us about these 6 now",
    ],
  },
  {
    confirm: "Whoever takes the calls can give this much of an opinion in half an hour.",
    words: [
      "By the end of the call we will have marked the steps that an agent could take",
      "We will sort the wait with you into reading and judgement.",
      "In half an hour we will work out which data would settle the question",
      "We will tell you whether such a fault announces itself",
      "We will sketch what a forecast would have to know about it",
      "We will tell you whether a model could have seen it",
      "We will look for the system that knew first.",
      "We will show how a machine would read the lease and where it has to ask your lawyer",
      "We will go through it with you and mark the decisions that a solver could have helped with.",
      "We will look for the first place where the mistake could be seen.",
      "In half an hour we will tell you whether it looks worth a pilot",
      "We will tell you which steps an agent could take, which need only a rule",
      "We will tell you what a board or a regulator would ask about it first",
      "We will tell you where we would look first, and whether it takes a pipeline",
      "We will tell you whether a shared ledger would pay for itself",
      "We will tell you which legal and operational questions come first",
      "We will tell you whom we would name as its owner",
      "We will mark the steps that an agent could take alone",
      "We will go through which of them a copilot could draft from your manuals",
      "We will show you where the notice would have come up",
      "We will talk about what asking every week would have shown",
      "We will tell you which entries of a passport you could fill today",
    ],
  },
];
