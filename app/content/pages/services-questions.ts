import type { ServicesContent } from "~/content/types/single-pages";

/** Those of security and procurement. */
export const questions = {
  heading: "Questions from security and procurement",
  items: [
    {
      title: "Where is our data, and who reads it?",
      description:
        "Stored in your tenancy, on accounts that your administrator can close. Reading it from New York, Dubai or New Delhi is a transfer (GDPR, Chapter V): readers, countries and safeguard are on the page.",
    },
    {
      title: "Do you sign a contract for data processing?",
      description: "Yes, before the first access (GDPR, Article 28(3)), on our terms or yours.",
    },
    {
      title: "Do model hosts keep prompts or train on them?",
      description:
        "Your contract with the host decides; its terms are on the page. A new model passes your test cases first, and you approve it.",
    },
    {
      title: "Who is the provider under the AI Act?",
      description:
        "For our three AI products we are the provider, you the deployer. Using what we develop under your own name makes you its provider (Article 3(3)); so does rebranding or substantially changing a high-risk system (25).",
    },
    {
      title: "Which subcontractors do you use?",
      description: "Those on the page. We ask in writing before adding one, and you may refuse.",
    },
    {
      title: "Are you certified, penetration-tested and insured?",
      description:
        "Our answers and the insurer's certificate reach you before you sign. Your testers may attack what runs in your tenancy.",
    },
    {
      title: "When do you tell us of an incident?",
      description:
        "Without delay, because your deadlines set ours: 72 hours for personal data (GDPR, Article 33), 24 for a warning under NIS2 (Article 23), a bank's four from classifying an incident as major (2025/301). Where the Cyber Resilience Act covers our products or the workbench, we report an exploited flaw within 24 hours (Article 14).",
    },
    {
      title: "May we audit you, and does your contract meet DORA?",
      description:
        "You, your auditor and your supervisor may inspect what we built, its logs, every access we had. Financial entities get the terms of Article 30(2) and, for a critical or important function, 30(3).",
    },
    {
      title: "What happens at exit, or if your firm could not go on?",
      description:
        "What we built runs in your accounts, under your licences, with its runbook. We confirm in writing that we hold no copy of your data.",
    },
    {
      title: "Is what you build accessible?",
      description:
        "Screens meet WCAG 2.2, level AA. Where EN 301 549 or the European Accessibility Act applies, the contract says so and we test against it.",
    },
    {
      title: "How soon do you mend a fault?",
      description: "Within the hours in the contract.",
    },
  ],
} satisfies ServicesContent["questions"];
