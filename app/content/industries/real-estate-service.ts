import type { IndustryContent } from "~/content/types/pages/industry";

export const realEstate = {
  kind: "industry",
  url: "/real-estate-service",
  name: "Real estate",
  meta: {
    title: "Real estate",
    description:
      "Know what moved a valuation, what the lease really says and why the chillers start so early. Try it on one building.",
  },
  head: {
    heading: "Buildings, and the papers behind them",
    lead: "A building is run from leases, meter readings and a valuation that was right last quarter. We connect them to the decision on the asset manager's desk, and keep the source of each figure within reach.",
  },
  card: {
    title: "Real estate",
    description:
      "Leases read to the last schedule, chillers started by weather and bookings, and valuations that explain their own movements.",
    image: "industries/real-estate/overview",
    alt: "A tower block with lit windows, an entrance hall and a small square",
    url: "/real-estate-service",
  },
  blocks: [
    {
      image: "industries/real-estate/portfolio-valuation",
      alt: "Several tower blocks of different heights, each with a value range floating above it",
      title: "Valuations that show their workings",
      description:
        "Between appraisals, a fund manager prices a tower on a stale figure and a hunch. We re-estimate each asset from rent rolls, comparable sales and local vacancy, and name the assumption that moved it. Thin markets give wide ranges, and we print them wide. The number in the accounts remains the appointed valuer's.",
      features: {
        title: "Benefits",
        benefits: [
          "Ranges published with their comparables",
          "Movements explained by a single assumption",
          "Rate shocks tried on the whole portfolio",
          "Odd results sent to the valuer first",
        ],
      },
    },
    {
      image: "industries/real-estate/lease-abstraction",
      alt: "A thick lease in front of a tower block, key clauses lifted onto a short list",
      title: "The lease, clause by clause",
      description:
        "An old lease, its deeds of variation and a forgotten side letter can disagree about one break date. A reader takes dates, rents and repair duties from all of them, proposes which document prevails and links each field to its clause. Ambiguous wording is labelled ambiguous, and your property lawyer rules on it.",
      features: {
        title: "Benefits",
        benefits: [
          "Break and review dates in one calendar",
          "Superseded clauses beside their replacements",
          "Doubtful wording in a queue for counsel",
          "Recoverable costs in a schedule per tenant",
        ],
      },
      link: "/contract-lifecycle",
      linkText: "See how the contract copilot reads",
    },
    {
      image: "industries/real-estate/building-energy",
      alt: "A cutaway tower block showing chillers on the roof and a daily load curve",
      title: "Chillers that read the diary",
      description:
        "In many office towers the chillers start at an hour somebody chose years ago. A forecast built from weather, bookings and the building's own thermal lag proposes today's hour, inside limits set by the facilities manager. Comfort complaints appear next to the kilowatt-hours. One switch returns her to manual.",
      features: {
        title: "Benefits",
        benefits: [
          "Start plant when the building needs it",
          "Catch heating and cooling that fight",
          "Compare floors after allowing for weather",
          "Split tenant bills by metered use",
        ],
      },
    },
    {
      image: "industries/real-estate/tenant-service",
      alt: "A tower block with one flat lit, messages joining into a single repair ticket",
      title: "Repairs that reach the right trade",
      description:
        "Water through a ceiling is reported as a voicemail, a photograph and an angry email from the floor below. They become one job, with the lease already checked for whose repair it is and a plumber suggested. What is left for the property manager is the spend, and the call that needs a human voice.",
      features: {
        title: "Benefits",
        benefits: [
          "One job for all reports of a leak",
          "One thread the tenant can follow",
          "One repair history per flat and boiler",
        ],
      },
    },
    {
      image: "industries/real-estate/ownership-records",
      alt: "A tower block above linked records leading to a company and a bank",
      title: "Title traced before the offer",
      description:
        "Behind a single flat there may be a freehold, a head lease, a bank's charge and a holding company abroad. Registry extracts and company filings are read into a drawn chain, and each step is recorded on a ledger for lender and buyer. The registry has the last word; the conveyancer starts from a map.",
      features: {
        title: "Benefits",
        benefits: [
          "Charges and restrictions found before exclusivity",
          "Beneficial owners followed through company filings",
          "Missing links listed as questions to the seller",
          "Completed checks reused when the flat is resold",
        ],
      },
    },
    {
      image: "industries/real-estate/site-selection",
      alt: "A map of plots around a tower block with three pins ranked by height",
      title: "A site shortlist with reasons",
      description:
        "A dental chain wants a ground-floor unit near a bus stop, with step-free access and no rival in the same street. Candidate sites are scored on footfall, travel time, planning history and flood maps, with every weight in view. The acquisitions manager moves one, watches the order change and goes to look.",
      features: {
        title: "Benefits",
        benefits: [
          "Weights chosen by you and written down",
          "Travel times taken from published timetables",
          "Planning refusals nearby read in advance",
          "Rejected sites kept on file with the reason",
        ],
      },
    },
  ],
} satisfies IndustryContent;
