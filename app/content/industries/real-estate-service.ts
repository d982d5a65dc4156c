import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Abstracts of leases",
  cases: "every field of a set of leases that your lawyers have abstracted before",
  measure: "fields that are right, of all; one left open counts as wrong",
  floor: "no wrong date of a break or a renewal",
};

export const realEstate = {
  kind: "industry",
  url: "/real-estate-service",
  name: "Real estate",
  menuDescription: "Lease reading, lower energy bills",
  meta: {
    title: "AI and data for real estate",
    description:
      "AI consulting for owners and managers of buildings. Break dates come with their clause; chillers start by weather and bookings.",
  },
  head: {
    heading: "Every lease read, every chiller timed",
    lead: "Break dates hide in side letters. Chillers start at an hour that somebody chose years ago. Our AI reads the one and schedules the other; every figure is a click from the document or meter behind it.",
  },
  card: {
    title: "Real estate",
    description:
      "Miss one break date and you are bound for years, so every lease is read to its last side letter.",
    image: "industries/real-estate/overview",
    alt: "A high-rise with lit windows, an entrance hall and a small square",
    url: "/real-estate-service",
  },
  request: {
    heading: "One awkward lease",
    lead: "How many documents are there, what do they disagree about, and by which date must notice be given? We give no legal advice and need no names.",
    button: "Ask about the lease",
    placeholder: "One of our leases has three amendments, and the break date…",
  },
  blocks: [
    {
      image: "industries/real-estate/portfolio-valuation",
      alt: "Several high-rises of different heights, each with a value range floating above it",
      title: "Valuations between two appraisals",
      description:
        "The appointed valuer's figure is the one in the accounts. Between two appraisals a fund still has to price and borrow. So each asset is re-estimated from rents and comparable sales; the assumption that moved the estimate is named. In a thin market the range is wide, and it is printed wide.",
      features: {
        title: "Benefits",
        benefits: [
          "Surprises come a quarter before the appraisal",
          "Covenant trouble shows while the bank still listens",
          "Trying a rate shock takes an afternoon",
        ],
      },
    },
    {
      image: "industries/real-estate/lease-abstraction",
      alt: "A thick lease in front of a high-rise, key clauses lifted onto a short list",
      title: "The lease, clause by clause",
      description: [
        `We test for 6 weeks on past work, a set of leases that your lawyers have abstracted before. What counts: ${draft.measure}. Minutes per lease are watched; live leases are read once the target is reached.`,
        "Two deeds of variation and a side letter in somebody's inbox disagree with the lease about one break date; miss the notice window, and you are bound for years, or the tenant goes. Multiply that by a portfolio that has to change hands this month.",
        "From each document of a letting the software takes whatever costs money: dates, rents, repair duties, service-charge caps. It puts the documents in order, proposes which wording prevails, and ties every field to its clause. Then it checks the result against the rent roll and asks about money that the papers omit.",
        "Ambiguous wording goes to your property lawyer, who also reads every break and renewal right in the original.",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Every break date in the calendar, with its clause",
          "Due diligence takes days and lists its doubts",
          "Rent reviews on time and in full",
          "Tenants pay what the lease allows you to recover",
        ],
      },
      link: "/contract-lifecycle",
      linkText: "Read about the contract copilot",
    },
    {
      layout: "figure",
      figure: "04:10",
      caption: "The hour at which the chillers start, whatever the weather",
      image: "industries/real-estate/building-energy",
      alt: "A cutaway high-rise showing chillers on the roof and a daily load curve",
      title: "Chillers by weather and bookings",
      description:
        "Today a forecast from weather, bookings and the building's own thermal lag would say ten to six, inside limits set by the facilities manager, who can return the plant to manual with one switch. Comfort complaints are counted beside the kilowatt-hours, so that a saving which leaves the third floor sweltering shows up as what it is.",
      features: {
        title: "Benefits",
        benefits: [
          "Nine o'clock feels the same and takes less energy",
          "Heating and cooling stop fighting",
          "Tenants dispute fewer bills",
        ],
      },
    },
    {
      image: "industries/real-estate/tenant-service",
      alt: "A high-rise with one flat lit, messages joining into a single repair ticket",
      title: "Three messages, one repair",
      description:
        "Water through a ceiling arrives as a voicemail, a photograph and an angry email from the floor below. It should be one job. Once the three are joined, the lease is checked to see who pays, and a plumber is proposed; the spend and the difficult call are the property manager's. In January a cold flat goes ahead of a dripping tap, however politely either is put.",
      features: {
        title: "Benefits",
        benefits: [
          "The plumber comes once",
          "Tenants know what became of a repair",
          "Landlord's costs are kept apart from tenants'",
          "Repeat faults lead to the boiler behind them",
        ],
      },
    },
    {
      image: "industries/real-estate/ownership-records",
      alt: "A high-rise above linked records leading to a company and a bank",
      title: "Title traced before the offer",
      description:
        "Behind a single flat there may be a head lease, a bank's charge, a holding company abroad. We draw that chain from registry extracts and company filings and list its gaps. Extracts age, and the registry has the last word: what an earlier buyer checked is searched again, this time from a known starting point. Lenders may later want to share the record; a ledger can wait until they do.",
      features: {
        title: "Benefits",
        benefits: [
          "Restrictions appear before exclusivity costs money",
          "Deals survive their last week",
          "Money-laundering checks find the owner behind the owner",
        ],
      },
    },
    {
      image: "industries/real-estate/site-selection",
      alt: "A map of plots around a high-rise with three pins ranked by height",
      title: "A site shortlist with reasons",
      description:
        "Say a dental chain needs a ground-floor unit near a bus stop, with step-free access and no rival in the street. Candidates are scored on anything from footfall to flood maps, by weights that are yours to move. Such a list says where to walk; for the landlord's temper, ask the neighbours.",
      features: {
        title: "Benefits",
        benefits: [
          "Viewings happen where a lease could follow",
          "Bad sites drop out before the survey fee",
          "Your board can test the case",
          "A unit that comes back brings its old refusal",
        ],
      },
    },
  ],
} satisfies IndustryContent;
