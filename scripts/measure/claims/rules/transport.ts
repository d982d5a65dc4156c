import { type Rule, STILL_SO } from "../claim";

/** Rules on flights, freight and customs. */
export const transportRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: [
      "Each is checked against the flight time limitations (ORO.FTL in Europe)",
      "Every plan leaves commander's discretion to the commander",
    ],
    source: "Regulation (EU) No 965/2012, Annex III, Subpart FTL; ORO.FTL.205(f)",
    since: "2016-02-18",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["with what Regulation 261/2004 entitles them to, refund included"],
    source: "Regulation (EC) No 261/2004, Articles 5, 8 and 9",
    since: "2005-02-17",
    checked: "2026-11-25",
    counsel: "The revision that Parliament and Council were negotiating in 2026",
  },
  {
    confirm: STILL_SO,
    words: ["EASA asks for its current status and its in-service history (M.A.305)"],
    source: "Regulation (EU) No 1321/2014, M.A.305(d) and (e); EASA FAQ 19043: no rule says “back to birth”",
    since: "2020-03-24",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: [
      "Under ReFuelEU (2023/2405) an airline must uplift at each larger EU airport at least 90% of the fuel",
    ],
    source: "Regulation (EU) 2023/2405, Article 5, with its exemptions",
    since: "2025-01-01",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["For other parts it is the last release certificate that must hold (EASA Form 1, FAA 8130-3)"],
    source:
      "Regulation (EU) No 1321/2014, M.A.501; forged certificates: EASA notices on suspected unapproved parts, 2023",
    since: "2020-03-24",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: [
      "The same flight records serve CORSIA and emissions trading",
      "One set of records for CORSIA and EU ETS",
    ],
    source: "ICAO Annex 16, Volume IV; Directive 2003/87/EC and Regulation (EU) 2018/2066",
    since: "2019-01-01",
    checked: "2026-11-25",
  },
  {
    confirm: STILL_SO,
    words: ["The electronic consignment note (eCMR) is the place to begin"],
    source: "Additional protocol to the CMR of 20 February 2008; Regulation (EU) 2020/1056",
    since: "2011-06-05",
    checked: "2026-11-25",
    counsel: "In which of the client's countries the protocol is in force",
  },
  {
    confirm: STILL_SO,
    words: ["a binding ruling from the authority is cheaper than any model"],
    source: "Regulation (EU) No 952/2013, Article 33",
    since: "2016-05-01",
    checked: "2026-11-25",
    counsel: "The customs reform that is to replace this code",
  },
  {
    confirm: STILL_SO,
    words: ["in your name as a direct representative or in their own as an indirect one (UCC, Article 18)"],
    source: "Regulation (EU) No 952/2013, Article 18",
    since: "2016-05-01",
    checked: "2026-11-25",
    counsel: "The customs reform that is to replace this code",
  },
];
