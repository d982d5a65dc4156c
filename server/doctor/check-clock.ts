import { sql } from "kysely";
import type { Store } from "../database/store";
import { type Finding, fail, ok, warn } from "./finding";

/** In milliseconds. Leases last ten seconds by the machines' clocks; from a third of that on they cut it fine. */
const NOTICEABLE = 3_000;
const HARMFUL = 10_000;

/** How far this machine's clock is from the PostgreSQL server's, which all machines share. */
export async function checkClock(store: Store, now: () => number = Date.now): Promise<Finding[]> {
  const db = await store.db();
  const asked = now();
  const { rows } = await sql<{ ms: number }>`
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as ms`.execute(db);
  // The server read its clock about halfway between question and answer.
  const difference = Number(rows[0]?.ms) - (asked + now()) / 2;
  const text = `this machine's clock is ${(Math.abs(difference) / 1000).toFixed(1)} s ${difference > 0 ? "behind" : "ahead of"} the database server's`;
  if (Math.abs(difference) >= HARMFUL)
    return [fail(`${text}: deliveries may be made twice. Run NTP on both.`)];
  if (Math.abs(difference) >= NOTICEABLE) return [warn(`${text}. Run NTP on both.`)];
  return [ok(text)];
}
