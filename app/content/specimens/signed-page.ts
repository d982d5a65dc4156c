import type { SignedPage } from "~/content/types/specimens";

export const signedPage = {
  mark: "Example",
  title: "One outcome, and how we will know",
  subject:
    "Claims for short deliveries at two plants. Example Client Ltd* and Example Consultancy Ltd*, 2\u00a0March*",
  figures: [
    { term: "Baseline", text: "11\u00a0days*" },
    { term: "Target", text: "2\u00a0days*" },
  ],
  entries: [
    {
      term: "Outcome",
      text: "When a delivery arrives short, the supplier has the claim within two working days.",
      note: "What changes; the software stays open.",
    },
    {
      term: "Measure",
      text: "Working days from goods receipt to the claim's dispatch: the median of a calendar week with at least 15* cases. Your controller runs the saved query every Monday, in your own system. The baseline is the same query over the 26\u00a0weeks* to 31\u00a0January*.",
      note: "We cannot polish a number your people read.",
    },
    {
      term: "What is counted",
      text: "Every short delivery. Refused and returned cases count until a person has settled them, unsent ones by their age.",
      note: "Hard cases cannot be left out to meet the target.",
    },
    {
      term: "Floor of quality",
      text: "At least 80%* of the week's cases right first time, and a buyer's approval on every claim sent.",
      note: "Speed that brings errors does not count.",
    },
    {
      term: "Reached, held, missed",
      text: "Reached: target and floor are met in three of the pilot's last four weeks, read on 4\u00a0May*. Held: the same in three of a month's last four weeks. Otherwise missed.",
      note: "Three in four allow for a holiday or a bad batch.",
    },
    {
      term: "How long, and stops",
      text: "Eight weeks* from the day on which the last access is granted. You may stop on any day and owe the finished steps: agreed 20%*, built 50%*, proven 30%*.",
      note: "Waiting for accounts is the usual delay.",
    },
    {
      term: "Pilot price, own costs",
      text: "One sum, entered here before anybody signs, payable at the end whether or not the target is reached. Your own costs, by estimate: 900* a month to cloud and model hosts, 60\u00a0hours* of your people.",
      note: "Together, all that a miss can cost.",
    },
    {
      term: "Running fee",
      text: "A monthly sum, from the month after the target is reached; none for a month that is not held. Notice: one month*.",
      note: "Ties our income to the target.",
    },
    {
      term: "You decide",
      text: "A buyer approves, changes or refuses each claim, on a screen that meets WCAG\u00a02.2, level AA.",
      note: "Keeps a person on every claim.",
    },
    {
      term: "What we may read",
      text: "Orders, receipts and delivery notes of two plants: four named people, from the United States* and India*, under standard contractual clauses*.",
      note: "Reading from abroad is a transfer of data.",
    },
    {
      term: "Models and hosts",
      text: "Model and version, hosted in your EU region*; prompts are neither kept nor used for training*. Subcontractors: none*.",
      note: "We ask you before this line changes.",
    },
    {
      term: "AI Act",
      text: "In the pilot we are the provider and you the deployer; minimal risk*. After the handover, under your name or after a substantial change, you may become the provider (Articles 3 and 25). We prepare the technical papers, you those on use.",
      note: "Who answers, and when that changes.",
    },
    {
      term: "Ownership and handover",
      text: "Code, prompts and rules, test cases and runbook are yours from the first day, also after a miss. Our workbench is licensed to you, without end.",
      note: "Settled while all are on good terms.",
    },
  ],
  signatures: ["For the client", "For the consultancy"],
  note: "* An invented case: names and figures show the form and promise nothing.",
} satisfies SignedPage;
