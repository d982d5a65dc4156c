import { type Rule, STILL_SO } from "../claim";

/** Rules behind the answers to security and procurement, and behind the privacy page. */
export const contractRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: ["A\u00a0system built for you and put into service under your name makes you its provider"],
    source: "Regulation (EU) 2024/1689, Article 3(3), (4) and (11)",
    since: "2026-08-02",
    checked: "2026-11-25",
    counsel: "Whether a duty of high-risk systems applies at all: its date was moved to 2 December 2027",
  },
  {
    confirm: STILL_SO,
    words: ["those of Article 30(3) where the function is critical or important"],
    source: "Regulation (EU) 2022/2554, Articles 28(3), 30(2) and 30(3)",
    since: "2025-01-17",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["such as the 72 hours of the GDPR (Article 33)"],
    source: "Regulation (EU) 2016/679, Article 33(1); a processor's duty is in Article 33(2)",
    since: "2018-05-25",
    checked: "2026-11-25",
    counsel: "The Digital Omnibus, which proposes a longer time for some breaches",
  },
  {
    confirm: STILL_SO,
    words: ["Where EN 301 549 or the European Accessibility Act applies"],
    source: "Directive (EU) 2019/882; Directive (EU) 2016/2102 with EN 301 549",
    since: "2025-06-28",
    checked: "2026-11-25",
  },
  {
    confirm: "The notice names each legal basis, right and recipient, and the firm's counsel has read it.",
    words: [
      "take the steps towards a contract that you ask for (Article 6(1)(b))",
      "The mailing list rests on your consent (Article 6(1)(a)).",
      "You may also complain to the data protection authority where you live",
      "so the law asks for no consent",
    ],
    source:
      "Regulation (EU) 2016/679, Articles 6, 12, 13, 15 to 22 and 77; Directive 2002/58/EC, Article 5(3)",
    since: "2018-05-25",
    checked: "2026-11-25",
  },
];
