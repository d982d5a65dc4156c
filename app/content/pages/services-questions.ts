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
      description: "Yes, before the first access (GDPR, Article 28(3)), on our terms or on yours.",
    },
    {
      title: "Do model hosts keep prompts or train on them?",
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
      description:
        "Our answers and the insurer's certificate reach you before you sign. Your own testers may attack what runs in your tenancy.",
    },
    {
      title: "When do you tell us of an incident?",
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
      description: "What we built runs in your accounts, under your licences, with its runbook.",
    },
    {
      title: "Is what you build accessible?",
      description:
        "Screens are built to WCAG 2.2, level AA, and tested with keyboard and screen reader. Where EN 301 549 or the European Accessibility Act applies, the signed page says so and the pilot is tested against it.",
    },
    {
      title: "How soon do you reply, and how soon to a fault?",
      description:
        "Offer slots for a call; we confirm one by email. The hours that the running fee buys are in the contract.",
    },
  ],
} satisfies ServicesContent["questions"];
