import type { Store } from "../database/store";
import type { StagedUpload, Submissions } from "../types";
import { eraseFile, readFile, writeFile } from "./files";

/** How long a résumé waits for its form to be right (DESIGN.md, "How a submission travels"). */
export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

type StagedUploads = Pick<Submissions, "stageUpload" | "findUpload" | "readUpload" | "discardUpload">;

/** Résumés between two attempts of a form. */
export function createStagedUploads(store: Store, now: () => number = Date.now): StagedUploads {
  const find = async (id: string): Promise<StagedUpload | undefined> => {
    const db = await store.db();
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
      const db = await store.db();
      return db.transaction().execute((trx) => writeFile(trx, file, { expiresAt: now() + STAGED_UPLOAD_MS }));
    },
    findUpload: find,
    async readUpload(id) {
      return (await find(id)) && readFile(await store.db(), id);
    },
    async discardUpload(id) {
      if (await find(id)) await eraseFile(await store.db(), id);
    },
  };
}
