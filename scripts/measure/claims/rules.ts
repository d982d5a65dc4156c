import type { Claim } from "./claim";

const STILL_SO = "The rule still says so.";

/** Figures, laws and standards that the copy names. */
export const rules: readonly Claim[] = [
  {
    confirm: "The figure is the study's, and is described as narrowly as the study allows.",
    words: ["70%", "BCG, 2020: fell short of their targets"],
    source: "Boston Consulting Group, Flipping the Odds of Digital Transformation Success, October 2020",
  },
  {
    confirm: "The figure is the study's, and is described as narrowly as the study allows.",
    words: ["95%", "MIT NANDA, 2025: generative AI pilots only, without a measurable return"],
    source: "MIT NANDA, The GenAI Divide: State of AI in Business 2025, July 2025",
  },
  {
    confirm: STILL_SO,
    words: [
      "Where the borrower is a person, the EU AI Act counts such scoring as high-risk",
      "Since the EU AI Act counts systems that help decide on benefits as high-risk",
    ],
    source: "Regulation (EU) 2024/1689, Annex III points 5(a) and 5(b); Articles 11, 12, 14",
  },
  {
    confirm: STILL_SO,
    words: [
      "Under the EU AI Act, whoever merely uses a high-risk system has duties as well",
      "In the EU they also sort a use by the AI Act's classes",
    ],
    source: "Regulation (EU) 2024/1689, Articles 5, 6, 26 and 50",
  },
  {
    confirm: STILL_SO,
    words: [
      "Guessing moods from faces or voices is not up for discussion: the EU AI Act forbids it at work.",
    ],
    source: "Regulation (EU) 2024/1689, Article 5(1)(f): except for medical or safety reasons",
  },
  {
    confirm: STILL_SO,
    words: ["the Basel Committee's principles for risk data (BCBS 239) ask of large banks"],
    source: "Basel Committee on Banking Supervision, BCBS 239, January 2013, principles 2 and 3",
  },
  {
    confirm: "The firm's contracts with banks have the clauses that DORA asks for.",
    words: ["As your ICT supplier we belong in your DORA register"],
    source: "Regulation (EU) 2022/2554, Articles 28(3) and 30",
  },
  {
    confirm: STILL_SO,
    words: ["A tokenised deposit remains a deposit, under banking law and outside MiCA."],
    source: "Regulation (EU) 2023/1114, Article 2(4)(b); EBA report on tokenised deposits, December 2024",
  },
  {
    confirm: STILL_SO,
    words: [
      "In the EU the first question is whether it is a financial instrument, as MiFID II defines one",
      "Fees, insurance and authorisation (in the EU, under MiCA) can be compared on paper.",
    ],
    source:
      "Directive 2014/65/EU, Article 4(1)(15); Regulation (EU) 2023/1114, Articles 2(4)(a), 3(1), 59 and 75",
  },
  {
    confirm: STILL_SO,
    words: ["Luxembourg and Germany, for instance, allow such registers for some funds"],
    source:
      "Germany: KryptoFAV of 18 June 2022 with the eWpG. Luxembourg: laws of 1 March 2019 and 22 January 2021",
  },
  {
    confirm: STILL_SO,
    words: ["Care itself seldom rests on consent under the GDPR"],
    source: "Regulation (EU) 2016/679, Articles 6(1) and 9(2)(h)",
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
  },
  {
    confirm: STILL_SO,
    words: [
      "each transfer carries the notary's qualified signature (eIDAS)",
      "Europe's identity wallet (eIDAS)",
    ],
    source: "Regulation (EU) No 910/2014 as amended by (EU) 2024/1183, Articles 5a and 25",
  },
  {
    confirm: STILL_SO,
    words: ["the EU deforestation regulation asks for the plots of land behind each"],
    source:
      "Regulation (EU) 2023/1115, Article 9(1)(d). Its dates of application have been moved: look again",
  },
  {
    confirm: STILL_SO,
    words: ["competition law takes an interest in suppliers who police it"],
    source: "Article 101 TFEU; Regulation (EU) 2022/720, Article 4(a)",
  },
  {
    confirm: STILL_SO,
    words: ["For the batteries of cars and bicycles European law requires one from February 2027"],
    source: "Regulation (EU) 2023/1542, Article 77(1), from 18 February 2027; Regulation (EU) 2024/1781",
  },
  {
    confirm: STILL_SO,
    words: ["The EU's ecodesign regulation (ESPR) brings passports product group by product group"],
    source: "Regulation (EU) 2024/1781, Articles 4, 9 and 13",
  },
  {
    confirm: STILL_SO,
    words: ["the earlier price it may be compared with (in the EU the lowest of the last thirty days)"],
    source:
      "Directive 98/6/EC, Article 6a. Member states may differ for goods that spoil and for steps of one sale",
  },
  {
    confirm: STILL_SO,
    words: ["whatever was bought online keeps its statutory right of withdrawal"],
    source: "Directive 2011/83/EU, Articles 9 and 16",
  },
  {
    confirm: STILL_SO,
    words: ["The EU's methane regulation (2024/1787) asks operators to measure at the source"],
    source: "Regulation (EU) 2024/1787, Articles 12 and 14",
  },
  {
    confirm: STILL_SO,
    words: ["the audit query may come two years later"],
    source: "COPAS accounting procedures: two years after the end of the calendar year",
  },
  {
    confirm: STILL_SO,
    words: [
      "Each is checked against the flight time limitations (ORO.FTL in Europe)",
      "is never planned with",
    ],
    source: "Regulation (EU) No 965/2012, Annex III, Subpart FTL; ORO.FTL.205(f)",
  },
  {
    confirm: STILL_SO,
    words: ["with what Regulation 261/2004 entitles them to, refund included"],
    source: "Regulation (EC) No 261/2004, Articles 5, 8 and 9",
  },
  {
    confirm: STILL_SO,
    words: ["For the others it is the last release certificate that must hold (EASA Form 1, FAA 8130-3)"],
    source:
      "Regulation (EU) No 1321/2014, M.A.501; forged certificates: EASA notices on suspected unapproved parts, 2023",
  },
  {
    confirm: STILL_SO,
    words: [
      "The same flight records serve CORSIA and emissions trading",
      "One set of records for CORSIA and EU ETS",
    ],
    source: "ICAO Annex 16, Volume IV; Directive 2003/87/EC and Regulation (EU) 2018/2066",
  },
  {
    confirm: STILL_SO,
    words: ["Begin with the electronic consignment note (eCMR)"],
    source: "Additional protocol to the CMR of 20 February 2008; Regulation (EU) 2020/1056",
  },
  {
    confirm: STILL_SO,
    words: ["a binding ruling from the authority is cheaper than any model"],
    source: "Regulation (EU) No 952/2013, Article 33",
  },
  {
    confirm: STILL_SO,
    words: [
      "PCI DSS forbids keeping it once a payment is authorised",
      "recording and transcription pause while a card is read out or keyed in",
    ],
    source:
      "PCI DSS v4.0.1, requirement 3.3.1.2; PCI SSC, Protecting Telephone-Based Payment Card Data, November 2018",
  },
  {
    confirm: STILL_SO,
    words: ["When a regulation changes, the copilot lists the agreements it touches"],
    source: "The product: it reads the text of the change and the contracts, and a person confirms",
  },
];
