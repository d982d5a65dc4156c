import type { ServiceContent } from "~/content/types/collection";

export const agenticAi = {
  kind: "service",
  url: "/agentic-ai",
  name: "Agentic AI and Intelligent Applications",
  menuLine: "The typing done, the checking kept",
  practice: "ai",
  meta: {
    title: "Agentic AI and Intelligent Applications",
    description:
      "AI consultancy for agents that read, look things up and act within limits you set, tested on your own past cases before a live one.",
  },
  head: {
    heading: "Agentic AI and Intelligent Applications",
    lead: "An agent is software that reads, looks things up and acts within limits you set. We build them for work that arrives as documents and requests, and we agree with you where a person takes over.",
  },
  film: "heroes/agentic-ai",
  sound: "ai",
  card: {
    title: "Agentic AI and Intelligent Applications",
    description:
      "Agents and applications that take over the reading, drafting and chasing in a process, and stop to ask where a person should decide.",
    image: "services/agentic-ai/card",
    alt: "Loose papers entering a small agent cube on a desk and leaving as one stack",
    linkText: "DISCOVER CAPABILITY",
    url: "/agentic-ai",
  },
  blocks: [
    {
      image: "services/agentic-ai/supplier-invoices",
      alt: "An invoice, a goods receipt and a contract side by side with one differing line lit, and a clerk with a query",
      title: "When the invoice disagrees",
      description:
        "Forty drums on the invoice, thirty-eight on the goods receipt, and a contract price that changed in May. An agent lays the three side by side, finds the line that differs and drafts the query in your wording. Invoices that agree go straight on to approval: matching those is a rule, and needs no model at all.",
      features: {
        title: "Benefits",
        benefits: [
          "No payment for goods that never came",
          "Queries out on the day the invoice arrives",
          "Price rises caught against the contract",
          "Early-payment discounts no longer missed",
        ],
      },
      link: "/contract-lifecycle",
      linkText: "See how contract terms are tracked",
    },
    {
      image: "services/agentic-ai/tender-replies",
      alt: "A thick tender and answer cards tied by threads to source folders, one card empty",
      title: "Tender replies with sources",
      description:
        "Two hundred questions, three weeks, and last year's bids answer most of them somewhere. The agent drafts replies from approved text, names the document behind each and leaves a gap where it found nothing. Tenders are won in the gaps.",
      features: {
        title: "Benefits",
        benefits: [
          "More bids from the same team",
          "No contradiction between sections two and nine",
          "No bid thrown out over a lapsed certificate",
        ],
      },
    },
    {
      image: "services/agentic-ai/field-reports",
      alt: "A lift shaft cut open with a phone, a sound wave and a filled report sheet",
      title: "Site reports, dictated",
      description:
        "Wet shaft, cold hands, a minute to spare: the lift engineer talks to a phone. Out of that minute come the visit report, the asset record and an order for the worn part, pending a tap. And if the serial number does not belong to this lift? It asks there and then, while somebody can still look.",
      features: {
        title: "Benefits",
        benefits: [
          "No evening spent typing",
          "Reports in on the day of the visit",
          "Fewer parts for the wrong lift",
          "Nothing lost where there is no signal",
        ],
      },
    },
    {
      image: "services/agentic-ai/access-requests",
      alt: "A staff badge in the middle of six system blocks, some doors open and one waiting",
      title: "Access for a new starter",
      description:
        "Before: six systems, six owners nobody can name, and a new starter who reads the intranet for a week. After: the agent reads the role, asks each owner for a yes, sets up what was granted and writes down who agreed. It cannot approve anything itself. That limit sits in its permissions, where no clever wording can move it.",
      features: {
        title: "Benefits",
        benefits: [
          "People at work in their first days",
          "Fewer rights than staff collect today",
          "Access reviews without a month of e-mails",
        ],
      },
    },
    {
      image: "services/agentic-ai/agent-limits",
      alt: "An agent cube inside a low fence with a few tools and a stop button outside",
      title: "An agent with a job description",
      description:
        "An agent goes live with an account of its own, a short list of tools and a ceiling on what it may spend or send, enforced outside the model. A sentence hidden in an e-mail can try to give it orders; it finds no tool with which to obey. Your staff collect past cases, easy and awkward, and it passes them again after each change. It can still be wrong, so log and stop button are the process owner's.",
      features: {
        title: "Benefits",
        benefits: [
          "A mistake that stays small",
          "An answer to “which agent did that?”",
          "A new model tried in days, on the same cases",
        ],
      },
      link: "/ai-strategy-governance",
      linkText: "Set the rules before the agents",
    },
  ],
} satisfies ServiceContent;
