/** A paper of an invented pilot. Its figures end in an asterisk, which `note` explains. */
export interface Specimen {
  /** The stamp that every specimen carries, and every page that a visitor writes. */
  mark: "Example" | "Draft, not an offer";
  title: string;
  /** What it is about, under the title. */
  subject: string;
  note: string;
}

export interface Entry {
  term: string;
  text: string;
}

/** A clause, and in the margin what it is for. */
export interface Clause extends Entry {
  note: string;
}

/** The clauses after the first `after`: closed on an example, open on a draft. */
export interface ClosedClauses {
  title: string;
  after: number;
}

/** How the measure is read: week by week during the pilot, or once, on past cases. */
export type Reading = "weekly" | "past";

/** What a visitor types, as it was typed. An empty text is a blank on the page. */
export interface Draft {
  process: string;
  cases: string;
  measure: string;
  baseline: string;
  target: string;
  unit: string;
  floor: string;
  reading: Reading;
  weeks: string;
  source: string;
}

/** Of an industry's case. The client brings the numbers and their source. */
export type CaseDraft = Omit<Draft, "baseline" | "target" | "source">;

type Caption = Omit<Specimen, "title">;

/** The page that both sides sign, as sentences with `{slots}`. */
export interface SignedPageText {
  title: string;
  figures: readonly [baseline: string, target: string];
  clauses: readonly Clause[];
  closed: ClosedClauses;
  /** The sentences that depend on the reading. They have slots as well. */
  readings: Record<Reading, { name: string; counted: string; reached: string }>;
  signatures: readonly [string, string];
  /** `terms` are the slots that no field fills. */
  example: Caption & { case: Draft; terms: Readonly<Record<string, string>> };
  draft: Caption;
}

/** The same, with its slots filled. */
export interface SignedPage extends Specimen {
  figures: readonly [baseline: Entry, target: Entry];
  /** Undefined while one of the two is missing. */
  numbers: { baseline: number; target: number } | undefined;
  clauses: readonly Clause[];
  /** Who signs; both lines are empty. */
  signatures: readonly [string, string];
}

/** What was right and wrong among the cases of one week. */
export interface PilotReport extends Specimen {
  figures: readonly [week: Entry, target: Entry];
  /** How the cases ended. */
  outcomes: readonly Entry[];
  casesTitle: string;
  cases: readonly { number: string; outcome: string; cause: string }[];
}

export interface RunbookContents extends Specimen {
  chapters: readonly { title: string; sections: readonly { title: string; page: number }[] }[];
}
