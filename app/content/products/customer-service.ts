import type { ProductPage } from "~/content/types";

export const customerService = {
  kind: "product",
  url: "/customer-service",
  name: "Customer Service Solutions",
  product: "Customer Service AI Copilot",
  number: "/01",
  practice: "ai",
  meta: {
    title: "Customer Service Solutions",
    description:
      "A copilot beside your service agents: it finds the answer, follows the procedure and leaves the last word to them.",
  },
  head: {
    heading: "Customer Service AI Copilot",
    tagline: "Streamlined Interaction. Data-Driven Improvements",
    lead: "It listens to the call or reads the chat, brings the right page of the manual, and drafts what comes next. Your agents decide what is said.",
  },
  film: "heroes/customer-service",
  summary: "Sits beside each service agent, finds the answer, follows the procedure and drafts the reply.",
  sections: [
    {
      index: 1,
      title: "Sales enablement",
      description:
        "A customer who calls about a bill sometimes needs another tariff. The copilot notices when that is the case, says why, and keeps quiet when it is not.",
      details: [
        {
          subtitle: "Offers with a reason",
          content:
            "The suggestion names the line of the bill or the sentence that led to it. An agent who can see the reason can put the offer in her own words, or leave it.",
        },
        {
          subtitle: "Price and stock checked",
          content:
            "Before an offer reaches the screen it is checked against the price list and the stock of that day. Nobody has to ring back and take a promise away.",
        },
        {
          subtitle: "No selling to complaints",
          content:
            "While a fault is open or a complaint unanswered, offers stay off. You set that rule yourselves, and the log shows each time it held one back.",
        },
        {
          subtitle: "Handover to sales",
          content:
            "When a question outgrows the service desk, the account manager receives a short note with what was asked and agreed. The customer does not start again from the beginning.",
        },
      ],
      video: "loops/customer-service-sales-enablement",
      videoLabel: "A customer's message about a bill, and a suggested next offer with its reason beside it",
    },
    {
      index: 2,
      title: "SOP consistency",
      description:
        "Two agents, one refund request, two answers: that is how complaints begin. The copilot keeps the current procedure open at the right step for both of them.",
      details: [
        {
          subtitle: "The step at hand",
          content:
            "It follows the conversation and shows one step of the procedure, such as the identity check before an address change. The rest of the forty-page manual stays closed.",
        },
        {
          subtitle: "One version in force",
          content:
            "When the refund policy changes at noon, the old text is gone from every screen at noon. Old tickets keep the version that applied on their day.",
        },
        {
          subtitle: "Deviations with a note",
          content:
            "An experienced agent may skip a step. She picks a reason from a short list, and the team leader reads those reasons at the end of the week.",
        },
        {
          subtitle: "Gaps made visible",
          content:
            "Questions that no procedure covers land in a list for its owner. Most manuals turn out to be silent about things customers ask every day.",
        },
      ],
      video: "loops/customer-service-sop-consistency",
      videoLabel: "A procedure checklist beside a running call, each step ticked as the agent completes it",
    },
    {
      index: 3,
      title: "Security and compliance",
      description:
        "Service calls are full of card numbers, birth dates and other people's secrets. The copilot sees as little of that as it can, and says who saw the rest.",
      details: [
        {
          subtitle: "Masked before reading",
          content:
            "Card and account numbers are covered in the transcript before any model reads it. The payment itself happens in your own payment page, as before.",
        },
        {
          subtitle: "Your tenancy only",
          content:
            "Transcripts, models and logs run in the cloud account or data centre that you already audit. Our engineers get in with access that you grant and can end.",
        },
        {
          subtitle: "Access on record",
          content:
            "Each opened transcript leaves a line with name, time and purpose. When a customer asks who has read his file, the data protection officer prints the answer.",
        },
        {
          subtitle: "Deletion that reaches everywhere",
          content:
            "A retention rule set once covers recordings, transcripts, drafts and the search index. What has to go on Friday is gone from all of them on Friday.",
        },
      ],
      video: "loops/customer-service-security-compliance",
      videoLabel: "Card data is covered in a transcript while an access log beside it records each reader",
    },
    {
      index: 4,
      title: "Agent assistance",
      description:
        "A new agent on a busy Monday has the knowledge base, three systems and a waiting queue. The copilot reads all three so that she can look at the customer's problem.",
      details: [
        {
          subtitle: "Drafts with sources",
          content:
            "A reply arrives as a draft, with the manual page and the order record it rests on. The agent changes the tone, checks the source and sends it.",
        },
        {
          subtitle: "The case in five lines",
          content:
            "Whoever takes over a ticket reads a short summary of what was tried, what was promised and what is still open, with links to each message.",
        },
        {
          subtitle: "Forms already filled",
          content:
            "The return form, the fault report and the call note are filled from the conversation. After hanging up she reads them through and presses save.",
        },
        {
          subtitle: "An honest blank",
          content:
            "Where the sources say nothing, the copilot says so and names the colleague who owns the subject. A confident guess would cost more than a transfer.",
        },
      ],
      video: "loops/customer-service-agent-assistance",
      videoLabel:
        "A draft answer appears under a customer's question, each sentence linked to its source document",
    },
  ],
} satisfies ProductPage;
