import type { ServiceContent } from "~/content/types/pages/service";

export const dataAnalytics = {
  kind: "service",
  url: "/data-analytics",
  name: "Data & Analytics",
  practice: "data",
  meta: {
    title: "Data & Analytics",
    description:
      "Get figures your departments agree on and forecasts that state their range, starting from one decision and your own data.",
  },
  head: {
    heading: "Data & Analytics",
    lead: "Two departments bring two revenue figures to the same meeting, and the meeting is about the figures. We build the pipelines, models and forecasts that let people talk about the decision again.",
  },
  film: "heroes/data-analytics",
  card: {
    title: "Data & Analytics",
    description:
      "Figures two departments can agree on, loads that notice their own faults, and forecasts that admit how unsure they are.",
    image: "services/data-analytics/card",
    alt: "Many thin data streams passing through one platform and leaving as a single chart",
    linkText: "DISCOVER CAPABILITY",
    url: "/data-analytics",
  },
  blocks: [
    {
      image: "services/data-analytics/shared-definition",
      alt: "Four department blocks with different counters, joined by lines to one central number plate",
      title: "One definition for each figure",
      description:
        "Ask four teams for the number of active customers and you get four numbers, each correct by its own rule. We sit down with the owners, settle the rule and put it in one model that dashboards and spreadsheets both read. The controller stops explaining differences. The argument happens once, early.",
      features: {
        title: "Benefits",
        benefits: [
          "Definitions signed by the people accountable",
          "Spreadsheets fed from the shared model",
          "Changes announced before a figure moves",
        ],
      },
    },
    {
      image: "services/data-analytics/pipeline-faults",
      alt: "A pipeline with a gate where one odd crate of data is set aside under a lamp",
      title: "Pipelines that report their faults",
      description:
        "On Thursday night a supplier renames a column, and by Friday breakfast the margin report is half empty. Checks at the door compare each delivery with what was promised, hold back the odd one and tell the engineer on duty what changed. Readers see the previous day's figures, and the page says so.",
      features: {
        title: "Benefits",
        benefits: [
          "Bad deliveries held at the door",
          "Owners alerted with the offending rows",
          "Reports stamped with their data's age",
          "Reloads run without double counting",
        ],
      },
    },
    {
      image: "services/data-analytics/late-payments",
      alt: "A row of invoices in order with a calendar, a forecast range and a telephone",
      title: "Knowing who will pay late",
      description:
        "A credit controller has a long list of open invoices and one day of phone calls. Payment habits, disputes and order history rank the list by what is likely to arrive and when, with a range. The model has never met the customers. She has, so she can reorder it.",
      features: {
        title: "Benefits",
        benefits: [
          "Cash forecast by week, with a range",
          "Calls ordered by their likely effect",
          "Disputes separated from slow payers",
          "Predictions checked against actual receipts",
        ],
      },
    },
    {
      image: "services/data-analytics/plain-questions",
      alt: "A speech bubble turning into a chart, depots behind it and lines of a query underneath",
      title: "Questions asked in plain words",
      description:
        "Which depots missed the cut-off last week, and was it always the same carrier? The operations director types that and gets a chart with the query beneath it. Only reviewed tables are within reach, and her own access rights apply. A question outside them gets a refusal and the name of an analyst.",
      features: {
        title: "Benefits",
        benefits: [
          "Show the query behind each chart",
          "Hide rows the reader may not see",
          "Turn frequent questions into reports",
        ],
      },
      link: "/supply-logistics-service",
      linkText: "Forecasts for supply and logistics",
    },
    {
      image: "services/data-analytics/warehouse-move",
      alt: "Report sheets crossing a bridge from an old data store to a new one",
      title: "Leaving the old data warehouse",
      description:
        "Everyone agrees it must go, and nobody dares switch it off. We move it report by report and run both sides in parallel until the totals match or the difference has a signed explanation. Many reports turn out to have no readers. Your analysts decide which of those are retired.",
      features: {
        title: "Benefits",
        benefits: [
          "Totals compared daily on both platforms",
          "Unread reports dropped before the move",
          "Hidden rules documented on the way",
          "Old licences ended on a known date",
        ],
      },
    },
  ],
} satisfies ServiceContent;
