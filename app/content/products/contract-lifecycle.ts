import type { ProductPage } from "~/content/types";

export const contractLifecycle = {
  kind: "product",
  url: "/contract-lifecycle",
  name: "Contract Lifecycle Management",
  product: "Contract Lifecycle AI Copilot",
  number: "/02",
  practice: "ai",
  meta: {
    title: "Contract Lifecycle Management",
    description:
      "From first draft to renewal notice: a copilot that knows your clauses, watches the dates and flags what needs a lawyer.",
  },
  head: {
    heading: "Contract Lifecycle AI Copilot",
    tagline: "Accelerate Cycle Times. Reduce Administrative Burden",
    lead: "It drafts from your own clauses, reads what the other side changed and remembers every date. Lawyers keep the judgement and lose the retyping.",
  },
  film: "heroes/contract-lifecycle",
  summary: "Drafts from your clause library, tracks every obligation and flags what a lawyer has to see.",
  sections: [
    {
      index: 1,
      title: "Drafting",
      description:
        "Most first drafts are an old contract with the names replaced, mistakes included. This one is put together from clauses that your legal team has approved.",
      details: [
        {
          subtitle: "From a request form",
          content:
            "A buyer answers eight questions about the supplier, the sum and the data involved. The copilot picks the template, the annexes and the governing law that fit.",
        },
        {
          subtitle: "Clauses with a history",
          content:
            "Behind each clause stand its fallback positions and the deals that used them. A negotiator sees how far colleagues have gone before she goes further.",
        },
        {
          subtitle: "Redlines explained",
          content:
            "The other side returns the document with ninety changes. The copilot sorts them into wording, money and risk, and the lawyer begins with risk.",
        },
        {
          subtitle: "Definitions that agree",
          content:
            "It finds the term used in annex three that nobody defined, and the notice period that differs between two pages. Such slips rarely survive to signature.",
        },
      ],
      video: "loops/contract-lifecycle-drafting",
      videoLabel:
        "Approved clauses slide from a library into a draft agreement, and one of them is highlighted",
    },
    {
      index: 2,
      title: "Management and tracking",
      description:
        "After the signature a contract becomes a file that nobody opens until something goes wrong. The copilot reads it once and keeps its promises in sight.",
      details: [
        {
          subtitle: "Obligations as a list",
          content:
            "Delivery dates, reports, insurance certificates and price reviews become entries with an owner. The account manager opens a list where there used to be a drawer.",
        },
        {
          subtitle: "Notice before the deadline",
          content:
            "A renewal that runs on by itself is announced early enough to decide. The note says what ending it would take and which clause says so.",
        },
        {
          subtitle: "Approvals in sequence",
          content:
            "Finance, security and legal see the parts that concern them, one after the other or side by side. The requester can see on whose desk it lies.",
        },
        {
          subtitle: "Amendments in their place",
          content:
            "Four amendments later, the copilot shows the text that is in force today, with the document and date behind every altered line.",
        },
      ],
      video: "loops/contract-lifecycle-tracking",
      videoLabel: "A timeline of contract obligations, with a renewal notice coming due and its owner named",
    },
    {
      index: 3,
      title: "Insights and analytics",
      description:
        "Ask a legal department how many contracts carry an uncapped liability, and somebody starts reading. The copilot has read them and can show the pages.",
      details: [
        {
          subtitle: "A map by clause",
          content:
            "The portfolio is laid out by clause type and wording. Outliers stand apart from the crowd, and a click on one opens the contract at that paragraph.",
        },
        {
          subtitle: "Questions in plain words",
          content:
            "Which suppliers may raise prices this quarter? The answer is a table with a quotation per row, and the procurement lead can check each of them.",
        },
        {
          subtitle: "Where time is spent",
          content:
            "Dates of drafts and comments show which clause holds up signatures. Often a standard position is the cause, and changing it is cheaper than arguing.",
        },
        {
          subtitle: "What it cannot tell",
          content:
            "Scanned side letters with missing pages are marked as unread. A total that leaves them out says so next to the total, in the same type size.",
        },
      ],
      video: "loops/contract-lifecycle-insights",
      videoLabel:
        "A portfolio of contracts arranged as a map by clause type, with a few outliers standing apart",
    },
    {
      index: 4,
      title: "Compliance",
      description:
        "A policy is a good intention until it meets a contract on a Thursday evening. The copilot holds the two against each other before anyone signs.",
      details: [
        {
          subtitle: "Policy checked line by line",
          content:
            "Each rule of your contract policy is a check with a plain result: met, not met, or needs a person. The third is the reason to have lawyers.",
        },
        {
          subtitle: "New law, old contracts",
          content:
            "When a regulation changes, the copilot lists the agreements it touches and drafts the amendment letter. The compliance officer decides which of them go out.",
        },
        {
          subtitle: "Signing authority",
          content:
            "It knows who may sign what, up to which sum and with whose countersignature. An agreement with the wrong signatory does not leave the building.",
        },
        {
          subtitle: "Evidence for audits",
          content:
            "Every check, override and approval is kept with its time and its author. The auditor takes a sample and finds the file complete.",
        },
      ],
      video: "loops/contract-lifecycle-compliance",
      videoLabel: "A policy check runs down an agreement and flags one clause for a lawyer's decision",
    },
  ],
} satisfies ProductPage;
