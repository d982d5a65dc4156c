import type { Store } from "./index";

/**
 * Counts a hit of a client in a window that slides: what fell into the fixed window before counts by the part of it that
 * is still in reach. For several machines; atomic, so that they cannot both take the last place.
 * @param client hashed by the caller: no address is kept
 * @param windowMs length of the window
 * @param most hits a window may hold; one more is refused and not counted
 * @returns milliseconds to wait when it was one too many, else undefined
 */
export async function countHit(
  store: Store,
  { kind, client, windowMs, most }: { kind: string; client: string; windowMs: number; most: number },
  now = Date.now(),
): Promise<number | undefined> {
  const db = await store.db();
  const key = `${kind} ${windowMs} ${client}`;
  const start = now - (now % windowMs);
  const row = await db
    .selectFrom("hits")
    .select("count")
    .where("key", "=", key)
    .where("window_start", "=", start - windowMs)
    .executeTakeFirst();
  const before = row?.count ?? 0;
  // What may still be counted in this window, with what is left of the last.
  const room = most - before * (1 - (now - start) / windowMs);
  const { count } = await db
    .insertInto("hits")
    .values({ key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet((set) => ({ count: set("hits.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  if (count <= room) return undefined;
  await db
    .updateTable("hits")
    .set((set) => ({ count: set("count", "-", 1) }))
    .where("key", "=", key)
    .where("window_start", "=", start)
    .execute();
  return waitFor({ before, count: count - 1, most, sinceStart: now - start, windowMs });
}

interface Window {
  before: number;
  count: number;
  most: number;
  sinceStart: number;
  windowMs: number;
}

/** Until the sliding sum leaves room for one: in this window while the last one fades, else in the next. */
function waitFor({ before, count, most, sinceStart, windowMs }: Window): number {
  const left = windowMs - sinceStart;
  const fade = (held: number, room: number) => (1 - room / held) * windowMs;
  if (count < most) return Math.min(left, Math.max(0, fade(before, most - 1 - count) - sinceStart));
  return left + Math.max(0, fade(count, most - 1));
}
