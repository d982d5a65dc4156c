import type { Connection } from "../database/connection";
import type { SubmissionState } from "../database/schema";
import { createSubmissionRepository, type StoredSubmission } from "../submissions/repository";
import type { CheckedFile } from "../types";
import { readFile } from "../uploads/files";

export interface InboxEntry extends Omit<StoredSubmission, "createdAt" | "files"> {
  /** ISO 8601, UTC. */
  received: string;
  files: (StoredSubmission["files"][number] & { exportName: string })[];
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
  files: files.map((file) => ({ ...file, exportName: exportName(submission.id, file.name) })),
});

/** Neither part is ours: the result must not lead to another folder, nor hold control characters. */
function exportName(id: string, name: string): string {
  return `${id}-${name}`.replace(/[/\\\p{C}]/gu, "_").replace(/^\.+/, "_");
}
