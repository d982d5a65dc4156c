import { type Rule, STILL_SO } from "../claim";

/** Rules on banks, tokens and fund units. */
export const financeRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: ["The Basel principles for risk data (BCBS 239) imply as much"],
    source: "Basel Committee on Banking Supervision, BCBS 239, January 2013, principles 2 and 3",
    since: "2016-01-01",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["the ECB's guide of May 2024 asks for it by name"],
    source: "ECB, Guide on effective risk data aggregation and risk reporting, May 2024",
    since: "2024-05-03",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["Most US securities settle in one day (T+1)"],
    source: "SEC Rule 15c6-1(a), as amended. The EU follows on 11 October 2027: Regulation (EU) 2025/2075",
    since: "2024-05-28",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["In the EU the DLT Pilot Regime (2022/858) governs the bond side"],
    source: "Regulation (EU) 2022/858, Articles 1 and 3",
    since: "2023-03-23",
    checked: "2026-11-25",
    counsel: "Its limits, which the Commission has proposed to raise",
  },
  {
    confirm: "The firm's contracts with banks have the clauses that DORA asks for.",
    words: ["As your ICT supplier we belong in your DORA register of information"],
    source: "Regulation (EU) 2022/2554, Articles 28(3) and 30",
    since: "2025-01-17",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["a tokenised deposit remains a deposit, under banking law and outside MiCA"],
    source: "Regulation (EU) 2023/1114, Article 2(4)(b); EBA report on tokenised deposits, December 2024",
    since: "2024-12-30",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: [
      "In the EU the first question is whether it is a financial instrument, as MiFID II defines one",
      "Fees, insurance and authorisation (in the EU, under MiCA) can be compared on paper.",
    ],
    source:
      "Directive 2014/65/EU, Article 4(1)(15); Regulation (EU) 2023/1114, Articles 2(4)(a), 3(1), 59 and 75",
    since: "2024-12-30",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["Luxembourg and Germany, for instance, allow such registers for some funds"],
    source:
      "Germany: KryptoFAV of 18 June 2022 with the eWpG. Luxembourg: laws of 1 March 2019 and 22 January 2021",
    since: "2022-06-18",
    checked: "2026-11-25",
  },
];
