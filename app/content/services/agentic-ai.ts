import type { ServiceContent } from "~/content/types/collection";

export const agenticAi = {
  kind: "service",
  url: "/agentic-ai",
  name: "Agentic AI and Intelligent Applications",
  menuDescription: "Agents draft, your people check",
  practice: "ai",
  meta: {
    title: "Agentic AI and Intelligent Applications",
    description:
      "AI consultancy for agents that act within limits you set, tested on your own past cases before they meet a live one.",
  },
  head: {
    heading: "Agentic AI and Intelligent Applications",
    lead: "Agents are software that looks things up and acts within limits you set. We build them for work that arrives as documents and requests, and settle with you where a person takes over.",
  },
  video: "heroes/agentic-ai",
  sound: "ai",
  card: {
    title: "Agentic AI and Intelligent Applications",
    description:
      "Agents take over the reading and chasing in a process, and stop to ask where a person decides.",
    image: "services/agentic-ai/card",
    alt: "Loose papers entering a small agent cube on a desk and leaving as one stack",
    linkText: "DISCOVER CAPABILITY",
    url: "/agentic-ai",
  },
  request: {
    heading: "Which task would you hand over first?",
    lead: "Where does it come in, who does it, and what counts as done? Our reply sorts the steps: for an agent, for a plain rule, for a person.",
    button: "Describe the task",
    placeholder: "Every week somebody in our team has to…",
  },
  blocks: [
    {
      image: "services/agentic-ai/supplier-invoices",
      alt: "An invoice, a goods receipt and a contract side by side with one differing line lit, and a clerk with a query",
      title: "When the invoice disagrees",
      description:
        "Forty drums on the invoice, thirty-eight on the goods receipt; the contract price changed in May. An agent lays the three side by side and drafts a query on the line that differs, in your wording. Invoices that agree go straight to approval by a plain matching rule; the model is kept for the rest.",
      features: {
        title: "Benefits",
        benefits: [
          "You pay for goods received",
          "Queries go out on the day the invoice arrives",
          "Invoices match the contract's price",
          "You take early-payment discounts",
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
        "Two hundred questions, three weeks, and last year's bids answer most of them somewhere. Replies come from approved text, and the agent names each document. Where it finds nothing it leaves a gap, so your experts spend the three weeks on the questions that decide the tender.",
      features: {
        title: "Benefits",
        benefits: [
          "The same team answers more tenders",
          "Sections two and nine agree",
          "A lapsed certificate surfaces in time",
        ],
      },
    },
    {
      image: "services/agentic-ai/field-reports",
      alt: "A lift shaft cut open with a phone, a sound wave and a filled report sheet",
      title: "Site reports, dictated",
      description:
        "Wet shaft, cold hands, a minute to spare: the lift engineer talks to a phone. That minute becomes the visit report and an order for the worn part, which waits for a tap. If the serial number does not belong to this lift, the agent asks there and then, while somebody can still look.",
      features: {
        title: "Benefits",
        benefits: [
          "Engineers have evenings free of typing",
          "Reports arrive on the day of the visit",
          "Fewer parts go to the wrong lift",
          "Notes wait on the phone for a signal",
        ],
      },
    },
    {
      image: "services/agentic-ai/access-requests",
      alt: "A staff badge in the middle of six system blocks, some doors open and one waiting",
      title: "Access for a new starter",
      description:
        "Before: six systems, six owners to track down, and a new starter who reads the intranet for a week. After: the agent, which can approve nothing, asks each owner to agree, then sets up what was granted and writes down by whom.",
      features: {
        title: "Benefits",
        benefits: [
          "People start work in their first days",
          "Leavers lose access on their last day",
          "One record answers an access review",
        ],
      },
    },
    {
      layout: "table",
      title: "An agent with a job description",
      description:
        "One sentence hidden in an email may mislead an agent. Its damage stops at what it is allowed to do. It can still be wrong, so its limits are set outside the model and written down like anybody's duties.",
      rows: [
        ["Account", "One of its own"],
        ["Tools", "A short list"],
        ["Ceiling", "What it may spend or send"],
        ["Examination", "Past cases that your staff collect, easy and awkward, again after each change"],
        ["Log and stop button", "With the process owner"],
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Mistakes stay small",
          "You can answer “which agent did that?”",
          "Trying a new model takes days",
        ],
      },
      link: "/ai-strategy-governance",
      linkText: "Set the rules before the agents",
    },
  ],
} satisfies ServiceContent;
