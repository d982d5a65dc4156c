import { derivedId } from "../submission";
import {
  type CheckedFile,
  chunksOf,
  eraseUnreferenced,
  type StagedFile,
  storedFile,
  writeFile,
} from "./files";
import type { Connection } from "./schema";

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
      const row = { id, name, type, size, digest };
      await db.transaction().execute(async (trx) => {
        await writeFile(trx, { ...row, chunks });
        if (replaces && replaces !== id) await eraseUnreferenced(trx, replaces);
      });
      return { ...row, chunks: () => chunksOf(db, id, size) };
    },
    /** Undefined when it has expired. The name is empty once a submission with the file was delivered. */
    findUpload: async (id: string) => storedFile(await connection.db(), id, Date.now()),
    discardUpload: async (id: string) => eraseUnreferenced(await connection.db(), id),
  };
}
