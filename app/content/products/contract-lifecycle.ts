import type { ProductContent } from "~/content/types/collection";

export const contractLifecycle = {
  kind: "product",
  url: "/contract-lifecycle",
  name: "Contract Lifecycle Management",
  menuDescription: "From first draft to last obligation",
  product: "Contract Lifecycle AI\u00a0Copilot",
  number: "/02",
  practice: "ai",
  meta: {
    title: "Contract Lifecycle Management",
    description:
      "AI copilot for contracts: drafts from your clauses, watches the dates and flags what a lawyer should read. Priced by pilot and licence.",
  },
  head: {
    heading: "Contract Lifecycle AI\u00a0Copilot",
    tagline: "Accelerate Cycle Times. Reduce Administrative Burden",
    lead: "An AI copilot that drafts from your own clauses, reads the other side's changes and remembers every date. Lawyers keep the judgement and lose the retyping.",
  },
  video: "heroes/contract-lifecycle",
  sound: "products",
  summary: "Drafts from your clause library and keeps each promise in view until the contract ends.",
  request: {
    heading: "One contract that renewed itself",
    lead: "What was it for, and when did somebody notice? Add the notice date of the next one, if you know it; legal advice stays with your counsel.",
    button: "Tell us how it renewed",
    placeholder: "One of our supply contracts renewed itself because…",
  },
  sections: [
    {
      index: 1,
      title: "Drafting",
      description:
        "Most first drafts are last year's contract with the names replaced, mistakes included. This one is built from clauses that your legal team has approved. Counsel can see where each of them came from.",
      details: [
        {
          subtitle: "From a request form",
          content:
            "Buyers fill in a short form about the supplier and the data involved. From it the copilot picks template and governing law; each choice shows the answer that led to it.",
        },
        {
          subtitle: "Clauses with a history",
          content:
            "Each clause comes with its fallback positions and the agreements that used them. Before giving way on liability, a negotiator sees how far colleagues went and for whom.",
        },
        {
          subtitle: "Redlines in order",
          content:
            "When the other side's version comes back covered in changes, the copilot sorts them into wording, money and risk, so the lawyer reaches the liability cap before the commas.",
        },
        {
          subtitle: "Definitions that agree",
          content:
            "Terms in annex three that nobody defined, notice periods that differ between two pages: both are marked in the margin before the draft goes out.",
        },
      ],
      video: "loops/contract-lifecycle-drafting",
      videoLabel:
        "A form's answers choose an agreement's terms; redlines are sorted by risk, and the margin marks mismatches",
    },
    {
      index: 2,
      layout: "grid",
      title: "Management and tracking",
      description:
        "After signature a contract becomes a file that nobody opens until something goes wrong. The copilot puts each obligation on a timeline, and its owner hears while a letter can still change the outcome.",
      details: [
        {
          subtitle: "Obligations as a list",
          content:
            "Rent reviews and insurance certificates become entries with a date and an owner: from a drawer of signed paper, a list to work from.",
        },
        {
          subtitle: "Notice before the deadline",
          content:
            "Unless someone writes, the freight contract renews by itself. Its owner hears when the notice window opens, with the clause quoted and a termination letter drafted in case it is wanted.",
        },
        {
          subtitle: "Approvals in sequence",
          content:
            "Finance and security each receive the clauses that concern them. Requesters see on whose desk the agreement lies, so they know whom to ring.",
        },
        {
          subtitle: "Amendments in their place",
          content:
            "After several amendments, one page shows the text in force today, with the document and date behind every altered line, ready to be quoted to the supplier.",
        },
      ],
      video: "loops/contract-lifecycle-tracking",
      videoLabel:
        "The day moves along a contract's obligations to a freight notice; below, an agreement waits on a desk",
    },
    {
      index: 3,
      title: "Insights and analytics",
      description:
        "Ask a legal department how many contracts carry uncapped liability, and somebody starts reading. The copilot has read them, and sorts the portfolio by clause and wording, so the general counsel begins with the unusual ones.",
      details: [
        {
          subtitle: "A map by clause",
          content:
            "Each subject, from termination to price review, has a column, with standard wording at the bottom and odd wording on top. Click on a square to open that paragraph.",
        },
        {
          subtitle: "Questions in plain words",
          content:
            "Which suppliers may raise prices this quarter? Procurement gets a table with the clause quoted in each row and checks the surprising ones.",
        },
        {
          subtitle: "Where time is spent",
          content:
            "Dates of drafts and comments show which clause holds up signatures. When it is always the same indemnity, the head of legal can change the standard position and end the argument.",
        },
        {
          subtitle: "What went unread",
          content:
            "Scanned side letters with missing pages are listed as unread, and any total that leaves them out carries a note in the same type size, until the pages arrive.",
        },
      ],
      video: "loops/contract-lifecycle-insights",
      videoLabel: "A portfolio sorts itself by clause; a question gets quotes, and what is unread is listed",
    },
    {
      index: 4,
      title: "Compliance",
      description:
        "Data policies are good intentions until a supplier's draft allows storage in any location. The copilot finds that clause and rewords it in place, with the old text struck through. Counsel accepts the wording or writes a better one.",
      details: [
        {
          subtitle: "Checked line by line",
          content:
            "Each rule in your contract policy returns one of three results: met, broken, or needs a person. What is broken or needs a person goes to a lawyer, with its clause.",
        },
        {
          subtitle: "New law, old contracts",
          content:
            "When a regulation changes, the copilot lists the agreements it touches and drafts the amendment letter. Your compliance officer decides which letters go out first.",
        },
        {
          subtitle: "Signing authority",
          content:
            "The register of mandates says who may sign, and up to what sum. Agreements addressed to the wrong director stop in the signing queue, marked with the right name.",
        },
        {
          subtitle: "Evidence for audits",
          content:
            "Every override and approval is kept with its author and time. Auditors can read a sample of signed contracts from that trail while the lawyers go on with their work.",
        },
      ],
      video: "loops/contract-lifecycle-compliance",
      videoLabel:
        "A clause that breaks policy is reworded, a wrong signature is stopped, and a trail keeps both",
    },
  ],
} satisfies ProductContent;
