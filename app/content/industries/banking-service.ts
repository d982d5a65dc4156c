import type { IndustryContent } from "~/content/types/collection";

export const banking = {
  kind: "industry",
  url: "/banking-service",
  name: "Banking",
  menuLine: "Credit, fraud, liquidity, settlement",
  meta: {
    title: "AI and data for banks",
    description:
      "AI and data consultancy for banks: credit memos, fraud alerts, cash forecasts and returns, each piloted on your own files against one measure.",
  },
  head: {
    heading: "Banking AI that shows its sources",
    lead: "We build AI agents, forecasts and shared ledgers for banks. They read loan files, alerts and returns and show where each answer came from. Whoever signs today still signs.",
  },
  card: {
    title: "Banking",
    description:
      "AI that reads loan files and fraud alerts for banks, traces returns to their entries, and settles deposits on a shared ledger.",
    image: "industries/banking/overview",
    alt: "A bank building with columns and steps, seen from above at an angle",
    url: "/banking-service",
  },
  request: {
    heading: "Bring one declined loan file",
    lead: "Describe it with the names removed: what came in, who read it, where the days went. By the end of the call you know which steps an agent could take. Whether you should have lent is a longer talk.",
    button: "Describe the file",
    placeholder: "We declined a loan to a small company, and the file…",
  },
  blocks: [
    {
      image: "industries/banking/fraud-alerts",
      alt: "A bank building with one payment picked out from a stream and a note beside it",
      title: "Fraud alerts that explain themselves",
      description:
        "Today an alert is a score and a case number, and the investigator opens one system after another to learn what happened. With a written reason on top, it says which payment, what is odd about it and how this customer usually spends. Verdicts become test cases: a version of the model that would have missed a proven fraud does not go live.",
      features: {
        title: "Benefits",
        benefits: [
          "Less time on each alert, clear cases closed first",
          "Fewer good customers rung about their own holiday",
          "No update that forgets an old fraud",
        ],
      },
    },
    {
      image: "industries/banking/credit-decisions",
      alt: "A loan file of many pages feeding a one-page memo in front of a bank",
      title: "A credit memo in minutes",
      description: [
        "A bakery wants to finance an oven. It sends what it has: scanned accounts, bank statements, a lease, a letter from the tax office. An analyst spends most of a day turning these into a memo, then finds a page missing and waits a week for it.",
        "The agent sorts the pages on arrival and asks for missing ones at once. It copies the figures into your scorecard, each with a link to its page, adds the accounts up again, compares turnover with the money that reached the bank, and drafts the memo, policy exceptions first. What it cannot read stays blank.",
        "The credit officer argues with the draft, corrects it and decides. Where the borrower is a person, the EU AI Act counts such scoring as high-risk, and the file has to show who oversaw it.",
        "Measured over a quarter: hours from complete file to decision, figures corrected per memo, and the same memos drafted again for files you have already decided.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "A decision while the applicant still wants the oven",
          "Missing papers asked for on the first day",
          "One way to calculate a ratio in every branch",
          "Overrides an auditor can follow, reason and all",
        ],
      },
    },
    {
      image: "industries/banking/onboarding-kyc",
      alt: "Identity papers and a chart of company owners standing next to a bank building",
      title: "KYC documents, read once",
      description:
        "Who owns the company that owns the company? Software reads registry extracts, passports and trust deeds once, draws the chart and lists what it could not establish. A trust abroad is usually on that list.",
      features: {
        title: "Benefits",
        benefits: [
          "One round of questions instead of four letters",
          "Fewer corporate clients lost between two forms",
          "Reviews finished before the documents expire",
        ],
      },
    },
    {
      image: "industries/banking/liquidity-forecast",
      alt: "A bank building with a cash curve above it and a band of likely values",
      title: "Cash positions before the cut-off",
      description:
        "The morning spreadsheet knows what the nostro accounts held at opening. A forecast from payment flows, maturities and deposit habits gives the treasury desk the afternoon: a range for each currency and hour, wider on days unlike any it has seen. It informs funding. Intraday limits and the stress tests your supervisor expects stay as they are.",
      features: {
        title: "Benefits",
        benefits: [
          "Cheaper funding, bought before the market thins",
          "Smaller idle buffers on ordinary days",
          "Fewer payments held back at the cut-off",
          "A surprise explained in minutes, down to the payment",
          "Past stress days, replayed on today's book",
        ],
      },
    },
    {
      image: "industries/banking/regulatory-reporting",
      alt: "One cell of a report joined by lines to ledger entries below a bank",
      title: "Regulatory returns with lineage",
      description:
        "A cell in the return has moved, and filing is tomorrow. With lineage in place you click the figure and walk back to the ledger entries beneath it, as the Basel Committee's principles for risk data (BCBS 239) ask of large banks. Mapping the old spreadsheets is the slow part, so one return is enough for a pilot. As your ICT supplier we belong in your DORA register.",
      features: {
        title: "Benefits",
        benefits: [
          "Fewer resubmissions, and fewer letters after them",
          "Same-day replies to the supervisor",
          "The cost of a rule change, known before it applies",
        ],
      },
    },
    {
      image: "industries/banking/tokenised-deposits",
      alt: "Two bank buildings exchanging a deposit token and an asset across linked blocks",
      title: "Tokenised deposits and settlement",
      description:
        "A bond sold today settles days later, and until then each side carries the other's risk. If bond and cash are both tokens on a ledger that both banks accept, they change hands in one step; if only one of them is, little is gained. A tokenised deposit remains a deposit, under banking law and outside MiCA. The lawyers need longer than the engineers.",
      features: {
        title: "Benefits",
        benefits: [
          "No gap between payment and delivery",
          "Less collateral tied up while trades settle",
          "Fewer breaks to reconcile in the morning",
          "Transfers to vetted holders only",
        ],
      },
    },
  ],
} satisfies IndustryContent;
