import { eraseFile, readFile, writeFile } from "./store/files";
import type { Store } from "./store/index";
import type { KeptFile, Submissions } from "./types";

/** How long a résumé waits for its form to be right (DESIGN.md, "How a submission travels"). */
export const KEPT_FOR = 30 * 60 * 1000;

type KeptFiles = Pick<Submissions, "keepFile" | "keptFile" | "readKeptFile" | "dropKeptFile">;

/** Résumés between two attempts of a form. */
export function createKeptFiles(store: Store, now: () => number = Date.now): KeptFiles {
  const find = async (id: string): Promise<KeptFile | undefined> => {
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
    async keepFile(file) {
      const db = await store.db();
      return db.transaction().execute((trx) => writeFile(trx, file, { expiresAt: now() + KEPT_FOR }));
    },
    keptFile: find,
    async readKeptFile(id) {
      return (await find(id)) && readFile(await store.db(), id);
    },
    async dropKeptFile(id) {
      if (await find(id)) await eraseFile(await store.db(), id);
    },
  };
}
