/** How the steps of a workflow's drawing stand, in its own units. */
export interface Arrangement {
  /** For people who do not see it. */
  shows: string;
  /** The upper left corner of each step: x and y in turn. */
  places: readonly number[];
  /** The lines that carry data, lead to an act and go into the record. */
  data: string;
  action: string;
  ledger: string;
}
