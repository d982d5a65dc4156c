import type { Connection } from "../database/connection";
import type { StagedUpload, Submissions } from "../types";
import { readFile, removeFile, writeFile } from "./files";

export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

export type StagedUploads = Pick<Submissions, "stageUpload" | "findUpload" | "readUpload" | "discardUpload">;

/** Files between two attempts of a form, each under an id that nobody can guess. */
export function createStagedUploads(connection: Connection, now: () => number = Date.now): StagedUploads {
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
    async stageUpload(file) {
      const db = await connection.db();
      return db.transaction().execute((trx) => writeFile(trx, file, { expiresAt: now() + STAGED_UPLOAD_MS }));
    },
    findUpload: find,
    async readUpload(id) {
      return (await find(id)) && readFile(await connection.db(), id);
    },
    async discardUpload(id) {
      if (await find(id)) await removeFile(await connection.db(), id);
    },
  };
}
