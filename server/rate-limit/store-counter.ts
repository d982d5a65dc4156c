import type { Config } from "../config";
import type { Connection, Db } from "../database/schema";
import { clientHash } from "../security/client-hash";
import { type RateCounter, type RateLimit, rateLimits } from "./memory-counter";

/** A sliding window of two fixed ones: the previous count is weighted by the part of it that still counts. */
export function countInStore(
  connection: Connection,
  config: Pick<Config, "rateLimit">,
  secret: string,
  now: () => number = Date.now,
): RateCounter {
  const limits = rateLimits(config.rateLimit);
  return async (client) => {
    const db = await connection.db();
    const key = clientHash(client, secret);
    const time = now();
    const windows = limits.map((limit) => windowOf(key, limit, time));
    const waits: number[] = [];
    for (const window of windows) {
      const previous = await previousCount(db, window);
      const count = await add(db, window, 1);
      waits.push(waitFor(window, previous, count));
    }
    const wait = Math.max(0, ...waits);
    if (wait === 0) return undefined;
    for (const window of windows) await add(db, window, -1);
    return Math.ceil(wait / 1000);
  };
}

interface Window extends RateLimit {
  key: string;
  start: number;
  age: number;
}

const windowOf = (key: string, limit: RateLimit, time: number): Window => {
  const age = time % limit.span;
  return { ...limit, key: `${limit.span} ${key}`, start: time - age, age };
};

async function previousCount(db: Db, { key, start, span }: Window): Promise<number> {
  const row = await db
    .selectFrom("rate_limit_windows")
    .select("count")
    .where("key", "=", key)
    .where("window_start", "=", start - span)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** One statement, so that two machines cannot both take the last place. */
async function add(db: Db, { key, start }: Window, by: 1 | -1): Promise<number> {
  const { count } = await db
    .insertInto("rate_limit_windows")
    .values({ key, window_start: start, count: by })
    .onConflict((conflict) =>
      conflict
        .columns(["key", "window_start"])
        .doUpdateSet((set) => ({ count: set("rate_limit_windows.count", "+", by) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** Milliseconds until there is room for the submission that was just counted; 0 when there is. */
function waitFor({ most, span, age }: Window, previous: number, count: number): number {
  if (count + previous * (1 - age / span) <= most) return 0;
  // There is room once the previous window's weight has fallen or, if this window alone is full, its own after its end.
  if (count <= most) return span * (1 - (most - count) / previous) - age;
  return span - age + span * (1 - (most - 1) / (count - 1));
}
