import type { ServiceContent } from "~/content/types/pages/service";

export const agenticAi = {
  kind: "service",
  url: "/agentic-ai",
  name: "Agentic AI and Intelligent Applications",
  practice: "ai",
  meta: {
    title: "Agentic AI and Intelligent Applications",
    description:
      "Give the reading and chasing in your process to an agent with limits you set, and test it on your own past cases first.",
  },
  head: {
    heading: "Agentic AI and Intelligent Applications",
    lead: "An agent is software that reads, looks things up and acts within limits you set. We build them for work that arrives as documents and requests, and we agree with you where a person takes over.",
  },
  film: "heroes/agentic-ai",
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
      alt: "An invoice, a goods receipt and a contract side by side with one differing line lit",
      title: "When the invoice disagrees",
      description:
        "The invoice says forty drums, the goods receipt says thirty-eight, and the contract price changed in May. An agent lays them side by side, finds the line that differs and drafts the query to the supplier. The accounts clerk reads it, sends it, and gets on with the payments that agree.",
      features: {
        title: "Benefits",
        benefits: [
          "Mismatches found line by line",
          "Supplier queries drafted in your wording",
          "Contract prices checked at the delivery date",
          "Agreed invoices passed on without delay",
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
        "A tender asks two hundred questions, and last year's bids answer most of them somewhere. The agent drafts each reply from approved text, names the document behind it and leaves a gap where it found nothing. Your bid manager gets to spend her week on the gaps.",
      features: {
        title: "Benefits",
        benefits: [
          "Past answers reused only if approved",
          "Expired certificates noticed before submission",
          "Gaps listed with a person to ask",
          "Contradictions caught between sections",
        ],
      },
    },
    {
      image: "services/agentic-ai/field-reports",
      alt: "A lift shaft cut open with a phone, a sound wave and a filled report sheet",
      title: "Site reports, dictated",
      description:
        "A lift engineer finishes in a wet shaft and talks to her phone for a minute. The application writes the visit report, fills the asset record and prepares an order for the worn part, pending her tap. It asks back when a serial number does not fit the lift she is standing in.",
      features: {
        title: "Benefits",
        benefits: [
          "File the report before leaving the site",
          "Order parts against the right asset",
          "Record offline and send later",
          "Keep the engineer's own words attached",
        ],
      },
    },
    {
      image: "services/agentic-ai/access-requests",
      alt: "A staff badge in the middle of six system blocks, some doors open and one waiting",
      title: "Access for a new starter",
      description:
        "She needs six systems by Monday, and her manager does not know who owns them. The agent reads the role, asks each owner for a yes, sets up what was granted and writes down who agreed. It cannot approve anything itself. That limit sits in its permissions, where no clever wording can move it.",
      features: {
        title: "Benefits",
        benefits: [
          "Owners asked once, with the reason",
          "Rights matched to the role",
          "Grants removed when people move on",
          "Approvals stored for the auditor",
        ],
      },
    },
    {
      image: "services/agentic-ai/agent-limits",
      alt: "An agent cube inside a low fence with a few tools and a stop button outside",
      title: "An agent with a job description",
      description:
        "Before an agent goes live it gets an account of its own, a short list of tools and a ceiling on what it may spend or send. Your staff collect past cases, easy and awkward, and it has to pass them again after each change. The process owner can read its log and stop it.",
      features: {
        title: "Benefits",
        benefits: [
          "A separate identity for each agent",
          "A test set built from real cases",
          "A spending ceiling enforced outside the model",
        ],
      },
      link: "/ai-strategy-governance",
      linkText: "Set the rules before the agents",
    },
  ],
} satisfies ServiceContent;
