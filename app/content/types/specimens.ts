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

/** What client and consultancy sign before a pilot begins. */
export interface SignedPage extends Specimen {
  figures: readonly [baseline: Entry, target: Entry];
  entries: readonly (Entry & {
    /** In the margin: what the line is for. */
    note: string;
  })[];
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
