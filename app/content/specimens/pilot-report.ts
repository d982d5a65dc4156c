import type { PilotReport } from "~/content/types/specimens";

export const pilotReport = {
  mark: "Example",
  title: "Pilot report, week five",
  subject: "Every short delivery of the week, and what went wrong with six of them",
  figures: [
    { term: "This week", text: "4\u00a0days*" },
    { term: "Target", text: "2\u00a0days*" },
  ],
  outcomes: [
    { term: "Short deliveries", text: "24*" },
    { term: "Approved as proposed", text: "18*" },
    { term: "Approved after a change", text: "2*" },
    { term: "Refused by the buyer", text: "2*" },
    { term: "Handed back by the agent", text: "2*" },
  ],
  casesTitle: "The six that were not right first time",
  cases: [
    {
      number: "0412*",
      outcome: "Changed: five seal kits short, not six",
      cause: "The sixth came in a second parcel. Claims now wait until the day's receipts are closed.",
    },
    {
      number: "0415*",
      outcome: "Changed: wrong currency",
      cause: "The agent took it from the delivery note. It now comes from the order.",
    },
    {
      number: "0419*",
      outcome: "Refused: damaged at your gate",
      cause: "The photographs from the gate were not connected. Access has been requested.",
    },
    {
      number: "0421*",
      outcome: "Refused: a later delivery was agreed by phone",
      cause: "No record of it exists. The buyer is asked before any claim on this supplier.",
    },
    {
      number: "0423*",
      outcome: "Handed back: note written by hand",
      cause: "The reading was too uncertain. Handwritten notes stay with people.",
    },
    {
      number: "0430*",
      outcome: "Handed back: order closed early",
      cause: "Somebody had closed it by mistake. Purchasing has reopened it.",
    },
  ],
  note: "* An invented week of the pilot on the signed page. Right first time: 18 of 24*, which is 75%* and below the floor of 80%*. Target and floor were both missed: a failed week.",
} satisfies PilotReport;
