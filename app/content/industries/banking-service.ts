import type { IndustryContent } from "~/content/types/pages/industry";

export const banking = {
  kind: "industry",
  url: "/banking-service",
  name: "Banking",
  meta: {
    title: "Banking",
    description:
      "See where a small team can shorten credit files, alert queues and regulatory returns in your bank, and how each result is measured.",
  },
  head: {
    heading: "Credit, liquidity and settlement for banks",
    lead: "Much of a bank's day is reading: loan files, alerts, rulebooks. We build agents and forecasts that do the reading and show where each answer came from, and ledgers for money that has to move after hours.",
  },
  card: {
    title: "Banking",
    description:
      "Loan files and fraud alerts arrive already read, returns trace back to their entries, and deposits can settle on a shared ledger.",
    image: "industries/banking/overview",
    alt: "A bank building with columns and steps, seen from above at an angle",
    url: "/banking-service",
  },
  blocks: [
    {
      image: "industries/banking/fraud-alerts",
      alt: "A bank building with one payment picked out from a stream and a note beside it",
      title: "Fraud alerts that explain themselves",
      description:
        "A score and a case number tell an investigator nothing. Her alert now opens with a paragraph: the payment, what is odd about it, and how this customer usually spends. She blocks or releases it, and her verdict becomes training material for the next version of the model.",
      features: {
        title: "Benefits",
        benefits: [
          "Reasons stated in plain words",
          "Customer habits shown beside the payment",
          "Look-alike alerts grouped into one case",
          "Model changes tested on past verdicts",
        ],
      },
    },
    {
      image: "industries/banking/credit-decisions",
      alt: "A loan file of many pages feeding a one-page memo in front of a bank",
      title: "A credit memo in minutes",
      description:
        "A bakery asks for a loan and sends what it has: scanned accounts, bank statements, a lease, a letter from the tax office. Within minutes an agent drafts the memo, cites the page behind each number and lists what is missing. The credit officer argues with it, corrects it and signs.",
      features: {
        title: "Benefits",
        benefits: [
          "Missing papers requested on the first day",
          "Ratios calculated one way for every applicant",
          "Policy exceptions named before the committee meets",
          "Corrections kept beside the original draft",
        ],
      },
    },
    {
      image: "industries/banking/onboarding-kyc",
      alt: "Identity papers and a chart of company owners standing next to a bank building",
      title: "KYC documents, read once",
      description:
        "Opening a company account means finding out who owns it, through registry extracts, passports and trust deeds in several languages. Software reads the set, draws the ownership chart and marks what it could not establish. The onboarding officer writes to the client once, with a complete list.",
      features: {
        title: "Benefits",
        benefits: [
          "One complete request to the client",
          "One ownership chart with its documents behind it",
          "One screening note per person, with reasons",
          "One reminder before each document expires",
        ],
      },
    },
    {
      image: "industries/banking/liquidity-forecast",
      alt: "A bank building with a cash curve above it and a band of likely values",
      title: "Cash positions before the cut-off",
      description:
        "The treasurer's spreadsheet knows what was in the nostro accounts this morning. From payment flows, maturities and deposit habits, a forecast gives her a range for each currency, hour by hour, so the afternoon is funded before lunch. On days unlike any it has seen, it says so.",
      features: {
        title: "Benefits",
        benefits: [
          "Fund each currency ahead of its cut-off",
          "Hold smaller buffers on ordinary days",
          "Find the payment that moved the forecast",
          "Replay past stress days on today's book",
        ],
      },
    },
    {
      image: "industries/banking/regulatory-reporting",
      alt: "One cell of a report joined by lines to ledger entries below a bank",
      title: "Regulatory returns with lineage",
      description:
        "A cell in the quarterly return has moved, filing is tomorrow, and nobody knows why. With lineage in place, the reporting manager clicks the figure and walks back, step by step, to the ledger entries beneath it. Mapping the old spreadsheets is the slow part, so we start there.",
      features: {
        title: "Benefits",
        benefits: [
          "Figures traced to entry and system",
          "Adjustments signed, dated and explained",
          "Rule changes tried on earlier returns",
          "Supervisors' questions answered from one place",
        ],
      },
    },
    {
      image: "industries/banking/tokenised-deposits",
      alt: "Two bank buildings exchanging a deposit token and an asset across linked blocks",
      title: "Tokenised deposits and settlement",
      description:
        "A client sells bonds on Friday evening and waits for Monday's payment run. Held as a token on a permissioned ledger, the deposit changes hands in the same step as the bond, and the settlement clerk has one record to check. The legal work takes longer than the software. We plan for that.",
      features: {
        title: "Benefits",
        benefits: [
          "Payment and asset exchanged in one step",
          "Settlement kept open outside payment hours",
          "Token balances matched to the core ledger",
          "Transfers limited to holders you have vetted",
        ],
      },
    },
  ],
} satisfies IndustryContent;
