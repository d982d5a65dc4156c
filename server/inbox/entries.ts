import type { Connection } from "../database/connection";
import type { SubmissionState } from "../database/schema";
import { createSubmissionRepository, type StoredSubmission } from "../submissions/repository";
import { type CheckedFile, readFile } from "../uploads/files";

export interface InboxEntry extends Omit<StoredSubmission, "createdAt"> {
  /** ISO 8601, UTC. */
  received: string;
}

export interface ExportedEntry extends Omit<InboxEntry, "files"> {
  /** Each with the name it was written under, or why it was not. */
  files: (InboxEntry["files"][number] & ({ exportName: string } | { problem: string }))[];
}

export function createInbox(connection: Connection) {
  const submissions = createSubmissionRepository(connection);
  return {
    async list(state?: SubmissionState): Promise<InboxEntry[]> {
      return (await submissions.list(state)).map(toEntry);
    },
    async find(id: string): Promise<InboxEntry | undefined> {
      const submission = await submissions.find(id);
      return submission && toEntry(submission);
    },
    /** Undefined, or an error, when it is not whole in the store. */
    async file(id: string): Promise<CheckedFile | undefined> {
      return readFile(await connection.db(), id);
    },
    remove: submissions.remove,
  };
}

/** The order of the properties is the order in the export. */
const toEntry = ({ createdAt, files, ...submission }: StoredSubmission): InboxEntry => ({
  id: submission.id,
  kind: submission.kind,
  state: submission.state,
  received: new Date(createdAt).toISOString(),
  attempts: submission.attempts,
  lastError: submission.lastError,
  values: submission.values,
  files,
});
