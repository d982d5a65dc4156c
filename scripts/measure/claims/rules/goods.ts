import { type Rule, STILL_SO } from "../claim";

/** Rules on products, shops and the ground that goods come from. */
export const goodsRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: [
      "only whoever first places the goods on the market files a statement with the plots of land",
      "The duty begins on 30 December 2026, for small firms on 30 June 2027.",
    ],
    source: "Regulation (EU) 2023/1115, Articles 4, 5, 9 and 38, as amended by (EU) 2025/2650",
    since: "2026-12-30",
    checked: "2026-11-25",
    counsel: "Whether the dates have been moved again, and who counts as a small firm",
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
    words: ["In the EU the law requires a passport first for batteries"],
    source: "Regulation (EU) 2023/1542, Article 77(1); Regulation (EU) 2024/1781",
    since: "2027-02-18",
    checked: "2026-11-25",
    counsel: "The implementing acts on access and data",
  },
  {
    confirm: STILL_SO,
    words: [
      "The EU's ecodesign regulation (ESPR) brings passports product group by product group",
      "(textiles by an act expected in 2027) and a registry that holds each passport's identifier",
    ],
    source: "Regulation (EU) 2024/1781, Articles 4, 9 and 13; working plan 2025 to 2030, COM(2025) 187",
    since: "2024-07-18",
    checked: "2026-11-25",
    counsel: "The delegated act for each product group; textiles are expected in 2027",
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
    words: ["In the EU most of what is bought online carries a 14-day right of withdrawal"],
    source: "Directive 2011/83/EU, Articles 9, 14(2) and 16",
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
    words: [
      "from 1 January 2027 importers have to show that their producers measure to an equivalent standard",
    ],
    source: "Regulation (EU) 2024/1787, Article 28(1), for contracts made or renewed since 4 August 2024",
    since: "2027-01-01",
    checked: "2026-11-25",
    counsel: "What the Commission accepts as proof; the duty is under political pressure",
  },
  {
    confirm: STILL_SO,
    words: [
      "The Oil and Gas Methane Partnership (OGMP 2.0) reconciles source with site at its highest level.",
    ],
    source: "UNEP, Oil and Gas Methane Partnership 2.0, reporting framework, level 5",
    since: "2020-11-23",
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
