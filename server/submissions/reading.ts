import { type Selectable, sql } from "kysely";
import type { Connection, StateCounts, SubmissionState, SubmissionTable } from "../database/schema";
import type { StoredFile } from "../uploads/files";
import type { SubmissionKind, SubmissionValues } from "./kinds";
import { decodeLeadSource, type LeadSource } from "./lead-source";

export interface StoredSubmission {
  id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** ISO 8601, UTC. */
  received: string;
  attempts: number;
  lastError: string | null;
  values?: SubmissionValues;
  source?: LeadSource;
  files: StoredFile[];
}

/** The export keeps the order of these properties. Without values if they are erased, or unreadable: the operator still sees that the submission is there. */
export function toStored(row: Selectable<SubmissionTable>, files: StoredFile[] = []): StoredSubmission {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    received: new Date(Number(row.created_at)).toISOString(),
    attempts: row.attempts,
    lastError: row.last_error,
    values: readable(row.payload),
    source: decodeLeadSource(row.lead_source),
    files,
  };
}

function readable(payload: string | null): SubmissionValues | undefined {
  try {
    const values: unknown = JSON.parse(payload ?? "");
    return isValues(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

export const isValues = (parsed: unknown): parsed is SubmissionValues =>
  typeof parsed === "object" && parsed !== null;

/** Submissions in memory at once: a few megabytes. */
const PAGE = 200;

/**
 * Submissions in these states, or in all, newest first. Keyset pagination: each page begins after the last row of the
 * previous one.
 */
export async function* listSubmissions(
  connection: Connection,
  states?: readonly SubmissionState[],
): AsyncGenerator<StoredSubmission> {
  const db = await connection.db();
  const all = db
    .selectFrom("submissions")
    .leftJoin("files", "files.id", "submissions.file_id")
    .selectAll("submissions")
    .select(["files.id as fileId", "files.name as fileName", "files.size as fileSize"])
    .orderBy("created_at", "desc")
    .orderBy("submissions.id", "desc")
    .limit(PAGE);
  // An expression, so that SQLite walks the index of the order: by that of the state, each page would sort all its rows.
  const firstPage = states ? all.where(sql<SubmissionState>`state || ''`, "in", states) : all;
  let page = firstPage;
  for (;;) {
    const rows = await page.execute();
    for (const { fileId: id, fileName: name, fileSize: size, ...row } of rows) {
      yield toStored(row, id && name && size !== null ? [{ id, name, size }] : []);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    page = firstPage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "submissions.id"), "<", tuple(last.created_at, last.id)),
    );
  }
}

export const STATES: readonly SubmissionState[] = [
  "pending",
  "failed",
  "inbox",
  "spam",
  "delivered",
  "superseded",
];

/** How many submissions are in each state. */
export async function countByState(connection: Connection): Promise<StateCounts> {
  const db = await connection.db();
  const rows = await db
    .selectFrom("submissions")
    .select(["state", ({ fn }) => fn.countAll<number | string>().as("count")])
    .groupBy("state")
    .execute();
  const counts = Object.fromEntries(STATES.map((state) => [state, 0])) as StateCounts;
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}
