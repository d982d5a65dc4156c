import { sql } from "kysely";
import type { Connection, Db } from "../database/schema";
import { clientHash } from "../security/client-hash";
import {
  type CheckedFile,
  eraseUnreferenced,
  isUnreferenced,
  type StoredFile,
  toChecked,
  writeFile,
} from "./files";

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
  /**
   * A file that was staged, also when a submission refers to it by now; undefined when it has expired. Its name is empty
   * once its submission is delivered: then it tells only whether the same form is sent again.
   */
  findUpload(id: string): Promise<CheckedFile | undefined>;
  discardUpload(id: string): Promise<void>;
}

/** Files between two attempts of a form, each under an unguessable id. */
export function createStagedUploads(connection: Connection, secret: string): StagedUploads {
  return {
    /** Checks the budgets in the file's transaction. Two machines at once may both take the last place. */
    async stageUpload(file, network, replaces = "") {
      const client = clientHash(network, secret);
      const db = await connection.db();
      return db.transaction().execute(async (trx) => {
        const used = await stagedBytes(trx, client, replaces);
        if (used.all + file.size > STAGED_BUDGET || used.ofClient + file.size > STAGED_BUDGET_OF_CLIENT)
          return undefined;
        const staged = await writeFile(trx, file, client);
        await eraseUnreferenced(trx, replaces);
        return staged;
      });
    },
    async findUpload(id) {
      const db = await connection.db();
      const found = await db
        .selectFrom("files")
        .selectAll()
        .where("id", "=", id)
        .where("client", "is not", null)
        .where("expires_at", ">", Date.now())
        .executeTakeFirst();
      return found && toChecked(db, found);
    },
    async discardUpload(id) {
      await eraseUnreferenced(await connection.db(), id);
    },
  };
}

/** Of files that have not expired and that no submission refers to. Those of delivered ones have no name and no content. */
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
    .where("id", "!=", except)
    .where("name", "!=", "")
    .where("expires_at", ">", Date.now())
    .where(isUnreferenced)
    .executeTakeFirstOrThrow();
  return { all: Number(all ?? 0), ofClient: Number(ofClient ?? 0) };
}
