import type { IndustryContent } from "~/content/types/pages/industry";

export const government = {
  kind: "industry",
  url: "/government-service",
  name: "Government",
  meta: {
    title: "Government",
    description:
      "Shorter queues and decisions you can explain: what an agent, a forecast or a shared register can do in a public body.",
  },
  head: {
    heading: "Casework and records in public service",
    lead: "A public body owes an explanation to each person it decides about. We start there, with assistants, models and registers that leave a reason an official can read out, defend or overturn.",
  },
  card: {
    title: "Government",
    description:
      "Permits, benefit checks and land records handled with a reason on file at each step and a named official behind the decision.",
    image: "industries/government/overview",
    alt: "A ministry building with a flag and a wide square in front of it",
    url: "/government-service",
  },
  blocks: [
    {
      image: "industries/government/citizen-assistant",
      alt: "A ministry with a conversation above its entrance and a page of rules beside it",
      title: "A counter that never closes",
      description:
        "Late in the evening, a father types: which form for a newborn without a passport? The assistant answers from the published rules, in his language, and offers him an appointment. What it cannot settle goes to an officer the next morning with the conversation attached.",
      features: {
        title: "Benefits",
        benefits: [
          "Rules quoted by paragraph and date",
          "Questions answered outside office hours",
          "Appointments booked in the same conversation",
          "Officers briefed before they call back",
        ],
      },
      link: "/customer-service",
      linkText: "See the copilot behind a service desk",
    },
    {
      image: "industries/government/permits-licences",
      alt: "An application form passing a checklist at the door of a ministry building",
      title: "Permits and licences, checked on arrival",
      description:
        "An application for a restaurant terrace can sit for weeks before someone notices that the fire plan is missing. Checked as it arrives, it goes back that afternoon asking for the page it lacks. Complete files reach the licensing officer with each bylaw clause matched to the drawing that meets it.",
      features: {
        title: "Benefits",
        benefits: [
          "Gaps named before the queue starts",
          "Drawings matched to the clauses they meet",
          "Neighbouring permits shown on one map",
          "Refusals drafted with their legal ground",
          "Applicants told where their file stands",
        ],
      },
    },
    {
      image: "industries/government/benefit-integrity",
      alt: "Two records compared side by side in front of a ministry, one line marked",
      title: "Benefit checks before the overpayment",
      description:
        "Overpayments are painful to recover, and many begin as an honest mistake. When a payroll record and a claim disagree, the caseworker sees both with the likeliest explanation. No payment stops on a model's word. She rings the claimant first and writes down what she heard.",
      features: {
        title: "Benefits",
        benefits: [
          "Mismatches raised before the next payment",
          "Honest errors separated from organised fraud",
          "Flags tested for bias across groups",
          "Grounds recorded for a tribunal to read",
        ],
      },
    },
    {
      image: "industries/government/land-registry",
      alt: "Land parcels with boundary lines beside a ministry, each tied to a chain of records",
      title: "Land records that hold up",
      description:
        "Two deeds claim one field, the older of them by a river that has since moved. A ledger cannot cure that, so old records are read, placed on the map and settled by the registrar first. Each later transfer is then written in a form that notaries and lenders can verify themselves.",
      features: {
        title: "Benefits",
        benefits: [
          "Overlapping parcels found before a sale",
          "Transfers recorded in an unalterable order",
          "Mortgages shown to lenders with permission",
          "Certificates verified without a visit",
        ],
      },
    },
    {
      image: "industries/government/policy-evidence",
      alt: "Shelves of papers under a ministry with a few passages lit and joined together",
      title: "Evidence search for policy teams",
      description:
        "What happened the last time this fee went up? The minister asks on Tuesday and the adviser has until Thursday. Her search covers evaluations, consultation replies and committee minutes, and brings back passages with author and date, dissent included. She writes the briefing and can defend each line.",
      features: {
        title: "Benefits",
        benefits: [
          "Passages cited to document and page",
          "Conflicting findings placed side by side",
          "Restricted papers hidden from uncleared readers",
          "Earlier briefings found by asking a question",
        ],
      },
    },
    {
      image: "industries/government/city-operations",
      alt: "City blocks around a ministry with map pins and a forecast curve above the streets",
      title: "City operations, a day ahead",
      description:
        "Rain is due at four, a match ends at six, and the drainage crews are across town. From gully sensors, traffic counts and the events calendar, the duty manager gets tomorrow's trouble by street and hour. He moves the crews early, and the forecast is scored on what happened.",
      features: {
        title: "Benefits",
        benefits: [
          "Crews placed before the water rises",
          "Waste rounds set by expected fill",
          "Roadworks timed around predicted crowds",
          "Forecast errors reported after each event",
        ],
      },
    },
  ],
} satisfies IndustryContent;
