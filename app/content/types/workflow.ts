/** How the steps of a workflow's drawing stand, in its own units. */
export interface Arrangement {
  /** For people who do not see it. */
  alt: string;
  /** The upper left corner of each step: x and y in turn. */
  places: readonly number[];
  /** What carries data, leads to an act and goes into the record. */
  lines: { data: string; action: string; ledger: string };
}
