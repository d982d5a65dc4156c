import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "../database/schema";
import type { Store } from "../database/store";
import { type Lease, newLease } from "./leases";
import { GIVE_UP_AFTER_MS } from "./write";

/** After an outage a submission starts its back-off anew, near here. */
const TRIES_AFTER_OUTAGE = 2;

const CLAIMED = ["id", "kind", "lease_owner", "attempts", "digest"] as const;

/** Nobody is delivering it, or whoever was has died. */
const free = (time: number) => (where: ExpressionBuilder<Database, "submissions">) =>
  where.or([where("lease_until", "is", null), where("lease_until", "<=", time)]);

/** What waits to be delivered, for all processes that share the store. */
export function createQueue(store: Store, now: () => number = Date.now) {
  /** One statement, and its condition holds for the very row it changes: two machines cannot both get it. */
  const claim = async (
    db: Kysely<Database>,
    pick: "next_attempt_at" | "updated_at",
    before: number,
  ): Promise<Lease | undefined> => {
    const time = now();
    const row = await db
      .updateTable("submissions")
      .set({ ...newLease(time), attempts: sql<number>`attempts + 1`, updated_at: time })
      .where("id", "=", (inner) =>
        inner
          .selectFrom("submissions")
          .select("id")
          .where("state", "=", "pending")
          .where(pick, "<=", before)
          .where(free(time))
          .orderBy(pick)
          .limit(1),
      )
      .where("state", "=", "pending")
      .where(pick, "<=", before)
      .where(free(time))
      .returning(CLAIMED)
      .executeTakeFirst();
    return row && { ...row, owner: row.lease_owner ?? "" };
  };
  return {
    /** The one that has been due for longest. */
    async leaseDue(): Promise<Lease | undefined> {
      return claim(await store.db(), "next_attempt_at", now());
    },

    /** The one whose last try is longest ago, due or not, if that is `ago` milliseconds or more. */
    async leaseOldest(ago: number): Promise<Lease | undefined> {
      return claim(await store.db(), "updated_at", now() - ago);
    },

    /** When the next one comes due; undefined when nothing waits. */
    async nextDue(): Promise<number | undefined> {
      const db = await store.db();
      const row = await db
        .selectFrom("submissions")
        .select((select) => select.fn.min("next_attempt_at").as("due"))
        .where("state", "=", "pending")
        .executeTakeFirst();
      return row?.due == null ? undefined : Number(row.due);
    },

    /** Upstream is well again: whatever waits for its next try is due now. */
    async retryAllNow(): Promise<void> {
      const db = await store.db();
      await db
        .updateTable("submissions")
        .set({
          next_attempt_at: now(),
          attempts: sql<number>`case when attempts > ${TRIES_AFTER_OUTAGE} then ${TRIES_AFTER_OUTAGE} else attempts end`,
        })
        .where("state", "=", "pending")
        .where("lease_until", "is", null)
        .execute();
    },

    /** This one, whatever it waits for; undefined when it is erased, or being delivered. Tried for a week from now. */
    async leaseById(id: string): Promise<Lease | undefined> {
      const db = await store.db();
      const time = now();
      const row = await db
        .updateTable("submissions")
        .set({ ...newLease(time), state: "pending", attempts: 1, give_up_at: time + GIVE_UP_AFTER_MS })
        .where("id", "=", id)
        .where("payload", "is not", null)
        .where(free(time))
        .returning(CLAIMED)
        .executeTakeFirst();
      return row && { ...row, owner: row.lease_owner ?? "" };
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
