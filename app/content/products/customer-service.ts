import type { ProductContent } from "~/content/types/collection";

export const customerService = {
  kind: "product",
  url: "/customer-service",
  name: "Customer Service Solutions",
  menuDescription: "Finds the answer, drafts the reply",
  product: "Customer Service AI\u00a0Copilot",
  number: "/01",
  practice: "ai",
  meta: {
    title: "Customer Service Solutions",
    description:
      "Our AI copilot drafts the reply while your adviser talks, with a source behind each sentence. Licensed after a pilot at your desk.",
  },
  head: {
    heading: "Customer Service AI\u00a0Copilot",
    tagline: "Streamlined Interaction. Data-Driven Improvements",
    lead: "An AI copilot for service desks: it follows the call or chat and drafts what comes next from the right page of the manual. Your advisers decide what is said.",
  },
  video: "heroes/customer-service",
  sound: "products",
  summary: "Finds the answer and drafts the reply while the adviser talks to the customer.",
  request: {
    heading: "Ten questions you keep hearing",
    lead: "Paste them into the form with the answers you would want given. Leave customers' data out. Ten are enough to see how many a manual can answer.",
    button: "Send us the questions",
    placeholder: "Our advisers are asked again and again…",
  },
  sections: [
    {
      index: 1,
      title: "Sales enablement",
      description:
        "A customer who asks why the bill is higher again mentions that two people at home use the line. The copilot finds a tariff that fits both and shows the adviser why. Whether this is the moment to offer it is the adviser's judgement.",
      details: [
        {
          subtitle: "Offers with a reason",
          content:
            "Each suggestion quotes the sentence in the chat, or the line of the bill, that led to it. Advisers who know the reason can put the offer in their own words, or leave it alone.",
        },
        {
          subtitle: "Price and stock checked",
          content:
            "Before an offer appears on the reply screen, it is checked against the price list and that day's stock, so a promise made on the call can be kept.",
        },
        {
          subtitle: "No offers during complaints",
          content:
            "While a fault ticket is open, offers stay off. That rule is yours; the log lists every offer that it held back.",
        },
        {
          subtitle: "Handover to sales",
          content:
            "Handsets for a whole new office are a matter for sales. With a note of what was asked and quoted, the account manager starts where the chat ended.",
        },
      ],
      video: "loops/customer-service-sales-enablement",
      videoLabel:
        "Two phrases in a chat become reasons for a checked tariff; a fault ticket keeps other offers off",
    },
    {
      index: 2,
      title: "SOP consistency",
      description:
        "Two advisers take the same lost-card call. Only one of the customers hears that earlier payments may still appear. Following the call, the copilot ticks each step as it is spoken. Words that are missing appear on the screen.",
      details: [
        {
          subtitle: "The step at hand",
          content:
            "Advisers see one step, such as the identity check before an address change, with the words to say. Until the call reaches it, the rest of the manual stays shut.",
        },
        {
          subtitle: "One version in force",
          content:
            "If the refund policy changes at noon, the old text leaves every screen at noon. Supervisors who reopen a ticket from that morning still read the version that applied to it.",
        },
        {
          subtitle: "Deviations with a reason",
          content:
            "An experienced adviser may skip a step, with a reason picked from a short list. Read by procedure, without names, those reasons show which step to rewrite.",
        },
        {
          subtitle: "Gaps made visible",
          content:
            "Questions that no procedure covers go to a list with an owner, in the customers' own words. It shows which page the manual needs next.",
        },
      ],
      video: "loops/customer-service-sop-consistency",
      videoLabel:
        "On a live call a skipped step gets its reason, and the step at hand shows the words in force",
    },
    {
      index: 3,
      layout: "grid",
      title: "Security and compliance",
      description:
        "When a customer types a whole card number into the chat, it is masked before the message is stored or any model reads it. The security code is discarded for good: PCI\u00a0DSS forbids keeping it once a payment is authorised.",
      details: [
        {
          subtitle: "Covered before storage",
          content:
            "In a chat, card numbers and expiry dates are masked as they arrive and security codes are dropped. Callers are told that a call is transcribed, and recording pauses while a card is read out or keyed in, since the audio would keep what the transcript masks. The payment itself runs on your own payment page.",
        },
        {
          subtitle: "Your tenancy only",
          content:
            "Transcripts, models and logs run in the cloud account or data centre that your security officer already audits. Our engineers' access lasts for one piece of work.",
        },
        {
          subtitle: "Access on record",
          content:
            "Opening a transcript leaves a name with time and purpose, for the day a customer asks who has read their file. In Germany any log here that could monitor staff is a matter for the works council, whatever its use (BetrVG, § 87(1) no. 6). Used to assess advisers, it is also high-risk (AI Act, Annex III, 4(b)).",
        },
        {
          subtitle: "Deletion in every copy",
          content:
            "One retention rule covers everything from the recording to the search index. It is set once; on the day, a report says what was erased where.",
        },
      ],
      video: "loops/customer-service-security-compliance",
      videoLabel: "Card details are covered before storage; an access log and a deletion report follow",
    },
    {
      index: 4,
      title: "Agent assistance",
      description:
        "The boiler shows the same fault again and the customer wants someone this week. From the warranty terms and an engineer's diary the copilot drafts a reply for the adviser to edit.",
      details: [
        {
          subtitle: "Drafts with sources",
          content:
            "Every sentence of the draft carries a number that opens the passage behind it. Advisers check the one that commits you to something, then press send.",
        },
        {
          subtitle: "The case in five lines",
          content:
            "Whoever takes over a ticket reads what was tried and what is still open, each linked to its message. So the next question put to the customer is a new one.",
        },
        {
          subtitle: "Forms already filled",
          content:
            "Return form, fault report and call note fill up as the customer talks. After the call, the adviser corrects a serial number and saves all three.",
        },
        {
          subtitle: "An honest blank",
          content:
            "Where the sources are silent, the draft stays empty and names the colleague who owns the subject. Then the call is passed on with the question written down.",
        },
      ],
      video: "loops/customer-service-agent-assistance",
      videoLabel:
        "A boiler fault in five lines becomes a draft with sources and one honest blank, as forms fill up",
    },
  ],
} satisfies ProductContent;
