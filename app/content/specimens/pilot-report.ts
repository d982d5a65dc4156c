import type { Specimen } from "~/content/types/specimens";

export const pilotReport = {
  mark: "Example",
  title: "Pilot report, week five",
  subject: "Every short delivery, and what went wrong with six",
  figures: [
    { term: "This week, so far", text: "4* working days" },
    { term: "Target", text: "2* working days" },
  ],
  lines: [
    {
      term: "24* short deliveries",
      text: "18* approved as proposed\n2* changed\n2* refused by the buyer\n2* handed back by the agent",
    },
    {
      term: "0412* Changed: five seal kits short, not six",
      text: "The sixth came in a second parcel. Claims now wait for the day's close.",
    },
    {
      term: "0415* Changed: wrong currency",
      text: "Taken from the delivery note; it now comes from the order.",
    },
    {
      term: "0419* Refused: damaged at your gate",
      text: "Photographs from the gate were not connected. Access is requested.",
    },
    {
      term: "0421* Refused: later delivery agreed by phone",
      text: "No record exists. The buyer now confirms claims on this supplier.",
    },
    {
      term: "0423* Handed back: handwritten note",
      text: "Handwriting stays with people.",
    },
    {
      term: "0430* Handed back: order closed early",
      text: "Closed by mistake; purchasing has reopened it.",
    },
  ],
  note: "* An invented week of the example's pilot. Right first time: 18 of 24*, 75%*, below the floor of 80%*: a failed week unless the reading eight weeks* later differs.",
} satisfies Specimen;
