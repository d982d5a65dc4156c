import type { Connection, SubmissionState } from "../database/schema";
import type { StoredSubmission } from "../submissions/reading";
import { listSubmissions } from "../submissions/reading";
import { createSubmissionStore } from "../submissions/store";
import { type CheckedFile, storedFile } from "../uploads/files";

export type InboxEntry = StoredSubmission;

export interface ExportedEntry extends Omit<InboxEntry, "files"> {
  /** Each with its exported name, or why it was not exported. */
  files: (InboxEntry["files"][number] & ({ exportName: string } | { problem: string }))[];
}

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(connection: Connection) {
  const submissions = createSubmissionStore(connection);
  return {
    /** Newest first; of all states without `states`. */
    entries: (states?: readonly SubmissionState[]) => listSubmissions(connection, states),
    find: submissions.find,
    /** Undefined when there is no such file; throws when a part of it is missing. */
    async file(id: string): Promise<CheckedFile | undefined> {
      return storedFile(await connection.db(), id);
    },
    remove: submissions.remove,
    /** Erases what was sent with this email address, in either case, and returns how many submissions that were. */
    async removeAllOf(address: string): Promise<number> {
      let removed = 0;
      for await (const { id, values } of this.entries()) {
        if (String(values?.email).toLowerCase() !== address.toLowerCase()) continue;
        await submissions.remove(id);
        removed += 1;
      }
      return removed;
    },
  };
}
