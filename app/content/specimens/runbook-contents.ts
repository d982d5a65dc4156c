import type { RunbookContents } from "~/content/types/specimens";

export const runbookContents = {
  mark: "Example",
  title: "Runbook: contents",
  subject: "For the team that runs the claims without us",
  chapters: [
    {
      title: "What runs, and why",
      sections: [
        { title: "The outcome and its measure", page: 3 },
        { title: "What it may read and write", page: 6 },
      ],
    },
    {
      title: "An ordinary day",
      sections: [
        { title: "The morning check, in five minutes", page: 7 },
        { title: "The query on Monday", page: 10 },
      ],
    },
    {
      title: "When something fails",
      sections: [
        { title: "The mailbox is locked", page: 11 },
        { title: "The model is slow, or gone", page: 13 },
        { title: "A wrong claim went out", page: 14 },
        { title: "Switching it off and working by hand", page: 16 },
      ],
    },
    {
      title: "Changing it",
      sections: [
        { title: "The test cases, and how to add one", page: 17 },
        { title: "A new model version: test, release threshold, rollback", page: 20 },
      ],
    },
    {
      title: "Who, and what it costs",
      sections: [
        { title: "Names and deputies", page: 22 },
        { title: "Accounts, keys and when they lapse", page: 23 },
        { title: "Where the monthly bill comes from", page: 24 },
      ],
    },
  ],
  note: "The pages of an invented pilot; a real runbook grows with the work.",
} satisfies RunbookContents;
