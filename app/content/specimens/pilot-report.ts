import type { Specimen } from "~/content/types/specimens";

export const pilotReport = {
  mark: "Example",
  title: "Pilot report, week five",
  subject: "Every short delivery of the week, and what went wrong with six of them",
  figures: [
    { term: "This week, so far", text: "4* working days" },
    { term: "Target", text: "2* working days" },
  ],
  lines: [
    {
      term: "24* short deliveries",
      text: "18* approved as proposed\n2* approved after a change\n2* refused by the buyer\n2* handed back by the agent",
    },
    {
      term: "0412* Changed: five seal kits short, not six",
      text: "The sixth came in a second parcel. Claims now wait until the day's receipts are closed.",
    },
    {
      term: "0415* Changed: wrong currency",
      text: "The agent took it from the delivery note. It now comes from the order.",
    },
    {
      term: "0419* Refused: damaged at your gate",
      text: "The photographs from the gate were not connected. Access has been requested.",
    },
    {
      term: "0421* Refused: a later delivery was agreed by phone",
      text: "No record of it exists. The buyer is asked before any claim on this supplier.",
    },
    {
      term: "0423* Handed back: note written by hand",
      text: "The reading was too uncertain. Handwritten notes stay with people.",
    },
    {
      term: "0430* Handed back: order closed early",
      text: "Somebody had closed it by mistake. Purchasing has reopened it.",
    },
  ],
  note: "* An invented week of the pilot on the signed page; it counts as it is read eight weeks* later. Right first time: 18 of 24*, which is 75%* and below the floor of 80%*: so far a failed week.",
} satisfies Specimen;
