import { sql } from "kysely";
import type { Connection, Db } from "../database/connection";
import { clientHash } from "../security/client-hash";
import { type CheckedFile, IncompleteFileError, readFile, type StoredFile, writeFile } from "./files";

export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

/** Long enough for the second of two clicks to find the file of the first. */
const AFTER_SENDING_MS = 60 * 1000;

/** Bytes of all staged files together, and of one client's. */
const STAGED_BUDGET = 1024 * 1024 * 1024;
const STAGED_BUDGET_OF_CLIENT = 64 * 1024 * 1024;

export type StagedUpload = StoredFile;

export interface StagedUploads {
  /**
   * Stores a file for 30 minutes under an unguessable id; undefined when the budget is used up.
   * @param client the sender: each client has a part of the budget
   * @param replaces a staged file that is discarded once this one is stored, and makes room for it
   */
  stageUpload(file: CheckedFile, client: string, replaces?: string): Promise<StagedUpload | undefined>;
  findUpload(id: string): Promise<StagedUpload | undefined>;
  /** Undefined when the file has expired or is incomplete. */
  readUpload(id: string): Promise<CheckedFile | undefined>;
  discardUpload(id: string): Promise<void>;
  /** Lets the file expire in a minute: its form may be on its way twice. */
  expireUpload(id: string): Promise<void>;
}

/** Files between two attempts of a form, each under an unguessable id. */
export function createStagedUploads(connection: Connection, secret: string): StagedUploads {
  const find = async (id: string): Promise<StagedUpload | undefined> => {
    const db = await connection.db();
    return db
      .selectFrom("files")
      .select(["id", "name", "size"])
      .where("id", "=", id)
      .where("submission_id", "is", null)
      .where("expires_at", ">", Date.now())
      .executeTakeFirst();
  };
  return {
    /** Checks the budgets in the file's transaction. Two machines at once may both take the last place. */
    async stageUpload(file, network, replaces = "") {
      const client = clientHash(network, secret);
      const db = await connection.db();
      return db.transaction().execute(async (trx) => {
        const used = await stagedBytes(trx, client, replaces);
        const size = file.bytes.byteLength;
        if (used.all + size > STAGED_BUDGET || used.ofClient + size > STAGED_BUDGET_OF_CLIENT)
          return undefined;
        const staged = await writeFile(trx, file, { expiresAt: Date.now() + STAGED_UPLOAD_MS, client });
        await removeStaged(trx, replaces);
        return staged;
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
      await removeStaged(await connection.db(), id);
    },
    async expireUpload(id) {
      const db = await connection.db();
      await db
        .updateTable("files")
        .set({ expires_at: Date.now() + AFTER_SENDING_MS })
        .where("id", "=", id)
        .where("submission_id", "is", null)
        .where("expires_at", ">", Date.now() + AFTER_SENDING_MS)
        .execute();
    },
  };
}

/** Its chunks go with it. */
async function removeStaged(db: Db, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where("submission_id", "is", null).execute();
}

/** Expired files count until they are erased: they still take up room on the disk. */
async function stagedBytes(
  db: Db,
  client: string,
  except: string,
): Promise<{ all: number; ofClient: number }> {
  const { all, ofClient } = await db
    .selectFrom("files")
    .select([
      sql<number | string | null>`sum(size)`.as("all"),
      sql<number | string | null>`sum(case when client = ${client} then size end)`.as("ofClient"),
    ])
    .where("submission_id", "is", null)
    .where("id", "!=", except)
    .executeTakeFirstOrThrow();
  return { all: Number(all ?? 0), ofClient: Number(ofClient ?? 0) };
}
