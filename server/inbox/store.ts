import { eraseFiles, filesOf, readFile } from "../services/store/files";
import type { Store } from "../services/store/index";
import type { SubmissionTable } from "../services/store/schema";
import type { CheckedFile, Submission, SubmissionValues } from "../services/types";

export interface InboxEntry {
  id: string;
  kind: SubmissionTable["kind"];
  state: SubmissionTable["state"];
  /** ISO 8601, UTC. */
  received: string;
  attempts: number;
  lastError: string | null;
  /** Undefined once delivered and erased. */
  values?: SubmissionValues;
  files: { id: string; name: string; size: number; exportName: string }[];
}

/** What the operator's command reads and changes. */
export function createInbox(store: Store) {
  const toEntry = async (row: SubmissionTable): Promise<InboxEntry> => {
    const files = await filesOf(await store.db(), row.id);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      received: new Date(Number(row.created_at)).toISOString(),
      attempts: row.attempts,
      lastError: row.last_error,
      values: row.payload === null ? undefined : (JSON.parse(row.payload) as SubmissionValues),
      files: files.map((file) => ({ ...file, exportName: exportName(row.id, file.name) })),
    };
  };
  const row = async (id: string) =>
    (await store.db()).selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();

  return {
    /** Newest first. */
    async list(): Promise<InboxEntry[]> {
      const db = await store.db();
      const rows = await db.selectFrom("submissions").selectAll().orderBy("created_at", "desc").execute();
      const entries: InboxEntry[] = [];
      for (const one of rows) entries.push(await toEntry(one));
      return entries;
    },
    async find(id: string): Promise<InboxEntry | undefined> {
      const found = await row(id);
      return found && toEntry(found);
    },
    async file(id: string): Promise<CheckedFile | undefined> {
      return readFile(await store.db(), id);
    },
    /** The submission as it was sent; undefined once it was delivered. */
    async whole(id: string): Promise<Submission | undefined> {
      const entry = await this.find(id);
      if (!entry?.values) return undefined;
      const [file] = entry.files;
      return { id, kind: entry.kind, values: entry.values, file: file && (await this.file(file.id)) };
    },
    async forget(id: string): Promise<void> {
      const db = await store.db();
      await db.transaction().execute(async (trx) => {
        const files = await filesOf(trx, id);
        await eraseFiles(
          trx,
          files.map((file) => file.id),
        );
        await trx.deleteFrom("submissions").where("id", "=", id).execute();
      });
    },
  };
}

/** Both parts came from outside once: no separator of folders and no control sign may come of them. */
function exportName(id: string, name: string): string {
  return `${id}-${name}`.replace(/[/\\\p{C}]/gu, "_").replace(/^\.+/, "_");
}
