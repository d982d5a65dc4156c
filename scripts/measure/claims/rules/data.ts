import { type Rule, STILL_SO } from "../claim";

/** Rules on AI systems and on personal data. */
export const dataRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: ["Where the borrower is a person, the EU AI Act counts such scoring as high-risk"],
    source: "Regulation (EU) 2024/1689, Annex III point 5(b); Article 26(2) and (6)",
    since: "2027-12-02",
    checked: "2026-11-25",
    counsel: "The Official Journal for the Digital Omnibus on AI, which moved this date from 2 August 2026",
  },
  {
    confirm: STILL_SO,
    words: ["The EU AI Act counts systems that help decide on benefits as high-risk."],
    source: "Regulation (EU) 2024/1689, Annex III point 5(a); Articles 11, 12, 27 and 49(3)",
    since: "2027-12-02",
    checked: "2026-11-25",
    counsel: "The Official Journal for the Digital Omnibus on AI, which moved this date from 2 August 2026",
  },
  {
    confirm: STILL_SO,
    words: [
      "Under the EU AI Act, whoever merely uses a high-risk system has duties as well, for most kinds from December 2027",
    ],
    source: "Regulation (EU) 2024/1689, Articles 6 and 26",
    since: "2027-12-02",
    checked: "2026-11-25",
    counsel: "The Official Journal for the Digital Omnibus on AI, which moved this date from 2 August 2026",
  },
  {
    confirm: STILL_SO,
    words: ["In the EU they also sort a use by the AI Act's classes"],
    source: "Regulation (EU) 2024/1689, Articles 5, 6 and 50",
    since: "2025-02-02",
    checked: "2026-11-25",
    counsel: "Article 50 applies from 2 August 2026, high-risk duties later",
  },
  {
    confirm: STILL_SO,
    words: [
      "Guessing moods from faces or voices is not up for discussion: the EU AI Act forbids it at work.",
    ],
    source: "Regulation (EU) 2024/1689, Article 5(1)(f): except for medical or safety reasons",
    since: "2025-02-02",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["a scribe that summarises is likely to be a medical device"],
    source:
      "NHS England, Guidance on AI-enabled ambient scribing products, 27 April 2025, with its notification of 9 June 2025",
    since: "2025-04-27",
    checked: "2026-11-25",
    counsel: "Version 2 of the guidance, April 2026, and the rules of the client's country",
  },
  {
    confirm: STILL_SO,
    words: ["Software that reorders such a list is a medical device"],
    source: "Regulation (EU) 2017/745, Annex VIII, rule 11; UK MDR 2002",
    since: "2021-05-26",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["Even a hash can be personal data (EDPB guidelines 02/2025)"],
    source: "EDPB Guidelines 02/2025 on blockchain technologies, adopted for consultation on 8 April 2025",
    since: "2025-04-08",
    checked: "2026-11-25",
    counsel: "The final text after the consultation",
  },
  {
    confirm: STILL_SO,
    words: ["the European Health Data Space (2025/327) brings a right to opt out"],
    source: "Regulation (EU) 2025/327, Article 71, for secondary use",
    since: "2029-03-26",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["Care itself seldom rests on consent under the GDPR"],
    source: "Regulation (EU) 2016/679, Articles 6(1) and 9(2)(h)",
    since: "2018-05-25",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: [
      "Under the GDPR you must also be able to show what people agreed to",
      "the GDPR lets them object",
      "It is the GDPR's purpose limitation, made into a form.",
      "The GDPR leaves a month for the reply.",
    ],
    source: "Regulation (EU) 2016/679, Articles 7(1), 21(1), 5(1)(b) and 12(3)",
    since: "2018-05-25",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: [
      "each transfer carries the notary's qualified signature (eIDAS)",
      "Europe's identity wallet (eIDAS)",
    ],
    source: "Regulation (EU) No 910/2014 as amended by (EU) 2024/1183, Articles 5a and 25",
    since: "2016-07-01",
    checked: "2026-11-25",
    counsel: "Wallets are due from the member states by the end of 2026",
  },
  {
    confirm: STILL_SO,
    words: [
      "PCI DSS forbids keeping it once a payment is authorised",
      "recording and transcription pause while a card is read out or keyed in",
    ],
    source:
      "PCI DSS v4.0.1, requirement 3.3.1.2; PCI SSC, Protecting Telephone-Based Payment Card Data, November 2018",
    since: "2025-01-01",
    checked: "2026-11-25",
  },
];
