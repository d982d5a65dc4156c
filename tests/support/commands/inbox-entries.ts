import type { Connection } from "../../../server/database/schema";
import { listSubmissions, type StoredSubmission } from "../../../server/submissions/reading";

/** Every submission, newest first. */
export async function entriesIn(connection: Connection): Promise<StoredSubmission[]> {
  const entries: StoredSubmission[] = [];
  for await (const entry of listSubmissions(connection)) entries.push(entry);
  return entries;
}
