import type { Specimen } from "~/content/types/specimens";

export const runbookContents = {
  mark: "Example",
  title: "Runbook: contents",
  subject: "For the team that runs the claims without us",
  lines: [
    { term: "What runs, and why", text: "3 The outcome and its measure\n6 What it may read and write" },
    { term: "An ordinary day", text: "7 The morning check, in five minutes\n10 The query on Monday" },
    {
      term: "When something fails",
      text: "11 The mailbox is locked\n13 The model is slow, or gone\n14 A wrong claim went out\n16 Switching it off and working by hand",
    },
    {
      term: "Changing it",
      text: "17 The test cases, and how to add one\n20 A new model version: test, release threshold, rollback",
    },
    {
      term: "Who, and what it costs",
      text: "22 Names and deputies\n23 Accounts, keys and when they lapse\n24 Where the monthly bill comes from",
    },
  ],
  note: "The pages of an invented pilot; a real runbook grows with the work.",
} satisfies Specimen;
