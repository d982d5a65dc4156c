/** What stands around the lines of a paper. */
export interface Caption {
  /** The stamp that every specimen carries, and every page that a visitor writes. */
  mark: "Example" | "Draft, not an offer";
  title: string;
  /** What it is about, under the title. */
  subject?: string;
  date?: string;
  note: string;
}

/** In a standing clause `{name|value}` is a value of the example, and in a draft a blank with that name. */
export interface Line {
  term: string;
  text: string;
  /** In the margin: what the text does not say itself. */
  note?: string;
}

/** A paper of an invented pilot. Its figures end in an asterisk, which `note` explains. */
export interface Specimen extends Caption {
  /** The lines above the figures. */
  opening?: readonly Line[];
  /** Each a number and its unit, shown large. */
  figures?: readonly Line[];
  /** Drawn below the figures. */
  numbers?: { baseline: number; target: number } | undefined;
  lines: readonly Line[];
  signatures?: readonly string[];
}

export type DraftField = "process" | "measure" | "baseline" | "target" | "cases" | "floor" | "source";

/** What a visitor types, as it was typed: the upper lines of the page that both sides sign. */
export type Draft = Record<DraftField, string>;

/** Of an industry's case. The client brings the numbers and their source. */
export type CaseDraft = Omit<Draft, "baseline" | "target" | "source">;

export interface SignedPageText {
  title: string;
  clauses: readonly Line[];
  /** In place of the clauses while the sheet is empty. */
  clausesElsewhere: string;
  /** The title of the clauses' notes under a draft. */
  meaning: string;
  signatures: readonly string[];
  /** Beside the signatures of a draft. */
  date: string;
  example: Omit<Caption, "title"> & { lines: Draft };
  draft: Omit<Caption, "title">;
}
