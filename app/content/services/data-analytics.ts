import type { ServiceContent } from "~/content/types/collection";

export const dataAnalytics = {
  kind: "service",
  url: "/data-analytics",
  name: "Data & Analytics",
  menuDescription: "Figures that people believe",
  practice: "data",
  meta: {
    title: "Data & Analytics",
    description:
      "Two departments, two revenue figures? A data and analytics consultancy gets them to one definition, then to forecasts with a range.",
  },
  head: {
    heading: "Data & Analytics",
    lead: "Two departments bring two revenue figures to the same meeting, and the meeting is about the figures. We build the pipelines and forecasts that let people talk about the decision again.",
  },
  video: "heroes/data-analytics",
  sound: "data",
  card: {
    title: "Data & Analytics",
    description: "Figures that two departments can agree on, and forecasts that admit how unsure they are.",
    image: "services/data-analytics/card",
    alt: "Many thin data streams passing through one platform and leaving as a single chart",
    linkText: "DISCOVER CAPABILITY",
    url: "/data-analytics",
  },
  request: {
    heading: "Two figures that should agree",
    lead: "Which figure do your departments dispute, or which forecast do they ignore? Sometimes the cure is a conversation rather than a pipeline.",
    button: "Name the figure",
    placeholder: "Two of our reports disagree about…",
  },
  blocks: [
    {
      image: "services/data-analytics/shared-definition",
      alt: "Four department blocks with different counters, joined by lines to one central number plate",
      title: "One definition for each figure",
      description:
        "Ask four teams for the number of active customers and you get four answers, each correct by its own rule. Their owners sit down with us and settle on one. It goes into a model that dashboards and spreadsheets both read, so the argument is had once, before the report is written.",
      features: {
        title: "Benefits",
        benefits: [
          "Meetings turn to the decision",
          "You restate once, now",
          "Readers hear of a new definition before the report",
        ],
      },
    },
    {
      layout: "table",
      title: "Pipelines that report their faults",
      description:
        "A supplier renames a column overnight. Whether anybody is misled in the morning depends on what the pipeline does with the delivery that no longer fits.",
      columns: ["Without checks", "With checks"],
      rows: [
        ["The odd delivery", "Loaded like any other", "Held at the door"],
        ["Who notices first", "Somebody important", "The engineer on duty, who learns what changed"],
        [
          "The morning's margin report",
          "Half empty",
          "The previous day's figures, under a line that says so",
        ],
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Wrong reports do not go out",
          "Reloads count nothing twice",
          "Engineers have quieter nights",
        ],
      },
    },
    {
      image: "services/data-analytics/late-payments",
      alt: "A row of invoices in order before a board of due dates and likely arrivals, with a calendar and a telephone",
      title: "Knowing who will pay late",
      description:
        "Payment habits and disputes rank the open invoices by what is likely to arrive and when, with a range. No model has met the customers; credit controllers have, and can reorder the list. Where customers are sole traders this is profiling of people, to which the GDPR lets them object.",
      features: {
        title: "Benefits",
        benefits: [
          "The same phone calls bring cash in sooner",
          "Treasury has a weekly cash forecast with its range",
          "Reminders skip disputed invoices",
        ],
      },
    },
    {
      image: "services/data-analytics/plain-questions",
      alt: "A speech bubble turning into a chart, depots behind it and lines of a query underneath",
      title: "Questions asked in plain words",
      description:
        "“Which depots missed the cut-off last week, and was it always the same carrier?” Type that, and you get a chart with the query beneath it. Only reviewed tables are within reach, under the reader's own rights. Any other question is refused, with the name of an analyst who can help.",
      features: {
        title: "Benefits",
        benefits: [
          "Readers have answers in minutes, without a ticket",
          "Analysts spend their days on analysis",
          "Only those entitled see salaries",
          "Frequent questions become reports",
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
        "Everyone agrees that the old warehouse must go. Nobody dares to switch it off. We move it report by report, with both sides running until the totals match. Reports that have lost their readers are retired, which is the cheapest way to move them.",
      features: {
        title: "Benefits",
        benefits: [
          "Your switch-off date holds",
          "One licence bill is left",
          "Each changed total has its explanation",
        ],
      },
    },
  ],
} satisfies ServiceContent;
