import { randomUUID } from "node:crypto";
import { type Expression, type ExpressionBuilder, type SqlBool, sql, type UpdateObject } from "kysely";
import type { SubmissionKind } from "../kinds";
import { eraseContent } from "./files";
import type { Connection, Database, Db } from "./schema";

/** Unless renewed. Then another process takes over from one that died. */
export const LEASE_MS = 10_000;

/** After this time no failure is retried. */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** After a success, submissions that failed longer ago are tried again. */
const SOON_MS = 30_000;

/** If the owner dies, the row comes due when the lease ends. */
function newLease(now: number) {
  return { lease_owner: randomUUID(), lease_until: now + LEASE_MS, next_attempt_at: now + LEASE_MS };
}

const ENDED = { lease_owner: null, lease_until: null, next_attempt_at: null };

/** Not leased, or the lease has ended. */
const isFree = (time: number) => (where: ExpressionBuilder<Database, "submissions">) =>
  where.or([where("lease_until", "is", null), where("lease_until", "<=", time)]);

/** The condition is part of the update: two machines cannot lease the same row. */
const leaseWhere = (
  db: Db,
  time: number,
  isWanted: (where: ExpressionBuilder<Database, "submissions">) => Expression<SqlBool>,
) =>
  db
    .updateTable("submissions")
    .set({ ...newLease(time), attempts: sql<number>`attempts + 1`, updated_at: time })
    .where("state", "=", "pending")
    .where(isFree(time))
    .where(isWanted)
    .returning(["id", "kind", "attempts", "lease_owner", "give_up_at", "file_id"])
    .executeTakeFirst();

/** The right to deliver a submission. `attempts` includes this one. */
export type Lease = NonNullable<Awaited<ReturnType<typeof leaseWhere>>>;

/** Leases a pending submission, due or not; undefined while another process delivers it. */
export const leaseById = (db: Db, id: string, time: number): Promise<Lease | undefined> =>
  leaseWhere(db, time, (where) => where("id", "=", id));

async function whileHeld(
  db: Db,
  { id, lease_owner }: Lease,
  change: UpdateObject<Database, "submissions">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("submissions")
    .set(change)
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Only the holder of a lease changes its submission. */
export function createLeases(connection: Connection) {
  async function release(lease: Lease, change: UpdateObject<Database, "submissions">): Promise<void> {
    await whileHeld(await connection.db(), lease, { ...ENDED, updated_at: Date.now(), ...change });
  }

  return {
    /** The submission that has been due for longest, of other kinds than these. */
    async leaseDue(except: readonly SubmissionKind[] = []): Promise<Lease | undefined> {
      const time = Date.now();
      return leaseWhere(await connection.db(), time, (where) =>
        where.and([
          where("next_attempt_at", "<=", time),
          where("id", "=", (inner) => {
            const due = inner
              .selectFrom("submissions")
              .select("id")
              .where("state", "=", "pending")
              .where("next_attempt_at", "<=", time)
              .where(isFree(time))
              .$if(except.length > 0, (others) => others.where("kind", "not in", except))
              .orderBy("next_attempt_at")
              .limit(1);
            // If another machine is leasing the first row, take the second. SQLite has one writer.
            return connection.kind === "postgres" ? due.forUpdate().skipLocked() : due;
          }),
        ]),
      );
    },

    /** For the operator: leases a submission in any state, for another week. Undefined if it is erased or leased. */
    async leaseAgain(id: string): Promise<Lease | undefined> {
      const db = await connection.db();
      const time = Date.now();
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable("submissions")
          .set({ state: "pending", attempts: 0, give_up_at: time + GIVE_UP_AFTER_MS })
          .where("id", "=", id)
          .where("payload", "is not", null)
          .where(isFree(time))
          .execute();
        return leaseById(trx, id, time);
      });
    },

    async renew(lease: Lease): Promise<boolean> {
      const { lease_until, next_attempt_at } = newLease(Date.now());
      return whileHeld(await connection.db(), lease, { lease_until, next_attempt_at });
    },

    /** Erases personal data; the receipt stays. */
    async markDelivered(lease: Lease): Promise<void> {
      const db = await connection.db();
      const time = Date.now();
      await db.transaction().execute(async (trx) => {
        const held = await whileHeld(trx, lease, {
          ...ENDED,
          state: "delivered",
          payload: null,
          file_id: null,
          lead_source: null,
          last_error: null,
          updated_at: time,
          delivered_at: time,
          acknowledged_at: time,
        });
        if (held && lease.file_id) await eraseContent(trx, lease.file_id);
      });
    },

    /** The mail arrived without its file: values and file stay for the operator. */
    markKept: (lease: Lease) =>
      release(lease, { state: "inbox", last_error: "file too large for the mail server" }),

    /** After a success: moves later retries forward to half a minute after their last attempt. */
    async retrySoon({ kind }: Lease): Promise<void> {
      const db = await connection.db();
      const time = Date.now();
      const soon = sql<number>`updated_at + ${SOON_MS}`;
      await db
        .updateTable("submissions")
        .set({ next_attempt_at: soon })
        .where("state", "=", "pending")
        .where("kind", "=", kind)
        .where("next_attempt_at", ">", soon)
        .where(isFree(time))
        .execute();
    },

    /** @param retryAt undefined: given up */
    markFailed: (lease: Lease, why: string, retryAt?: number) =>
      release(lease, {
        state: retryAt === undefined ? "failed" : "pending",
        last_error: why,
        next_attempt_at: retryAt ?? null,
      }),
  };
}

export type Leases = ReturnType<typeof createLeases>;
