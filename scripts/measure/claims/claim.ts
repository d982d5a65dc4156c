/** A promise, a capability, a price term, a figure or a rule that the copy states in the present tense. */
export interface Claim {
  /** What an owner of the firm confirms before the site goes online. */
  confirm: string;
  /** The copy's own words, letter for letter, wherever it says so. */
  words: readonly string[];
  /** Where a fact comes from that is not the firm's own. */
  source?: string;
}

/** A law, a standard or a study that the copy names. */
export interface Rule extends Claim {
  source: string;
  /** The day from which it applies; a study's is the day of its publication. */
  since: string;
  /** The day on which somebody last compared the copy with the source. */
  checked: string;
  /** What the firm's counsel looks up besides: a date that may move, a list that grows. */
  counsel?: string;
}

export const STILL_SO = "The rule still says so.";
