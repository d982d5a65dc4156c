import { mkdirSync, writeFileSync } from "node:fs";
import type { Visitors } from "./visitors";

const FOLDER = ".cache/test/faults";

/** `npm run faults` multiplies the visitors of `npm test` by this. */
export const scale = Number(process.env.FAULTS_SCALE ?? 1);

/**
 * Counts the outcomes of a fault, and writes a row for the table that `npm run faults` prints. Throws when a submission
 * arrived under a key that no visitor has: whoever receives it could not tell that it is a repeat.
 * @param arrivals the ids that arrived, upstream or in the inbox, with their duplicates
 */
export function count(fault: string, visitors: Visitors, arrivals: readonly string[]) {
  const arrived = new Set(arrivals);
  const strange = [...arrived].filter((id) => !visitors.outcomes.has(id));
  if (strange.length > 0) throw new Error(`${strange.length} arrived under unknown keys`);
  const counts = {
    acknowledged: visitors.ids("acknowledged").length,
    rejected: visitors.ids("rejected").length,
    unanswered: visitors.ids("unanswered").length,
    arrived: arrived.size,
    duplicates: arrivals.length - arrived.size,
    lost: visitors.ids("acknowledged").filter((id) => !arrived.has(id)).length,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${fault.replace(/\W+/g, "-")}.json`, JSON.stringify({ fault, ...counts }));
  return counts;
}
