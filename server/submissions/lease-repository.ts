import { type ExpressionBuilder, sql, type UpdateObject } from "kysely";
import type { Connection, Db } from "../database/connection";
import type { Database } from "../database/schema";
import { removeFilesOf } from "../uploads/files";
import {
  GIVE_UP_AFTER_MS,
  LEASE_COLUMNS,
  type Lease,
  NO_LEASE,
  newLease,
  type RecipientOutcomes,
  toLease,
  withoutRefusals,
} from "./lease";

const ATTEMPTS_AFTER_OUTAGE = 2;

/** Nobody is delivering the submission, or its process has died. */
const isFree = (time: number) => (where: ExpressionBuilder<Database, "submissions">) =>
  where.or([where("lease_until", "is", null), where("lease_until", "<=", time)]);

async function whileHeld(
  db: Db,
  { id, owner }: Lease,
  change: UpdateObject<Database, "submissions">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("submissions")
    .set(change)
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Who delivers which submission. A change to a leased submission returns whether the lease was still held. */
export function createLeaseRepository(connection: Connection) {
  /** One statement that checks its condition on the row it changes, so that two machines cannot both lease the row. */
  const leaseFirst = async (column: "next_attempt_at" | "updated_at", before: number) => {
    const db = await connection.db();
    const time = Date.now();
    const row = await db
      .updateTable("submissions")
      .set({ ...newLease(time), attempts: sql<number>`attempts + 1`, updated_at: time })
      .where("id", "=", (inner) =>
        inner
          .selectFrom("submissions")
          .select("id")
          .where("state", "=", "pending")
          .where(column, "<=", before)
          .where(isFree(time))
          .orderBy(column)
          .limit(1),
      )
      .where("state", "=", "pending")
      .where(column, "<=", before)
      .where(isFree(time))
      .returning(LEASE_COLUMNS)
      .executeTakeFirst();
    return row && toLease(row);
  };

  return {
    leaseDue: () => leaseFirst("next_attempt_at", Date.now()),

    /** The submission with the oldest last attempt, due or not, if that was at least `ago` milliseconds ago. */
    leaseOldest: (ago: number) => leaseFirst("updated_at", Date.now() - ago),

    /** Leases a submission in any state, to be tried for another week; undefined when it is erased or leased. */
    async leaseById(id: string): Promise<Lease | undefined> {
      const db = await connection.db();
      const time = Date.now();
      const row = await db
        .updateTable("submissions")
        .set({
          ...newLease(time),
          state: "pending",
          attempts: 1,
          give_up_at: time + GIVE_UP_AFTER_MS,
          updated_at: time,
        })
        .where("id", "=", id)
        .where("payload", "is not", null)
        .where(isFree(time))
        .returning(LEASE_COLUMNS)
        .executeTakeFirst();
      return row && withoutRefusals(toLease(row));
    },

    async renewLease(lease: Lease): Promise<boolean> {
      const { lease_until, next_attempt_at } = newLease(Date.now());
      return whileHeld(await connection.db(), lease, { lease_until, next_attempt_at });
    },

    /** Erases personal data; the receipt stays. */
    async markDelivered(lease: Lease): Promise<boolean> {
      const db = await connection.db();
      const receipt = {
        state: "delivered",
        payload: null,
        lead_source: null,
        last_error: null,
        recipients: null,
        delivered_at: Date.now(),
      } as const;
      return db.transaction().execute(async (trx) => {
        const change = { ...NO_LEASE, ...receipt, next_attempt_at: null, updated_at: Date.now() };
        const held = await whileHeld(trx, lease, change);
        if (held) await removeFilesOf(trx, lease.id);
        return held;
      });
    },

    /** @param retryAt when it comes due again; without it the submission waits for the operator */
    async markFailed(
      lease: Lease,
      why: string,
      { recipients, retryAt }: { recipients?: RecipientOutcomes; retryAt?: number },
    ): Promise<boolean> {
      const state = retryAt === undefined ? "failed" : "pending";
      const outcomes = recipients && { recipients: JSON.stringify(recipients) };
      const change = { ...NO_LEASE, ...outcomes, state, last_error: why, updated_at: Date.now() } as const;
      return whileHeld(await connection.db(), lease, { ...change, next_attempt_at: retryAt ?? null });
    },

    async releaseLease(lease: Lease): Promise<boolean> {
      const change = { attempts: lease.attempts - 1, next_attempt_at: Date.now(), updated_at: Date.now() };
      return whileHeld(await connection.db(), lease, { ...NO_LEASE, ...change });
    },

    async nextDue(): Promise<number | undefined> {
      const db = await connection.db();
      const row = await db
        .selectFrom("submissions")
        .select((select) => select.fn.min("next_attempt_at").as("due"))
        .where("state", "=", "pending")
        .executeTakeFirst();
      return row?.due == null ? undefined : Number(row.due);
    },

    async retryAllNow(): Promise<void> {
      const db = await connection.db();
      const most = ATTEMPTS_AFTER_OUTAGE;
      const attempts = sql<number>`case when attempts > ${most} then ${most} else attempts end`;
      await db
        .updateTable("submissions")
        .set({ next_attempt_at: Date.now(), attempts })
        .where("state", "=", "pending")
        .where("lease_until", "is", null)
        .execute();
    },
  };
}

export type LeaseRepository = ReturnType<typeof createLeaseRepository>;
