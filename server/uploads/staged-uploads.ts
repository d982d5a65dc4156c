import type { Connection } from "../database/schema";
import { type CheckedFile, eraseUnreferenced, type StoredFile, toChecked, writeFile } from "./files";

/** Files between two attempts of a form. */
export function createStagedUploads(connection: Connection) {
  return {
    /**
     * Stores a file for 30 minutes under an unguessable id.
     * @param replaces a staged file that is discarded once this one is stored
     */
    async stageUpload(file: CheckedFile, replaces?: string): Promise<StoredFile> {
      const db = await connection.db();
      return db.transaction().execute(async (trx) => {
        const staged = await writeFile(trx, file);
        if (replaces) await eraseUnreferenced(trx, replaces);
        return staged;
      });
    },
    /**
     * A file that was staged, also when a submission refers to it by now; undefined when it has expired. Its name is empty
     * once its submission is delivered: then it tells only whether the same form is sent again.
     */
    async findUpload(id: string): Promise<CheckedFile | undefined> {
      const db = await connection.db();
      const found = await db
        .selectFrom("files")
        .selectAll()
        .where("id", "=", id)
        .where("expires_at", ">", Date.now())
        .executeTakeFirst();
      return found && toChecked(db, found);
    },
    async discardUpload(id: string): Promise<void> {
      await eraseUnreferenced(await connection.db(), id);
    },
  };
}

export type StagedUploads = ReturnType<typeof createStagedUploads>;
