import type { SignedPageText } from "~/content/types/specimens";

export const signedPage = {
  title: "One outcome, and how we will know",
  clauses: [
    {
      term: "Reached, held, missed",
      text: "Baseline: {reading|the median of the 26\u00a0weeks* to 31\u00a0January*}. Reached: target and floor are both met in {share|three of the pilot's last four weeks*}. Held: the same for each quarter's new cases; without any, no fee. Missed: anything else.",
      note: "Three in four allow for a holiday or a bad batch.",
    },
    {
      term: "How long, and stops",
      text: "{number|8*} weeks from the day the last access is granted. Stop on any day and owe {share|20%*} of the pilot price from the signature, {share|70%*} from the first live case, {share|100%*} from the first counted week.",
    },
    {
      term: "Pilot price, own costs",
      text: "Pilot price: {sum|40,000\u00a0euros*}, payable at the end whether or not the target is reached. Own costs: at most {sum|1,800\u00a0euros*} to cloud and model hosts, and {hours|60\u00a0hours*} of your people; more only if you agree in writing. VAT and payment term: in the contract.",
      note: "Together, all that a miss can cost.",
    },
    {
      term: "Running fee",
      text: "{sum|2,400\u00a0euros*} a month, from the month after the target is reached; none for a quarter that is not held. Notice: {time|one month*}.",
    },
    {
      term: "You decide",
      text: "{role|A buyer} approves, changes or refuses each proposal. Hours in which a proposal waits for your answer do not count.",
    },
    {
      term: "Data, models, hosts",
      text: "We read {records|orders, receipts and delivery notes of two plants}: {people|four named people*}, from {countries|the United States* and India*}, under {safeguard|standard contractual clauses*}. {Model, version|Model* and version*}, hosted in {region|your EU region*}; prompts are {use|neither kept nor used for training*}. Subcontractors: {names|none*}. Staff data and works council: in the contract.",
      note: "We ask you before this line changes.",
    },
    {
      term: "AI Act",
      text: "You have the system developed and use it under your own name: you are its provider and deployer (Article 3(3), (4)). Risk: {class|minimal*}. A use that makes it high-risk needs both signatures.",
    },
    {
      term: "Ownership and handover",
      text: "Code, prompts and rules, test cases and runbook are yours from the first day, also after a miss. Handover on {date|a date that you choose}, with {weeks|two weeks*} beside your team. Our workbench is licensed to you, without end.",
    },
  ],
  clausesElsewhere: "Eight clauses follow, as in the example.",
  meaning: "What the clauses mean",
  signatures: ["For the client", "For the consultancy"],
  date: "Date",
  example: {
    mark: "Example",
    subject: "Example Client Ltd* and Example Consultancy Ltd*",
    date: "2\u00a0March*",
    note: "* An invented case that promises nothing.",
    lines: {
      process: "Claims for short deliveries at two plants",
      measure: "Working days from goods receipt to the claim's dispatch, the median of a week",
      baseline: "11* working days",
      target: "2* working days",
      cases: "Every short delivery received in the week. An open case counts at its age.",
      floor: "At least 80%* of the week's claims right first time",
      source:
        "The controller, from a saved query in the purchasing system. Each week is read eight weeks* later, the baseline's as well.",
    },
  },
  draft: {
    mark: "Draft, not an offer",
    note: "Both sides fill in what is blank before they sign.",
  },
} as const satisfies SignedPageText;
