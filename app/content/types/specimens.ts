/** A paper of an invented pilot. Its figures end in an asterisk, which `note` explains. */
export interface Specimen {
  /** The stamp that every specimen carries, and every page that a visitor writes. */
  mark: "Example" | "Draft, not an offer";
  title: string;
  /** What it is about, under the title. */
  subject?: string;
  date?: string;
  note: string;
}

export interface Entry {
  term: string;
  text: string;
}

/** A pilot's report and a runbook's contents. */
export interface ListedSpecimen extends Specimen {
  /** Each a number and its unit, shown large. */
  figures?: readonly Entry[];
  lines: readonly Entry[];
}

/** A standing clause. In its text `{name|value}` is a value of the example, and in a draft a blank with that name. */
export interface Clause extends Entry {
  /** In the margin: what the clause does not say itself. */
  note?: string;
}

/** What a visitor types, as it was typed: the upper lines of the page that both sides sign. */
export interface Draft {
  process: string;
  measure: string;
  baseline: string;
  target: string;
  cases: string;
  floor: string;
  source: string;
}

/** Of an industry's case. The client brings the numbers and their source. */
export type CaseDraft = Omit<Draft, "baseline" | "target" | "source">;

export interface SignedPageText {
  title: string;
  clauses: readonly Clause[];
  /** The title of the clauses where they are closed, and that of their notes under a draft. */
  closed: string;
  meaning: string;
  signatures: readonly string[];
  /** Beside the signatures of a draft. */
  date: string;
  example: Omit<Specimen, "title"> & { lines: Draft };
  draft: Omit<Specimen, "title">;
}
