import type { SignedPage } from "~/content/types/specimens";

export const signedPage = {
  mark: "Example",
  title: "One result, and how we will know",
  subject: "Claims for short deliveries at two plants",
  figures: [
    { term: "The figure today", text: "11\u00a0days*" },
    { term: "The figure agreed", text: "2\u00a0days*" },
  ],
  entries: [
    {
      term: "The result",
      text: "When a delivery arrives short, a claim usually goes to the supplier within two working days.",
      note: "Says what changes for the business, and leaves the software open.",
    },
    {
      term: "The measure",
      text: "Working days from goods receipt to the claim's dispatch: the median of a calendar week. Your controller runs the saved query every Monday, in your own system.",
      note: "We cannot polish a number your people read.",
    },
    {
      term: "How long",
      text: "Eight weeks* from the day on which the last access is granted.",
      note: "The clock starts with access, because waiting for accounts is the usual delay.",
    },
    {
      term: "Counts as reached",
      text: "Two days or fewer in three of the last four weeks, with a buyer's approval on every claim sent.",
      note: "Three weeks in four allow for a holiday or a bad batch. One good week would prove little.",
    },
    {
      term: "You decide",
      text: "A buyer approves, changes or refuses each claim. The head of purchasing names the suppliers to be left out, and may stop the pilot on any day.",
      note: "Keeps a person on every claim, and the brake in your hands.",
    },
    {
      term: "Price of the pilot",
      text: "One sum, entered here before anybody signs. It is due at the end, whether or not the figure was reached.",
      note: "Both sides know the most that a miss can cost.",
    },
    {
      term: "Running fee",
      text: "A monthly sum, entered here as well. It begins in the month after the figure is reached; a month that misses it is free.",
      note: "Ties our income to the figure for as long as we run it.",
    },
    {
      term: "Handed over",
      text: "Source code, prompts and rules, the settled test cases, the runbook and all licences. They are yours from the first day.",
      note: "The exit is settled while everybody is still on good terms.",
    },
  ],
  signatures: ["For the client", "For the consultancy"],
  note: "* An invented case: the figures show the form and promise nothing.",
} satisfies SignedPage;
