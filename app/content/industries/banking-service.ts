import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Credit decisions on small-business loans",
  cases: "every complete loan file received in the week",
  measure: "hours from complete file to decision, the median of a week",
  floor: "at most one figure in fifty corrected",
};

export const banking = {
  kind: "industry",
  url: "/banking-service",
  name: "Banking",
  menuDescription: "Credit, fraud, liquidity, settlement",
  meta: {
    title: "AI and data for banks",
    description:
      "For banks, AI that drafts the credit memo from a scanned loan file and links every figure to its page. Piloted on your own files.",
  },
  head: {
    heading: "Credit and fraud work, with sources",
    lead: "Credit analysts and fraud investigators ask one thing of a figure: where is it from? Our AI answers with the page or the payment behind it. Shared ledgers come in where two banks need one record.",
  },
  card: {
    title: "Banking",
    description: "Scanned accounts and bank statements become a credit memo with a source for every figure.",
    image: "industries/banking/overview",
    alt: "A bank building with columns and steps, seen from above at an angle",
    url: "/banking-service",
  },
  request: {
    heading: "Which loan took too long?",
    lead: "What came in, who read it, and where did the days go? Dates alone make a baseline, so please leave out names.",
    button: "Send us the dates",
    placeholder: "A small company waited weeks for our decision, because…",
  },
  blocks: [
    {
      image: "industries/banking/fraud-alerts",
      alt: "A bank building with one payment picked out from a stream and a note beside it",
      title: "Fraud alerts that explain themselves",
      description:
        "Today an alert is a score and a case number. To learn what happened, the investigator opens one system after another. Each written reason names the payment and what is odd about it for this customer. Verdicts become test cases: a new model that catches less fraud than today's at the same number of alerts stays out of service.",
      features: {
        title: "Benefits",
        benefits: [
          "Investigators close clear cases first",
          "A holiday no longer blocks a good customer's card",
          "Updates show what they would have missed",
        ],
      },
    },
    {
      image: "industries/banking/credit-decisions",
      alt: "A loan file of many pages feeding a one-page memo in front of a bank",
      title: "A credit memo in minutes",
      description: [
        "To finance an oven, a bakery sends what it has: scanned accounts, bank statements, a lease, a letter from the tax office. Turning these into a memo costs an analyst a day; then a page is missing, and a week goes by.",
        `One measure triggers the fee, week by week for 8 weeks: ${draft.measure}, with ${draft.floor}. Agreement with past decisions is watched, but triggers nothing.`,
        "On arrival the agent sorts the pages and asks for missing ones at once. It copies the figures into your scorecard, each with a link to its page, compares turnover with the money that reached the bank, and drafts the memo with policy exceptions first. Illegible figures stay blank, on a list for the analyst.",
        "Credit officers correct the draft and decide. Where the borrower is a person, a sole trader included, the EU AI Act counts such scoring as high-risk. For the most part from 2\u00a0December\u00a02027, the bank must assess its effect on rights before use (Article 27(1)), keep its logs, have trained people oversee it, tell applicants (26(11)), and explain its part in a decision to those who ask (86).",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Applicants hear while they still want the oven",
          "Every branch calculates ratios the same way",
          "Overrides an auditor can follow, reason and all",
        ],
      },
    },
    {
      image: "industries/banking/onboarding-kyc",
      alt: "Identity papers and a chart of company owners standing next to a bank building",
      title: "One reading of KYC documents",
      description:
        "Who owns the company that owns the company? From registry extracts and trust deeds, software draws the chart and lists what is still open, usually a trust abroad.",
      features: {
        title: "Benefits",
        benefits: [
          "Clients answer one round of questions",
          "Corporate clients finish the forms",
          "Reviews end while the documents are valid",
        ],
      },
    },
    {
      image: "industries/banking/liquidity-forecast",
      alt: "A bank building with a cash curve above it and a band of likely values",
      title: "Cash positions before the cut-off",
      description:
        "This morning's spreadsheet knows what the nostro accounts held at opening. From payment flows and deposit habits, a forecast gives the treasury desk the afternoon: a range for each currency and hour, wider on days unlike any it has seen. It informs funding; intraday limits and the stress tests your supervisor expects stay as they are.",
      features: {
        title: "Benefits",
        benefits: [
          "Treasury buys funding while the market is deep",
          "Idle buffers shrink on ordinary days",
          "Payments leave ahead of the cut-off",
          "Surprises lead to their payment within minutes",
        ],
      },
    },
    {
      image: "industries/banking/regulatory-reporting",
      alt: "One cell of a report joined by lines to ledger entries below a bank",
      title: "Regulatory returns with lineage",
      description:
        "One figure in the return has moved, and filing is tomorrow. With lineage in place you click it and walk back to the ledger entries beneath it. Basel's principles for risk data (BCBS 239) imply as much; the ECB's guide of May 2024 asks for it by name, down to the data attribute. Mapping the old spreadsheets is the slow part, so one return is enough for a pilot. As your ICT supplier we belong in your DORA register of information.",
      features: {
        title: "Benefits",
        benefits: [
          "Errors surface ahead of filing",
          "The supervisor has a reply the same day",
          "Rule changes have a price in advance",
        ],
      },
    },
    {
      layout: "figure",
      figure: "T+1",
      caption: "Most US securities settle in one day: so where is the gain in a token?",
      image: "industries/banking/tokenised-deposits",
      alt: "Two bank buildings exchanging a deposit token and an asset across linked blocks",
      title: "Tokenised deposits and settlement",
      description:
        "Delivery versus payment exists today, too. Gains lie in one record that both banks read, in collateral that moves at night, in a bond whose coupon pays itself. Instant settlement also has a price: netting is lost and every trade is funded beforehand. In the EU the bond stays under MiFID II and CSDR; the DLT Pilot Regime (2022/858) is a choice for trading venues and settlement systems. Tokenised deposits remain deposits, under banking law and outside MiCA.",
      features: {
        title: "Benefits",
        benefits: [
          "Back offices reconcile one record",
          "Redemptions need no payment run",
          "Only vetted holders can receive a transfer",
        ],
      },
    },
  ],
} satisfies IndustryContent;
