import type { Claim } from "./claim";

/** What the firm says it does, declines or insists on in its work. */
export const practice: readonly Claim[] = [
  {
    confirm: "Somebody in the firm knows each of the ten sectors from the inside and would take such a case.",
    words: [
      "We build AI agents, forecasts and shared ledgers for banks.",
      "We build AI assistants, models and registers for government",
      "We put AI and data to work for makers of consumer goods",
      "We build AI for manufacturers out of what a plant already knows",
      "We build AI and forecasts for retail chains",
      "We put AI on those records, and a shared ledger under joint ventures",
      "We build AI and data systems for hospitals",
      "We build AI for real estate owners and managers.",
      "We build AI and data tools for the controller, the engineer and the duty manager",
      "We build AI and shared records for supply and logistics",
      "Choose your sector to see the cases we would start with",
    ],
  },
  {
    confirm: "Each practice does this work.",
    words: [
      "We build agents for work that arrives as documents and requests",
      "We build the pipelines, models and forecasts",
      "We draw that chain from registry extracts and company filings",
    ],
  },
  {
    confirm: "Each advisory service does this work.",
    words: [
      "We help you answer, and choose the next use worth paying for.",
      "We go through systems, subscriptions and busy spreadsheets",
      "We rehearse that afternoon with the people who would live it",
      "we work through the list of missing logs",
      "We write few rules, name an owner for each important data set",
      "We map where copies arise, shorten the list",
      "We work through the promise first: who owes what to whom",
      "We write your business case a second time",
      "We set out the facts your counsel needs for the answer",
    ],
  },
  {
    confirm: "The firm declines or limits work as it says here.",
    words: [
      "Where one database would do, we will say so and build it.",
      "We do not give legal advice",
      "so we would build this one on the wallet alone.",
      "The legal advice itself comes from your counsel.",
      "Software that reorders such a list is a medical device, so we do not write it",
      "a target for carrying less is work we would decline",
      "Software can shorten the reading, and the judgement stays with your officers.",
      "compares facts and ignores nationality and neighbourhood",
      "where an unexplained difference switches the system off",
      "several countries have learned what follows when a risk score decides whom to suspect",
      "so each of these systems leaves one on file",
      "Before an agent may change a record, we write down how the change is undone and rehearse it.",
      "choose models no larger than the task",
    ],
  },
  {
    confirm: "A pilot is measured over this long and against this; no result is promised.",
    words: [
      "Measured over a quarter: hours from complete file to decision",
      "Each month we measure overpayment avoided",
      "For two quarters some products stay on the old calendar",
      "Measured over a year: unplanned downtime on the watched machines",
      "and results are measured in the aisle",
      "For one season, against matched stores on the old calendar, we measure",
      "and the pilot is measured against them",
      "Over eight weeks we compare forecast with actual discharges",
      "The test is a set of leases that your lawyers have abstracted before",
      "Measured over one season, against a replay",
      "Measured over a quarter: amendments after filing",
    ],
  },
  {
    confirm:
      "A scan of a passport keeps item, day and city, sets no cookie, and works without app or account.",
    words: ["A scan sets no cookie and leaves no name.", "none for an app or account"],
  },
  {
    confirm: "The contract copilot reads the text of a change and the contracts, and a person confirms.",
    words: ["When a regulation changes, the copilot lists the agreements it touches"],
  },
];
