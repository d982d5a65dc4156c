import { sql } from "kysely";
import { isKind } from "../kinds";
import { decodeLeadSource } from "../lead-source";
import type { StoredContent, Submission } from "../submission";
import { eraseUnreferenced, IncompleteFileError, storedFile } from "./files";
import { countByState, findSubmission, readValues } from "./reading";
import type { Connection } from "./schema";
import { type WriteOptions, type WriteResult, writeSubmission } from "./write-submission";

export function createSubmissionStore(connection: Connection, now: () => number = Date.now) {
  return {
    async write(submission: Submission, options: Omit<WriteOptions, "time">): Promise<WriteResult> {
      const db = await connection.db();
      return db.transaction().execute((trx) => writeSubmission(trx, submission, { ...options, time: now() }));
    },

    /** Undefined if erased. Throws if the row is unreadable or its file is missing. */
    async read(id: string): Promise<StoredContent | undefined> {
      const db = await connection.db();
      const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
      if (!row?.payload) return undefined;
      const file = row.file_id ? await storedFile(db, row.file_id) : undefined;
      if (row.file_id && !file) throw new IncompleteFileError();
      const { form_id: formId, kind } = row;
      const values = readValues(row.payload);
      if (!isKind(kind) || !values) throw new TypeError("not a submission of this build");
      const source = decodeLeadSource(row.lead_source);
      return { id, formId, kind, values, file, source, receivedAt: Number(row.created_at) };
    },

    /** With its file. False if it does not exist. */
    async remove(id: string): Promise<boolean> {
      const db = await connection.db();
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom("submissions")
          .where("id", "=", id)
          .returning("file_id")
          .executeTakeFirst();
        if (row?.file_id) await eraseUnreferenced(trx, row.file_id);
        return row !== undefined;
      });
    },

    find: (id: string) => findSubmission(connection, id),

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

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;
