import { derivedId } from "../database/derived-id";
import type { Connection } from "../database/schema";
import { type CheckedFile, eraseUnreferenced, type StagedFile, toStaged, writeFile } from "./files";

/** A form's file is staged before the form is sent. Its submission refers to it. */
export function createStagedUploads(connection: Connection) {
  return {
    /**
     * Stores a file for 30 minutes, or longer while a submission refers to it. The same file of one form has the same id,
     * which cannot be guessed without the form's id.
     * @param replaces a staged file to discard
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
    /** Undefined when it has expired. The name is empty once a submission with the file was delivered. */
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
