import { randomUUID } from "node:crypto";
import type { UpdateObject } from "kysely";
import type { Database, SubmissionTable } from "../database/schema";
import type { Store } from "../database/store";
import { backOff } from "../delivery/back-off";
import type { Submission, SubmissionValues } from "../types";
import { eraseFilesOf, filesOf, readFile } from "../uploads/files";

/** How long a claim lasts without being renewed: what a dead process was delivering is taken over after it. */
export const LEASE_MS = 10_000;

/** The right to deliver a submission now. */
export interface Lease {
  id: string;
  kind: SubmissionTable["kind"];
  owner: string;
  /** This try counted. */
  attempts: number;
  digest: string | null;
}

export type DeliveryFailure = { retry: boolean; why: string };

const FREE = { lease_owner: null, lease_until: null };

/** The fields that give a lease to somebody new. */
export function newLease(now: number) {
  return { lease_owner: randomUUID(), lease_until: now + LEASE_MS, next_attempt_at: now + LEASE_MS };
}

/** What the holder of a claim may do. Each change says whether the claim was still held. */
export function createLeases(store: Store, now: () => number = Date.now) {
  const settle = async ({ id, owner }: Lease, change: UpdateObject<Database, "submissions">) => {
    const db = await store.db();
    const { numUpdatedRows } = await db
      .updateTable("submissions")
      .set({ ...change, updated_at: now() })
      .where("id", "=", id)
      .where("lease_owner", "=", owner)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  };
  return {
    /** The submission as it was sent; undefined when it has been erased meanwhile. */
    async read({ id, kind }: Pick<Lease, "id" | "kind">): Promise<Submission | undefined> {
      const db = await store.db();
      const row = await db
        .selectFrom("submissions")
        .select("payload")
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row?.payload) return undefined;
      const [file] = await filesOf(db, id);
      const values = JSON.parse(row.payload) as SubmissionValues;
      return { id, kind, values, file: file && (await readFile(db, file.id)) };
    },

    async renew({ id, owner }: Lease): Promise<boolean> {
      const db = await store.db();
      const until = now() + LEASE_MS;
      const { numUpdatedRows } = await db
        .updateTable("submissions")
        .set({ lease_until: until, next_attempt_at: until })
        .where("id", "=", id)
        .where("lease_owner", "=", owner)
        .executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },

    /** Erases what was personal and leaves the receipt. */
    async delivered(claim: Lease): Promise<boolean> {
      const db = await store.db();
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("submissions")
          .set({ ...FREE, state: "delivered", payload: null, next_attempt_at: null, last_error: null })
          .set({ delivered_at: now(), updated_at: now() })
          .where("id", "=", claim.id)
          .where("lease_owner", "=", claim.owner)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) return false;
        await eraseFilesOf(trx, claim.id);
        return true;
      });
    },

    /** Notes when the next try is due; refused for good, or tried for too long, it waits for the operator. */
    async notDelivered(claim: Lease, { retry, why }: DeliveryFailure): Promise<boolean> {
      const db = await store.db();
      const row = await db
        .selectFrom("submissions")
        .select("give_up_at")
        .where("id", "=", claim.id)
        .executeTakeFirst();
      const again = retry && now() < Number(row?.give_up_at ?? Number.POSITIVE_INFINITY);
      return settle(claim, {
        ...FREE,
        state: again ? "pending" : "failed",
        next_attempt_at: again ? now() + backOff(claim.attempts) : null,
        last_error: why,
      });
    },

    /** Gives the claim back untried: this process is ending. */
    async release(claim: Lease): Promise<boolean> {
      return settle(claim, { ...FREE, attempts: claim.attempts - 1, next_attempt_at: now() });
    },
  };
}

export type Leases = ReturnType<typeof createLeases>;
