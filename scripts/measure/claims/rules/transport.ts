import { type Rule, STILL_SO } from "../claim";

/** Rules on flights, freight and customs. */
export const transportRules: readonly Rule[] = [
  {
    confirm: STILL_SO,
    words: [
      "Each is checked against the flight time limitations (ORO.FTL in Europe)",
      "is never planned with",
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
    counsel: "The revision that Parliament and Council have been negotiating",
  },
  {
    confirm: STILL_SO,
    words: ["For the others it is the last release certificate that must hold (EASA Form 1, FAA 8130-3)"],
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
    words: ["Begin with the electronic consignment note (eCMR)"],
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
  },
];
