/** A promise, a capability, a price term, a figure or a rule that the copy states in the present tense. */
export interface Claim {
  /** What an owner of the firm confirms before the site goes online. */
  confirm: string;
  /** The copy's own words, letter for letter, wherever it says so. */
  words: readonly string[];
  /** Where a fact comes from that is not the firm's own. */
  source?: string;
}
