import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Config } from "../config";
import type { Database } from "../database/schema";
import type { Store } from "../database/store";
import { type RateCounter, type RateLimit, rateLimits } from "./memory-counter";

/**
 * Counts submissions for the rate limit in the store, for several machines. A window slides: what fell into the fixed
 * window before counts by the part of it that is still in reach. Each count is one statement, so that two machines
 * cannot both take the last place. What was refused is not counted.
 * @param secret keys the hash that stands for a client: no address is kept
 */
export function countInStore(
  store: Store,
  { rateLimit }: Pick<Config, "rateLimit">,
  secret: string,
  now: () => number = Date.now,
): RateCounter {
  const limits = rateLimits(rateLimit);
  return async (client) => {
    const db = await store.db();
    const key = createHmac("sha256", secret).update(`client:${client}`).digest("base64url");
    const windows = limits.map((limit) => windowOf(key, limit, now()));
    const waits: number[] = [];
    for (const window of windows) {
      const before = await countOf(db, window);
      const count = await add(db, window, 1);
      waits.push(waitFor(window, before, count));
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
  /** Milliseconds since its start. */
  age: number;
}

const windowOf = (key: string, limit: RateLimit, time: number): Window => {
  const age = time % limit.span;
  return { ...limit, key: `${limit.span} ${key}`, start: time - age, age };
};

/** Hits in the window before. */
async function countOf(db: Kysely<Database>, { key, start, span }: Window): Promise<number> {
  const row = await db
    .selectFrom("hits")
    .select("count")
    .where("key", "=", key)
    .where("window_start", "=", start - span)
    .executeTakeFirst();
  return row?.count ?? 0;
}

async function add(db: Kysely<Database>, { key, start }: Window, by: 1 | -1): Promise<number> {
  const { count } = await db
    .insertInto("hits")
    .values({ key, window_start: start, count: by })
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet((set) => ({ count: set("hits.count", "+", by) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** Milliseconds until there is room for the hit that was just counted; 0 when there is. */
function waitFor({ most, span, age }: Window, before: number, count: number): number {
  if (count + before * (1 - age / span) <= most) return 0;
  // While the last window fades, or, when this one is full by itself, while this one does after its end.
  if (count <= most) return span * (1 - (most - count) / before) - age;
  return span - age + span * (1 - (most - 1) / (count - 1));
}
