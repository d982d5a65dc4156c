import type { IndustryContent } from "~/content/types/collection";

export const government = {
  kind: "industry",
  url: "/government-service",
  name: "Government",
  menuLine: "Permits and benefits without the queue",
  meta: {
    title: "AI and data for government",
    description:
      "For public bodies: AI and data consulting on permits, benefits, land records and city services, with a reason on file for each step.",
  },
  head: {
    heading: "AI for casework that must give reasons",
    lead: "We build AI assistants, models and registers for government: permits, benefits, land records, city services. A public body owes an explanation to everyone it decides about, so every system of ours has to leave one.",
  },
  card: {
    title: "Government",
    description:
      "AI for public bodies: permits, benefit checks and land records, each step with a reason on file and an official who decides.",
    image: "industries/government/overview",
    alt: "A ministry building with a flag and a wide square in front of it",
    url: "/government-service",
  },
  request: {
    heading: "Bring one backlog",
    lead: "Which queue, how long, and what a file waits for; published figures will do. We sort it with you into reading and judgement. Only the first is ours to shorten.",
    button: "Describe the backlog",
    placeholder: "Applications for … take us about … weeks, because…",
  },
  blocks: [
    {
      image: "industries/government/citizen-assistant",
      alt: "A ministry with a conversation above its entrance and a page of rules beside it",
      title: "A counter that never closes",
      description:
        "It is late, and a father types: which form for a newborn without a passport? The published rules have the answer. The assistant quotes the paragraph with its date, in his language, says that it is a machine and offers an appointment. Whatever it cannot settle reaches an officer in the morning with the conversation attached, and he need not tell it twice.",
      features: {
        title: "Benefits",
        benefits: [
          "Fewer calls about what is already published",
          "Shorter queues at the counter",
          "Advice you can stand by, with its paragraph on file",
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
        "An application for a restaurant terrace can lie for weeks before somebody notices that the fire plan is missing. Read on arrival, it goes back the same afternoon and asks for that one page. Complete files reach the licensing officer with each bylaw clause beside the drawing meant to meet it. What the bylaw leaves to judgement is marked, and left alone.",
      features: {
        title: "Benefits",
        benefits: [
          "Weeks off the wait for a complete file",
          "No half-files in the queue",
          "Officers' hours for cases that need them",
          "Refusals that hold on appeal",
          "Fewer applicants on the phone",
        ],
      },
    },
    {
      image: "industries/government/benefit-integrity",
      alt: "Two records compared side by side in front of a ministry, one line marked",
      title: "Benefit checks before the overpayment",
      description: [
        "Overpayments are painful to recover, and many begin as an honest mistake: a second job, a child who moved out, a letter not understood. Several countries have learned what follows when a risk score decides whom to suspect. We start from there.",
        "The system compares facts. When a payroll record and a claim disagree, it raises the mismatch before the next payment, with both lines, the likeliest innocent explanation and the paper that would settle it. It learns from no nationality and no neighbourhood. It cannot stop or reduce a payment. Since the EU AI Act counts systems that help decide on benefits as high-risk, its log, tests and instructions are written for your supervisor to read.",
        "A caseworker rings the claimant, hears them out, decides, and records the ground in words a tribunal can follow.",
        "Each month is measured: overpayment avoided, mismatches that proved harmless, days to settle, and how the flags fall across groups. Should they fall unevenly without a reason, it is switched off.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Less to claw back from people who cannot pay",
          "Fewer appeals lost for want of a reason",
          "Errors found within weeks instead of a year",
        ],
      },
    },
    {
      image: "industries/government/land-registry",
      alt: "Land parcels with boundary lines beside a ministry, each tied to a chain of records",
      title: "Land records that hold up",
      description:
        "Two deeds claim one field, the older of them bounded by a river that has since moved. No ledger cures that. First the old records are read and placed on the map, and the registrar hears both owners and settles it; after that each transfer carries the notary's qualified signature (eIDAS) and a place in an order that nobody can quietly change.",
      features: {
        title: "Benefits",
        benefits: [
          "Sales that do not collapse over a boundary",
          "Fewer trips to the registry for a certificate",
          "Disputes settled before money moves",
          "No hidden change, even by an insider",
        ],
      },
    },
    {
      image: "industries/government/policy-evidence",
      alt: "Shelves of papers under a ministry with a few passages lit and joined together",
      title: "Evidence search for policy teams",
      description:
        "What happened the last time this fee went up? It is written somewhere, in evaluations, consultation replies and committee minutes. The search brings back passages with author, date and page, dissent included, and shows nobody a paper they are not cleared for. It writes no advice. It will miss what was filed under the wrong name, so ask the archivist too.",
      features: {
        title: "Benefits",
        benefits: [
          "A briefing in hours, with its sources",
          "No study commissioned twice",
          "Fewer corrections to what a minister said",
        ],
      },
    },
    {
      image: "industries/government/city-operations",
      alt: "City blocks around a ministry with map pins and a forecast curve above the streets",
      title: "City operations, a day ahead",
      description:
        "Rain is due at four, a match ends at six, and the drainage crews are across town. Gully sensors, traffic counts and the events calendar become a list of streets and hours, with the odds. Afterwards it is marked against what happened, and the marks are yours to publish.",
      features: {
        title: "Benefits",
        benefits: [
          "Fewer flooded underpasses",
          "Less overtime for crews called too late",
          "Waste rounds only where bins are full",
          "No roadworks on match day",
        ],
      },
    },
  ],
} satisfies IndustryContent;
