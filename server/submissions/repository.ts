import { type Selectable, sql } from "kysely";
import type { Connection, Db } from "../database/connection";
import type { SubmissionState, SubmissionTable } from "../database/schema";
import {
  filesOf,
  IncompleteFileError,
  readFile,
  removeFilesOf,
  type StoredFile,
  writeFile,
} from "../uploads/files";
import { type ConflictResult, resolveConflict } from "./conflict";
import { countByState } from "./counts";
import type { SubmissionKind, SubmissionValues } from "./kinds";
import { GIVE_UP_AFTER_MS, type Lease, NO_LEASE, newLease, toLease } from "./lease";
import { digestOf, type Submission } from "./submission";

export type WriteResult =
  | { result: "leased"; lease: Lease }
  /** "stored" waits for the worker or the operator, or is spam. conflict.ts explains the others. */
  | { result: Exclude<ConflictResult, "replace"> };

/** Who handles a stored submission: the caller delivers it, the worker does, the operator reads it, or nobody (spam). */
export type StoreFor = "caller" | "worker" | "inbox" | "spam";

export interface StoredSubmission {
  id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  createdAt: number;
  attempts: number;
  lastError: string | null;
  values?: SubmissionValues;
  files: StoredFile[];
}

/** All SQL on submissions, except for leases (lease-repository.ts) and retention. */
export function createSubmissionRepository(connection: Connection, now: () => number = Date.now) {
  return {
    /**
     * Stores a submission and its file in one transaction. For the caller it is leased; for all others it counts as
     * acknowledged from now on.
     */
    async insertOrReplace(submission: Submission, storeFor: StoreFor): Promise<WriteResult> {
      const { id, kind, values, file } = submission;
      const digest = digestOf(submission);
      const db = await connection.db();
      return db.transaction().execute(async (trx): Promise<WriteResult> => {
        const time = now();
        const row = {
          kind,
          digest,
          payload: JSON.stringify(values),
          last_error: null,
          give_up_at: time + GIVE_UP_AFTER_MS,
          updated_at: time,
          ...stateFor(storeFor, time),
        };
        let attempts = storeFor === "caller" ? 1 : 0;
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("submissions")
          .values({ id, ...row, attempts, created_at: time })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirst();
        if (Number(numInsertedOrUpdatedRows) === 0) {
          const stored = await readAndLock(trx, id);
          const result = resolveConflict(stored, { digest, spam: storeFor === "spam" }, time);
          if (result !== "replace") return { result };
          attempts += stored.attempts;
          const replacement = { ...row, attempts };
          await trx.updateTable("submissions").set(replacement).where("id", "=", id).execute();
          await removeFilesOf(trx, id);
        }
        if (file) await writeFile(trx, file, { submissionId: id });
        if (storeFor !== "caller") return { result: "stored" };
        return { result: "leased", lease: toLease({ id, ...row, attempts }) };
      });
    },

    async read(id: string): Promise<Submission | undefined> {
      const db = await connection.db();
      const row = await db
        .selectFrom("submissions")
        .select(["kind", "payload"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row?.payload) return undefined;
      const [stored] = await filesOf(db, id);
      const file = stored && (await readFile(db, stored.id));
      if (stored && !file) throw new IncompleteFileError(stored.id);
      return { id, kind: row.kind, values: parse(row.payload), file };
    },

    async list(state?: SubmissionState): Promise<StoredSubmission[]> {
      const db = await connection.db();
      let query = db.selectFrom("submissions").selectAll().orderBy("created_at", "desc").orderBy("id");
      if (state) query = query.where("state", "=", state);
      const submissions: StoredSubmission[] = [];
      for (const row of await query.execute()) submissions.push(await withFiles(db, row));
      return submissions;
    },

    async find(id: string): Promise<StoredSubmission | undefined> {
      const db = await connection.db();
      const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
      return row && withFiles(db, row);
    },

    async remove(id: string): Promise<void> {
      const db = await connection.db();
      await db.deleteFrom("submissions").where("id", "=", id).execute();
    },

    countByState: () => countByState(connection),

    async oldestPendingAge(): Promise<number> {
      const db = await connection.db();
      const row = await db
        .selectFrom("submissions")
        .select(sql<number | string | null>`min(created_at)`.as("oldest"))
        .where("state", "=", "pending")
        .executeTakeFirst();
      return row?.oldest == null ? 0 : Math.max(0, now() - Number(row.oldest));
    },
  };
}

export type SubmissionRepository = ReturnType<typeof createSubmissionRepository>;

function stateFor(storeFor: StoreFor, time: number) {
  if (storeFor === "caller") return { state: "pending", acknowledged_at: null, ...newLease(time) } as const;
  if (storeFor === "worker")
    return { state: "pending", acknowledged_at: time, ...NO_LEASE, next_attempt_at: time } as const;
  return { state: storeFor, acknowledged_at: time, ...NO_LEASE, next_attempt_at: null } as const;
}

/** An update locks the row in both databases; only PostgreSQL has `for update`. */
async function readAndLock(trx: Db, id: string): Promise<Selectable<SubmissionTable>> {
  await trx.updateTable("submissions").set({ id }).where("id", "=", id).execute();
  return trx.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function withFiles(db: Db, row: Selectable<SubmissionTable>): Promise<StoredSubmission> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: Number(row.created_at),
    attempts: row.attempts,
    lastError: row.last_error,
    values: row.payload === null ? undefined : parse(row.payload),
    files: await filesOf(db, row.id),
  };
}

const parse = (payload: string) => JSON.parse(payload) as SubmissionValues;
