import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Benefit checks before payment",
  cases: "every claim paid in two closed years",
  measure: "overpayments that the check would have found before payment, of all that were settled later",
  floor: "at most two harmless mismatches raised for each overpayment found",
};

export const government = {
  kind: "industry",
  url: "/government-service",
  name: "Government",
  menuDescription: "Permits and benefits without the queue",
  meta: {
    title: "AI and data for government",
    description:
      "Benefit checks before the money goes out, permit files sorted on arrival. AI for public bodies, with a reason on file for each step.",
  },
  head: {
    heading: "Casework that gives its reasons",
    lead: "Public bodies owe an explanation to everyone they decide about. Our AI for permits and benefits leaves one on file at each step.",
  },
  card: {
    title: "Government",
    description:
      "Permit files that lack their fire plan go back the same afternoon, with a request for that one page.",
    image: "industries/government/overview",
    alt: "A ministry building with a flag and a wide square in front of it",
    url: "/government-service",
  },
  request: {
    heading: "One backlog, sorted together",
    lead: "By when is the backlog to be gone, and who has promised it? Published figures will do. Software can shorten the reading; judgement stays with your officers.",
    button: "Start with the backlog",
    placeholder: "Applications for … take us about … weeks, because…",
  },
  blocks: [
    {
      image: "industries/government/citizen-assistant",
      alt: "A ministry with a conversation above its entrance and a page of rules beside it",
      title: "Citizens' questions at any hour",
      description:
        "Late in the evening a father types: which form gets a newborn a first passport? Published rules have the answer. The assistant says that it is a machine and quotes the paragraph, with its date, in his language. Open questions reach an officer in the morning with the conversation attached, so that the father tells his story once.",
      features: {
        title: "Benefits",
        benefits: [
          "Officers take the difficult calls",
          "The counter queue shortens",
          "You can stand by the advice: its paragraph is on file",
        ],
      },
      link: "/customer-service",
      linkText: "See the copilot behind a service desk",
    },
    {
      image: "industries/government/permits-licences",
      alt: "An application form passing a checklist at the door of a ministry building",
      title: "First checks for permits and licences",
      description:
        "Applications for a restaurant terrace can lie for weeks before somebody notices that the fire plan is missing. Read on arrival, such a file goes back the same afternoon with a request for that one page. Complete files reach the licensing officer with each bylaw clause beside the drawing meant to meet it. Points that the bylaw leaves to judgement are marked for the officer.",
      features: {
        title: "Benefits",
        benefits: [
          "Complete files wait weeks less",
          "The queue holds ready files only",
          "Officers spend their hours on judgement",
          "Each refusal quotes its clause",
        ],
      },
    },
    {
      layout: "table",
      rows: [
        ["The system compares", "Facts; nationality and neighbourhood are ignored"],
        ["A caseworker decides", "After ringing the claimant and hearing them out"],
        ["Days to settle", "Watched once live cases run"],
        ["Switched off by", "A difference across groups that nobody can explain"],
      ],
      image: "industries/government/benefit-integrity",
      alt: "Two records compared side by side in front of a ministry, one line marked",
      title: "Benefit checks before the overpayment",
      description: [
        "Only a caseworker can stop or reduce a payment, and records the ground in words a tribunal can follow.",
        "Many overpayments begin as honest mistakes, and several countries have learned what follows when a risk score decides whom to suspect. When a payroll record and a claim disagree, the system raises the mismatch before the next payment, with the paper that would settle it.",
        `In a pilot of 8 weeks, past cases give the measure: ${draft.measure}, with ${draft.floor}.`,
        "Under the EU AI Act, systems that help decide on benefits are high-risk. From 2 December 2027 public bodies assess their effect on rights and register them (Articles 27, 49(3)).",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Overpayments do not grow into debts",
          "Every decision has a recorded ground",
          "Errors last weeks instead of a year",
        ],
      },
    },
    {
      image: "industries/government/land-registry",
      alt: "Land parcels with boundary lines beside a ministry, each tied to a chain of records",
      title: "Land records and disputed boundaries",
      description:
        "Two deeds claim one field, and the older bounds it by a river that has since moved. No ledger cures that. First the old records are read and placed on the map. Having heard both owners, the registrar settles the boundary or sends it to court. After that, each transfer carries the notary's qualified signature (eIDAS) and takes its place in a tamper-evident sequence.",
      features: {
        title: "Benefits",
        benefits: [
          "Boundaries no longer stop a sale",
          "Owners get certificates from home",
          "Buyers see a dispute before money moves",
          "Changes by an insider show like any other",
        ],
      },
    },
    {
      image: "industries/government/policy-evidence",
      alt: "Shelves of papers under a ministry with a few passages lit and joined together",
      title: "Evidence search for policy teams",
      description:
        "What happened the last time this fee went up? It is written somewhere, in an evaluation or a committee's minutes. The search brings back passages with author and page, dissent included. Nobody is shown a paper they are not cleared for. It writes no advice. It will miss what was filed under the wrong name, so ask the archivist too.",
      features: {
        title: "Benefits",
        benefits: [
          "Briefings take hours and name their sources",
          "Nobody commissions a study that exists",
          "Ministers can check what they are about to say",
        ],
      },
    },
    {
      image: "industries/government/city-operations",
      alt: "City blocks around a ministry with map pins and a forecast curve above the streets",
      title: "City operations, a day ahead",
      description:
        "Rain is due at four, a match ends at six; the drainage crews are across town. Gully sensors and the events calendar become a list of streets and hours, with the odds. Afterwards the list is marked against what happened, in marks that you may publish.",
      features: {
        title: "Benefits",
        benefits: [
          "Underpasses close before they flood",
          "Crews work ordinary hours",
          "Waste rounds skip half-empty bins",
          "Roadworks avoid match days",
        ],
      },
    },
  ],
} satisfies IndustryContent;
