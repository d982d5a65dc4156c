import { type Selectable, sql } from "kysely";
import { claimCaptcha, type IssuedCaptcha } from "../captcha/used-captchas";
import type { Connection } from "../database/connection";
import type { SubmissionState, SubmissionTable } from "../database/schema";
import { filesOf, IncompleteFileError, readFile, type StoredFile } from "../uploads/files";
import { countByState } from "./counts";
import { isKind, type SubmissionKind, type SubmissionValues } from "./kinds";
import { decodeLeadSource, type LeadSource } from "./lead-source";
import { makeRoomForSpam } from "./spam-budget";
import type { Submission } from "./submission";
import { type StoreFor, type WriteResult, writeSubmission } from "./write-submission";

export interface StoredSubmission {
  id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  createdAt: number;
  attempts: number;
  lastError: string | null;
  values?: SubmissionValues;
  source?: LeadSource;
  files: StoredFile[];
}

/** All SQL on submissions, except for writing (write-submission.ts), listing, counting, leases (lease-repository.ts) and retention. */
export function createSubmissionRepository(connection: Connection, now: () => number = Date.now) {
  return {
    /** @param captcha used up in the same transaction */
    async insertOrReplace(
      submission: Submission,
      storeFor: StoreFor,
      captcha?: IssuedCaptcha,
    ): Promise<WriteResult> {
      const db = await connection.db();
      return db.transaction().execute(async (trx) => {
        const claim = captcha && (await claimCaptcha(trx, captcha, submission.id));
        if (claim === "taken") return { result: "captcha-used" };
        if (storeFor === "spam") await makeRoomForSpam(trx);
        return writeSubmission(trx, submission, { storeFor, time: now(), maySeparate: claim !== "again" });
      });
    },

    /** Throws when the row or its file cannot be read. */
    async read(id: string): Promise<Submission | undefined> {
      const db = await connection.db();
      const row = await db
        .selectFrom("submissions")
        .select(["kind", "payload", "lead_source"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row?.payload) return undefined;
      const [stored] = await filesOf(db, id);
      const file = stored && (await readFile(db, stored.id));
      if (stored && !file) throw new IncompleteFileError(stored.id);
      const values: unknown = parse(row.payload);
      if (!isKind(row.kind) || !isValues(values)) throw new TypeError("not a submission of this build");
      return { id, kind: row.kind, values, file, source: decodeLeadSource(row.lead_source) };
    },

    async find(id: string): Promise<StoredSubmission | undefined> {
      const db = await connection.db();
      const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toStored(row, await filesOf(db, row.id));
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

/** Without values if they are erased, or unreadable: the operator still sees that the submission is there. */
export function toStored(row: Selectable<SubmissionTable>, files: StoredFile[] = []): StoredSubmission {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: Number(row.created_at),
    attempts: row.attempts,
    lastError: row.last_error,
    values: readable(row.payload),
    source: decodeLeadSource(row.lead_source),
    files,
  };
}

function readable(payload: string | null): SubmissionValues | undefined {
  try {
    const values: unknown = payload === null ? undefined : parse(payload);
    return isValues(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

const parse = (payload: string) => JSON.parse(payload) as SubmissionValues;

const isValues = (parsed: unknown): parsed is SubmissionValues =>
  typeof parsed === "object" && parsed !== null;
