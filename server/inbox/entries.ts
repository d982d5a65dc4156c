import type { Selectable } from "kysely";
import type { SubmissionState, SubmissionTable } from "../database/schema";
import type { Store } from "../database/store";
import type { CheckedFile, SubmissionValues } from "../types";
import { filesOf, readFile } from "../uploads/files";

export interface InboxEntry {
  id: string;
  kind: SubmissionTable["kind"];
  state: SubmissionState;
  /** ISO 8601, UTC. */
  received: string;
  attempts: number;
  lastError: string | null;
  /** Undefined once delivered and erased. */
  values?: SubmissionValues;
  files: { id: string; name: string; size: number; exportName: string }[];
}

/** What the operator's command reads and changes, beside a running server too. */
export function createInbox(store: Store) {
  const toEntry = async (row: Selectable<SubmissionTable>): Promise<InboxEntry> => {
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

  return {
    /** Newest first; all, or those in one state. */
    async list(state?: SubmissionState): Promise<InboxEntry[]> {
      const db = await store.db();
      let query = db.selectFrom("submissions").selectAll().orderBy("created_at", "desc").orderBy("id");
      if (state) query = query.where("state", "=", state);
      const entries: InboxEntry[] = [];
      for (const row of await query.execute()) entries.push(await toEntry(row));
      return entries;
    },
    async find(id: string): Promise<InboxEntry | undefined> {
      const db = await store.db();
      const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toEntry(row);
    },
    async file(id: string): Promise<CheckedFile | undefined> {
      return readFile(await store.db(), id);
    },
    /** Files go along. */
    async forget(id: string): Promise<void> {
      const db = await store.db();
      await db.deleteFrom("submissions").where("id", "=", id).execute();
    },
  };
}

/** Both parts came from outside once: no separator of folders and no control sign may come of them. */
function exportName(id: string, name: string): string {
  return `${id}-${name}`.replace(/[/\\\p{C}]/gu, "_").replace(/^\.+/, "_");
}
