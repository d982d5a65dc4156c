import type { ServicesContent } from "~/content/types/single-pages";

/** Those of security and procurement. */
export const questions = {
  heading: "Questions from security and procurement",
  items: [
    {
      title: "Where is our data, and who can read it?",
      description:
        "In your tenancy, in the region you chose: nowhere else. The page names who may read it and from which country. From New York, Dubai or New Delhi that is a transfer (GDPR, Chapter V); its safeguard is on the page.",
    },
    {
      title: "Do you sign a contract for data processing?",
      own: ["dataProcessing"],
      description: "Yes, before the first access (GDPR, Article 28(3)), on our terms or on yours.",
    },
    {
      title: "Do model hosts keep prompts or train on them?",
      own: ["modelHosts"],
      description:
        "Your contract with the host decides, since the account is yours. Its terms are on the page.",
    },
    {
      title: "Who is provider and who is deployer under the AI Act?",
      description:
        "For our three AI products we are the provider and you are the deployer (Article\u00a03). Of a system developed for you that you use under your own name, you are the provider (3(3)); of a high-risk one, also after you rebrand or substantially change it (25). The signed page says who is which.",
    },
    {
      title: "Which subcontractors do you use?",
      description:
        "The signed page names any that could see your data and any team that builds elsewhere. We ask in writing before adding one. You may refuse.",
    },
    {
      title: "Are you certified, penetration-tested and insured?",
      own: ["certificates", "penetrationTests", "insurance"],
      description:
        "Our answers and the insurer's certificate reach you before you sign. Your own testers may attack what runs in your tenancy.",
    },
    {
      title: "When do you tell us of an incident?",
      own: ["incidentNotice"],
      description:
        "Without delay, your named contact first; we preserve the evidence and help you contain it. Your deadlines set ours: 72 hours for personal data (GDPR, Article 33); for a bank four from classifying an incident as major, and 24 from learning of it (2025/301).",
    },
    {
      title: "Which models do you use, and what if one changes?",
      description:
        "Each model is on the page with its version, host and region. A\u00a0new version has to pass your own test cases first; it goes live when you approve it.",
    },
    {
      title: "What happens at exit?",
      description:
        "Everything has been in your accounts all along. Your administrator closes our access; we confirm in writing that we hold no copy of your data.",
    },
    {
      title: "Do your contracts have the terms that DORA requires?",
      description:
        "With a financial entity we agree the terms of Article 30(2), and those of Article 30(3) where the function is critical or important: among them unrestricted access, inspection and audit (30(3)(e)). You enter the contract in your register of information.",
    },
    {
      title: "May we audit you?",
      description:
        "You, your auditor and your supervisor may inspect what we built, its logs and every access we had. The records are in your tenancy.",
    },
    {
      title: "What if your firm could not go on?",
      own: ["continuity"],
      description: "What we built runs in your accounts, under your licences, with its runbook.",
    },
    {
      title: "Do you indemnify us over intellectual property?",
      own: ["indemnity"],
      description: "",
    },
    {
      title: "Is what you build accessible?",
      description:
        "Screens are built to WCAG 2.2, level AA, and tested with keyboard and screen reader. Where EN 301 549 or the European Accessibility Act applies, the signed page says so and the pilot is tested against it.",
    },
    {
      title: "How soon do you reply, and how soon to a fault?",
      own: ["replyTime", "supportHours"],
      description:
        "Offer slots for a call; we confirm one by email. The hours that the running fee buys are in the contract.",
    },
  ],
} satisfies ServicesContent["questions"];

/** What is not published yet. */
export const instead = {
  heading: "What is not published yet, and what do you send us instead?",
  items: [
    {
      title: "The price of a pilot",
      own: ["priceBand"],
      description: "One sum for yours, on the draft of the page, before you decide.",
    },
    {
      title: "The price of a product",
      own: ["productPrices"],
      description: "Your offer, which also says what the fee is counted by.",
    },
    {
      title: "How long, and with what notice",
      own: ["typicalPilot", "longestPilot", "notice"],
      description: "The weeks and the notice of yours, on the same draft.",
    },
    {
      title: "Law, liability, indemnity",
      own: ["law", "liability", "indemnity"],
      description: "The contract in draft, to your counsel, before anybody signs.",
    },
    {
      title: "Terms for personal data",
      own: ["dataProcessing"],
      description: "Ours with that draft, unless you send us yours.",
    },
    {
      title: "Hosts of models",
      own: ["modelHosts"],
      description: "Each host by name, with its terms, on the draft of the page.",
    },
    {
      title: "Certificates, tests, insurance, continuity",
      own: ["certificates", "penetrationTests", "insurance", "continuity"],
      description: "Answers to your security questionnaire and the insurer's certificate, before you sign.",
    },
    {
      title: "Hours for incidents and faults",
      own: ["incidentNotice", "supportHours"],
      description: "Your hours, in the draft of the contract.",
    },
    {
      title: "Founders and engineers",
      own: ["people"],
      description: "The people who would do the work, in your first call.",
    },
    {
      title: "Research partners",
      own: ["universities"],
      description: "The researchers by name, in your proposal, where a method is new.",
    },
    {
      title: "References",
      own: ["references"],
      description: "A pilot on your own cases, which you may stop on any day.",
    },
  ],
} satisfies ServicesContent["instead"];
