import { derivedId } from "../database/derived-id";
import type { Connection } from "../database/schema";
import { type CheckedFile, eraseUnreferenced, type StagedFile, toStaged, writeFile } from "./files";

/** Files of forms. A form's file is staged before the form is sent, and its submission refers to it. */
export function createStagedUploads(connection: Connection) {
  return {
    /**
     * Stores a file for 30 minutes, and longer once a submission refers to it. Its id cannot be guessed without that of its
     * form; a form that sends one file again finds it there.
     * @param replaces a staged file that is discarded once this one is stored
     */
    async stageUpload(file: CheckedFile, formId: string, replaces?: string): Promise<StagedFile> {
      const db = await connection.db();
      const { name, type, size, digest, chunks } = file;
      const id = derivedId([formId, name, digest]);
      await db.transaction().execute(async (trx) => {
        await writeFile(trx, { id, name, type, size, digest, chunks });
        if (replaces && replaces !== id) await eraseUnreferenced(trx, replaces);
      });
      return toStaged(db, { id, name, type, size, digest });
    },
    /**
     * A file that was staged, also when a submission refers to it by now; undefined when it has expired. Its name is empty
     * once its submission is delivered: then it tells only whether the same form is sent again.
     */
    async findUpload(id: string): Promise<StagedFile | undefined> {
      const db = await connection.db();
      const found = await db
        .selectFrom("files")
        .selectAll()
        .where("id", "=", id)
        .where("expires_at", ">", Date.now())
        .executeTakeFirst();
      return found && toStaged(db, found);
    },
    async discardUpload(id: string): Promise<void> {
      await eraseUnreferenced(await connection.db(), id);
    },
  };
}

export type StagedUploads = ReturnType<typeof createStagedUploads>;
