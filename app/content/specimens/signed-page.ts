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
    },
    {
      term: "The measure",
      text: "Working days from goods receipt to the claim's dispatch: the median of a calendar week. Your controller runs the saved query every Monday, in your own system.",
    },
    {
      term: "How long",
      text: "Eight weeks* from the day on which the last access is granted.",
    },
    {
      term: "Counts as reached",
      text: "Two days or fewer in three of the last four weeks, with a buyer's approval on every claim sent.",
    },
    {
      term: "You decide",
      text: "A buyer approves, changes or refuses each claim. The head of purchasing names the suppliers to be left out, and may stop the pilot on any day.",
    },
    {
      term: "Price of the pilot",
      text: "One sum, entered here before anybody signs. It is due at the end, whether or not the figure was reached.",
    },
    {
      term: "Running fee",
      text: "A monthly sum, entered here as well. It begins in the month after the figure is reached; a month that misses it is free.",
    },
    {
      term: "Handed over",
      text: "Source code, prompts and rules, the settled test cases, the runbook and all licences. They are yours from the first day.",
    },
  ],
  signatures: ["For the client", "For the consultancy"],
  note: "* An invented case: the figures show the form and promise nothing.",
} satisfies SignedPage;
