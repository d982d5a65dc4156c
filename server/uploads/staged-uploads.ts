import { sql } from "kysely";
import type { Connection, Db } from "../database/connection";
import { clientHash } from "../security/client-hash";
import {
  type CheckedFile,
  IncompleteFileError,
  readFile,
  removeFile,
  type StoredFile,
  writeFile,
} from "./files";

export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

/** Long enough for the second of two clicks to find the file that the first has sent. Milliseconds. */
const AFTER_SENDING_MS = 60 * 1000;

/** Bytes of all staged files together, and of those of one client. */
export const STAGED_BUDGET = 1024 * 1024 * 1024;
export const STAGED_BUDGET_OF_CLIENT = 64 * 1024 * 1024;

export type StagedUpload = StoredFile;

export interface StagedUploads {
  /**
   * Stores a file for 30 minutes under an id that nobody can guess; undefined when there is no room for it.
   * @param client who sends it: the budget of a client is a part of the whole
   */
  stageUpload(file: CheckedFile, client: string): Promise<StagedUpload | undefined>;
  findUpload(id: string): Promise<StagedUpload | undefined>;
  /** Undefined when it has expired or is not whole. */
  readUpload(id: string): Promise<CheckedFile | undefined>;
  discardUpload(id: string): Promise<void>;
  /** Erases it in a minute: the form that it was sent with may be on its way twice. */
  expireUpload(id: string): Promise<void>;
}

/** Files between two attempts of a form, each under an id that nobody can guess. */
export function createStagedUploads(
  connection: Connection,
  secret: string,
  now: () => number = Date.now,
): StagedUploads {
  const find = async (id: string): Promise<StagedUpload | undefined> => {
    const db = await connection.db();
    return db
      .selectFrom("files")
      .select(["id", "name", "size"])
      .where("id", "=", id)
      .where("submission_id", "is", null)
      .where("expires_at", ">", now())
      .executeTakeFirst();
  };
  return {
    /** The budgets are checked in the transaction of the file: two files at once on two machines may both get the last place. */
    async stageUpload(file, network) {
      const client = clientHash(network, secret);
      const db = await connection.db();
      return db.transaction().execute(async (trx) => {
        const used = await stagedBytes(trx, client);
        const size = file.bytes.byteLength;
        if (used.all + size > STAGED_BUDGET || used.ofClient + size > STAGED_BUDGET_OF_CLIENT)
          return undefined;
        return writeFile(trx, file, { expiresAt: now() + STAGED_UPLOAD_MS, client });
      });
    },
    findUpload: find,
    async readUpload(id) {
      if (!(await find(id))) return undefined;
      try {
        return await readFile(await connection.db(), id);
      } catch (error) {
        if (error instanceof IncompleteFileError) return undefined;
        throw error;
      }
    },
    async discardUpload(id) {
      if (await find(id)) await removeFile(await connection.db(), id);
    },
    async expireUpload(id) {
      const db = await connection.db();
      await db
        .updateTable("files")
        .set({ expires_at: now() + AFTER_SENDING_MS })
        .where("id", "=", id)
        .where("submission_id", "is", null)
        .where("expires_at", ">", now() + AFTER_SENDING_MS)
        .execute();
    },
  };
}

/** Files that have expired count until they are removed, because they still take their place on the disk. */
async function stagedBytes(db: Db, client: string): Promise<{ all: number; ofClient: number }> {
  const { all, ofClient } = await db
    .selectFrom("files")
    .select([
      sql<number | string | null>`sum(size)`.as("all"),
      sql<number | string | null>`sum(case when client = ${client} then size end)`.as("ofClient"),
    ])
    .where("submission_id", "is", null)
    .executeTakeFirstOrThrow();
  return { all: Number(all ?? 0), ofClient: Number(ofClient ?? 0) };
}
