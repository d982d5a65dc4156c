import type { ServiceContent } from "~/content/types/pages/service";

export const aiStrategyGovernance = {
  kind: "service",
  url: "/ai-strategy-governance",
  name: "AI Strategy & Governance",
  practice: "ai",
  meta: {
    title: "AI Strategy & Governance",
    description:
      "Decide which AI uses to fund and which to refuse, and be ready for the day someone asks who approved them.",
  },
  head: {
    heading: "AI Strategy & Governance",
    headingHidden: true,
    lead: "Sooner or later someone asks which AI systems you run, who approved them and what happens when one is wrong. We help you answer, and choose the next use worth paying for.",
  },
  film: "heroes/ai-strategy-governance",
  card: {
    title: "AI Strategy & Governance",
    description:
      "Which uses of AI to fund, which to refuse, and who answers for each of them once it is running.",
    image: "services/ai-strategy-governance/card",
    alt: "A meeting table with a few model cubes under name plates and a stamp",
    linkText: "DISCOVER CAPABILITY",
    url: "/ai-strategy-governance",
  },
  blocks: [
    {
      image: "services/ai-strategy-governance/ranked-uses",
      alt: "Many idea notes on a floor with three of them lifted onto steps",
      title: "Ideas ranked by consequence",
      description:
        "A workshop leaves you with forty ideas on sticky notes and a favourite that was the director's. We cost each one by the decision it touches, the data that exists today and the price of a wrong answer. The sponsor takes a short list to the board, along with the reasons for every no.",
      features: {
        title: "Benefits",
        benefits: [
          "Owners named before money is spent",
          "Data inspected before an idea is ranked",
          "Refusals written down with their grounds",
        ],
      },
    },
    {
      image: "services/ai-strategy-governance/model-register",
      alt: "A cabinet of labelled drawers holding model cubes, one being filed from a software box",
      title: "A register of every model",
      description:
        "The model nobody registered is usually inside software you bought. We go through systems, subscriptions and busy spreadsheets, and list what each model decides, on whose data, under which supplier's terms. A risk officer who had a policy now has an inventory, with a review date against each line.",
      features: {
        title: "Benefits",
        benefits: [
          "Bought-in models listed beside your own",
          "Suppliers' terms recorded with the system",
          "Review dates given to named people",
          "Retired models kept for later questions",
        ],
      },
    },
    {
      image: "services/ai-strategy-governance/risk-classes",
      alt: "One page of questions with three lanes leading to gates of growing size",
      title: "Risk classes on one page",
      description:
        "Is this use harmless, or does it need a committee? A product owner answers a page of questions: who is affected, can they object, what does a mistake cost them? Her answers set the checks, and most uses need few. We fit the classes to the law that applies to you, and your counsel confirms.",
      features: {
        title: "Benefits",
        benefits: [
          "Light checks for low-stakes uses",
          "Human review where people are affected",
          "Legal duties mapped to each class",
        ],
      },
    },
    {
      image: "services/ai-strategy-governance/vendor-trials",
      alt: "Three vendor booths receiving the same tray of case files, with score bars above",
      title: "Suppliers tried on your cases",
      description:
        "Every vendor's demonstration works. We give the candidates the same set of your past cases, awkward ones included, and score accuracy, running cost and what their contract lets them do with your data. Your procurement lead sees when a cheap licence is dear to run. Sometimes the advice is to wait.",
      features: {
        title: "Benefits",
        benefits: [
          "Compare models on identical case files",
          "Price a year of real use",
          "Read the data clauses before signing",
          "Keep a way out to another model",
        ],
      },
      link: "/agentic-ai",
      linkText: "What we build after the choice",
    },
    {
      image: "services/ai-strategy-governance/incident-drill",
      alt: "An assistant screen with a warning lamp, a switch set to off and a checklist",
      title: "A drill for wrong answers",
      description:
        "An assistant has been quoting last year's tariff since Friday. Who switches it off, who writes to customers, and can you tell which ones? We rehearse that afternoon with the people who would live it. The service manager leaves with a one-page procedure, and we leave with a list of missing logs.",
      link: "/customer-service",
      linkText: "Controls in our service copilot",
    },
  ],
} satisfies ServiceContent;
