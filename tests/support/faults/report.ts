import { mkdirSync, writeFileSync } from "node:fs";
import type { Visitors } from "./visitors";

const FOLDER = ".cache/test/faults";

/** How many times as many visitors as `npm test` sends: `npm run faults` asks for more. */
export const scale = Number(process.env.FAULTS_SCALE ?? 1);

export interface Counts {
  acknowledged: number;
  kept: number;
  nothing: number;
  arrived: number;
  lost: number;
  twice: number;
}

/**
 * Counts what became of it all, and leaves a line for the table.
 * @param arrivals ids as they arrived, upstream or in the operator's inbox; a repeat counts as a second arrival
 */
export function count(fault: string, visitors: Visitors, arrivals: readonly string[], note = ""): Counts {
  const arrived = new Set(arrivals);
  const counts = {
    acknowledged: visitors.ids("acknowledged").length,
    kept: visitors.ids("kept").length,
    nothing: visitors.ids("nothing").length,
    arrived: arrived.size,
    lost: visitors.ids("acknowledged").filter((id) => !arrived.has(id)).length,
    twice: arrivals.length - arrived.size,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${fault.replace(/\W+/g, "-")}.json`, JSON.stringify({ fault, ...counts, note }));
  return counts;
}
