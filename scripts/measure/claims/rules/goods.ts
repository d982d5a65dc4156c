import { type Rule, STILL_SO } from "../claim";

/** Rules on products, shops and the ground that goods come from. */
export const goodsRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: ["the EU deforestation regulation asks for the plots of land behind each"],
    source: "Regulation (EU) 2023/1115, Article 9(1)(d), as amended by (EU) 2025/2650",
    since: "2026-12-30",
    checked: "2026-11-25",
    counsel: "Whether the dates have been moved again",
  },
  {
    confirm: STILL_SO,
    words: ["competition law takes an interest in suppliers who police it"],
    source: "Article 101 TFEU; Regulation (EU) 2022/720, Article 4(a)",
    since: "2022-06-01",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["For the batteries of cars and bicycles European law requires one from February 2027"],
    source: "Regulation (EU) 2023/1542, Article 77(1); Regulation (EU) 2024/1781",
    since: "2027-02-18",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["The EU's ecodesign regulation (ESPR) brings passports product group by product group"],
    source: "Regulation (EU) 2024/1781, Articles 4, 9 and 13",
    since: "2024-07-18",
    checked: "2026-11-25",
    counsel: "The delegated act for each product group",
  },
  {
    confirm: STILL_SO,
    words: ["the earlier price it may be compared with (in the EU the lowest of the last thirty days)"],
    source:
      "Directive 98/6/EC, Article 6a. Member states may differ for goods that spoil and for steps of one sale",
    since: "2022-05-28",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["whatever was bought online keeps its statutory right of withdrawal"],
    source: "Directive 2011/83/EU, Articles 9 and 16",
    since: "2014-06-13",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["The EU's methane regulation (2024/1787) asks operators to measure at the source"],
    source: "Regulation (EU) 2024/1787, Articles 12 and 14",
    since: "2024-08-04",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["the audit query may come two years later"],
    source: "COPAS accounting procedures: two years after the end of the calendar year",
    since: "2005-01-01",
    checked: "2026-11-25",
  },
];
