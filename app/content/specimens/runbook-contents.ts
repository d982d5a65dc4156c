import type { Specimen } from "~/content/types/specimens";

export const runbookContents = {
  mark: "Example",
  title: "Runbook: contents",
  subject: "For the team that runs it without us",
  lines: [
    { term: "What runs, and why", text: "3 Outcome and measure\n6 What it may read and write" },
    { term: "An ordinary day", text: "7 Morning check, five minutes\n10 Monday's query" },
    {
      term: "When something fails",
      text: "11 Mailbox locked\n13 Model slow or gone\n14 Wrong claim sent\n16 Switching it off, working by hand",
    },
    {
      term: "Changing it",
      text: "17 Test cases, and adding one\n20 New model version: test, threshold, rollback",
    },
    {
      term: "Who, and what it costs",
      text: "22 Names and deputies\n23 Accounts and keys, with their last days\n24 What makes up the monthly bill",
    },
  ],
  note: "An invented pilot; a real runbook grows with the work.",
} satisfies Specimen;
