import type { ServiceContent } from "~/content/types/collection";

export const aiStrategyGovernance = {
  kind: "service",
  url: "/ai-strategy-governance",
  name: "AI Strategy & Governance",
  menuDescription: "Which uses to fund, and who answers",
  practice: "ai",
  meta: {
    title: "AI Strategy & Governance",
    description:
      "AI strategy and governance consulting: which uses to fund, which to refuse, what to show when someone asks who approved them.",
  },
  head: {
    heading: "AI Strategy & Governance",
    headingHidden: true,
    lead: "Sooner or later someone asks which AI systems you run, who approved them and what happens when one is wrong. We help you answer, then choose the next use worth paying for.",
  },
  video: "heroes/ai-strategy-governance",
  sound: "ai",
  card: {
    title: "AI Strategy & Governance",
    description: "Which uses of AI to fund, which to refuse, and who answers for each.",
    image: "services/ai-strategy-governance/card",
    alt: "A meeting table with a few model cubes under name plates and a stamp",
    linkText: "DISCOVER CAPABILITY",
    url: "/ai-strategy-governance",
  },
  request: {
    heading: "The use you are least sure about",
    lead: "Name one that you have, were offered or suspect: what it decides, and about whom. Better that you ask about it first than that a customer does.",
    button: "Name the use",
    placeholder: "We use, or have been offered, AI that…",
  },
  blocks: [
    {
      layout: "figure",
      figure: "40",
      caption: "Ideas on sticky notes, one of them the director's favourite",
      title: "Ideas ranked by consequence",
      description:
        "Each is costed by the decision it touches and the price of a wrong answer, on the data you have today. Your board gets a short list, and a reason for every refusal, ready when the same ideas come back next year.",
      features: {
        title: "Benefits",
        benefits: [
          "Money goes to the few ideas that can pay",
          "Each idea has an owner before the first invoice",
          "Each refusal is argued once",
        ],
      },
    },
    {
      image: "services/ai-strategy-governance/model-register",
      alt: "A cabinet of labelled drawers holding model cubes, one being filed from a software box",
      title: "A register of every model",
      description:
        "Models that nobody registered are usually inside software you bought. We go through subscriptions and busy spreadsheets and list what each model decides, on whose data, under which supplier's terms. Under the EU AI Act, companies that only use a high-risk system also have duties, for most kinds from December 2027. Meeting them starts with knowing which systems you have.",
      features: {
        title: "Benefits",
        benefits: [
          "You have the list when a regulator asks for it",
          "You stop paying for models nobody uses",
          "Every line has a name and a review date",
          "Suppliers' new terms come up in time",
        ],
      },
    },
    {
      image: "services/ai-strategy-governance/risk-classes",
      alt: "One page of questions with three lanes leading to growing stacks of papers and more reviewers",
      title: "Risk classes on one page",
      description:
        "Is this use harmless, or does it need a committee? One page of questions settles most of it: who is affected, can they object, what does a mistake cost them? Their answers set the checks. In the EU they also sort a use by the AI Act's classes, from prohibited to minimal risk; your counsel confirms the doubtful ones.",
      features: {
        title: "Benefits",
        benefits: [
          "Harmless uses clear in days",
          "Committee hours go to the few that matter",
          "Forbidden uses end before launch",
        ],
      },
    },
    {
      image: "services/ai-strategy-governance/vendor-trials",
      alt: "Three vendor booths receiving the same tray of case files, with score bars above",
      title: "Suppliers tried on your cases",
      description:
        "Every vendor's demonstration works. Give all of them the same cases from your own past, awkward ones included, and the differences show. We set the scores beside the costs. Sometimes our advice is to wait.",
      features: {
        title: "Benefits",
        benefits: [
          "The licence you choose is cheap in use too",
          "You know a year's running cost before you sign",
          "Data clauses are read in time",
          "You can leave for another model",
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
        "An assistant has been quoting last year's tariff for four days. Who switches it off? Who writes to the customers, and can you tell which ones? We rehearse that afternoon with the people who would live it, press office included. You keep a one-page procedure; we work through the list of missing logs.",
      link: "/customer-service",
      linkText: "Controls in our service copilot",
    },
  ],
} satisfies ServiceContent;
