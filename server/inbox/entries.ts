import type { Connection } from "../database/connection";
import type { SubmissionState } from "../database/schema";
import { STATES } from "../submissions/counts";
import { listSubmissions } from "../submissions/listing";
import { createSubmissionStore, type StoredSubmission } from "../submissions/store";
import { type CheckedFile, storedFile } from "../uploads/files";

export interface InboxEntry extends Omit<StoredSubmission, "createdAt"> {
  /** ISO 8601, UTC. */
  received: string;
}

export interface ExportedEntry extends Omit<InboxEntry, "files"> {
  /** Each with its exported name, or why it was not exported. */
  files: (InboxEntry["files"][number] & ({ exportName: string } | { problem: string }))[];
}

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(connection: Connection) {
  const submissions = createSubmissionStore(connection);
  return {
    /** Newest first. */
    async *entries(states: readonly SubmissionState[] = STATES): AsyncGenerator<InboxEntry> {
      for await (const submission of listSubmissions(connection, states)) yield toEntry(submission);
    },
    async find(id: string): Promise<InboxEntry | undefined> {
      const submission = await submissions.find(id);
      return submission && toEntry(submission);
    },
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

/** The export keeps the order of these properties. */
const toEntry = ({ createdAt, files, ...submission }: StoredSubmission): InboxEntry => ({
  id: submission.id,
  kind: submission.kind,
  state: submission.state,
  received: new Date(createdAt).toISOString(),
  attempts: submission.attempts,
  lastError: submission.lastError,
  values: submission.values,
  source: submission.source,
  files,
});
