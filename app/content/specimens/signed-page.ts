import type { SignedPageText } from "~/content/types/specimens";

export const signedPage = {
  title: "One outcome, and how we will know",
  figures: ["Baseline", "Target"],
  clauses: [
    {
      term: "Outcome",
      text: "{process}: from {baseline} to {target}{difference}.",
      note: "What changes; the software stays open.",
    },
    {
      term: "Measure",
      text: "{measure}. Read from {source}. The baseline is the same reading over {period}.",
      note: "We cannot polish a number your people read.",
    },
    {
      term: "What is counted",
      text: "{cases}. {counted}",
      note: "Hard cases cannot be left out to meet the target.",
    },
    {
      term: "Floor of quality",
      text: "{floor}. Where the floor is not met, neither is the target.",
      note: "Speed that brings errors does not count.",
    },
    {
      term: "Reached, held, missed",
      text: "{reached} Missed: anything else.",
      note: "Three in four allow for a holiday or a bad batch.",
    },
    {
      term: "How long, and stops",
      text: "{weeks} weeks from the day on which the last access is granted. Stop on any day and owe the finished steps: {signed} of the pilot price from the signature, {live} once it runs on your cases, {first} from the first reading. What is built by then is yours.",
      note: "Waiting for accounts is the usual delay.",
    },
    {
      term: "Pilot price, own costs",
      text: "Pilot price: {price}, payable at the end whether or not the target is reached. Own costs: at most {charges} to cloud and model hosts, and {hours} of your people; more only if you agree in writing.",
      note: "Together, all that a miss can cost.",
    },
    {
      term: "Running fee",
      text: "{fee} a month, from the month after the target is reached; none for a month that is not held. Notice: {notice}.",
      note: "Ties our income to the target.",
    },
    {
      term: "You decide",
      text: "{decider} approves, changes or refuses each proposal, on a screen that meets WCAG\u00a02.2, level AA.",
      note: "Keeps a person on every case.",
    },
    {
      term: "What we may read",
      text: "{records}: {readers}, from {countries}, under {safeguard}.",
      note: "Reading from abroad is a transfer of data.",
    },
    {
      term: "Models and hosts",
      text: "{model}, hosted in {region}. Prompts: {prompts}. Subcontractors: {subcontractors}.",
      note: "We ask you before this line changes.",
    },
    {
      term: "AI Act",
      text: "You have the system developed and use it under your own name: you are its provider and its deployer (Article 3(3) and (4)). Risk: {risk}; Article 25 is about high-risk systems. We prepare the technical papers.",
      note: "Who answers to the authorities.",
    },
    {
      term: "Ownership and handover",
      text: "Code, prompts and rules, test cases and runbook are yours from the first day, also after a miss. Handover: {handover}. Our workbench is licensed to you, without end.",
      note: "Settled while all are on good terms.",
    },
  ],
  closed: { title: "Time, price, data, models, ownership: eight more clauses", after: 5 },
  readings: {
    weekly: {
      name: "Week by week",
      counted:
        "On the day of reading an unfinished case counts at its age, a refused or returned one as wrong. Days with your own people do not count. A week with fewer than {minimum} cases is read together with the next.",
      reached:
        "Reached: target and floor are both met in three of the pilot's last four weeks, read on {day} after the last. Held: the same in three of a month's last four weeks.",
    },
    past: {
      name: "On past cases",
      counted:
        "At least {minimum} of them, listed before we see any. One that is left open, refused or returned counts as wrong.",
      reached:
        "Reached: target and floor are both met over all of them, read on {day} after the pilot's last week. Held: the same with each month's new cases added.",
    },
  },
  signatures: ["For the client", "For the consultancy"],
  example: {
    mark: "Example",
    subject: "{process}. Example Client Ltd* and Example Consultancy Ltd*, 2\u00a0March*",
    note: "* An invented case: names and figures show the form and promise nothing.",
    case: {
      process: "Claims for short deliveries at two plants",
      cases: "Every short delivery received in the week",
      measure: "Working days from goods receipt to the claim's dispatch, the median of a week",
      baseline: "11",
      target: "2",
      unit: "working days",
      floor: "At least 80%* of the week's claims right first time",
      reading: "weekly",
      weeks: "8",
      source: "a saved query in the purchasing system, by the controller",
    },
    terms: {
      period: "the 26\u00a0weeks* to 31\u00a0January*",
      minimum: "15*",
      day: "the Monday*",
      signed: "20%*",
      live: "70%*",
      first: "100%*",
      price: "40,000\u00a0euros*",
      charges: "1,800\u00a0euros*",
      hours: "60\u00a0hours*",
      fee: "2,400\u00a0euros*",
      notice: "one month*",
      decider: "A buyer",
      records: "Orders, receipts and delivery notes of two plants",
      readers: "four named people*",
      countries: "the United States* and India*",
      safeguard: "standard contractual clauses*",
      model: "Model* and version*",
      region: "your EU region*",
      prompts: "neither kept nor used for training*",
      subcontractors: "none*",
      risk: "minimal*",
      handover: "on a date you choose, with two weeks* beside your team",
    },
  },
  draft: {
    mark: "Draft, not an offer",
    subject: "{process}. Written on {date}, before anything is agreed.",
    note: "A draft offers and promises nothing. Both sides fill in what is blank before they sign.",
  },
} as const satisfies SignedPageText;
