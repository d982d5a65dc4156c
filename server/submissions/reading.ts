import { sql } from "kysely";
import type { Connection, Db, StateCounts, SubmissionState } from "../database/schema";
import type { StagedUpload } from "./files";
import type { SubmissionValues } from "./kinds";
import { decodeLeadSource } from "./lead-source";

const withFiles = (db: Db) =>
  db
    .selectFrom("submissions")
    .leftJoin("files", "files.id", "submissions.file_id")
    .selectAll("submissions")
    .select(["files.id as fileId", "files.name as fileName", "files.size as fileSize"]);

type Row = Awaited<ReturnType<ReturnType<typeof withFiles>["execute"]>>[number];

/** The export keeps the order of these properties. Without values if they are erased, or unreadable: the operator still sees that the submission is there. */
function toStored({ fileId, fileName, fileSize, ...row }: Row) {
  const files: StagedUpload[] =
    fileId && fileName && fileSize !== null ? [{ id: fileId, name: fileName, size: fileSize }] : [];
  /** ISO 8601, UTC. */
  const received = new Date(Number(row.created_at)).toISOString();
  const { form = row.kind, consent, ...source } = decodeLeadSource(row.lead_source) ?? {};
  return {
    id: row.id,
    kind: row.kind,
    /** Which form of its kind it was; after a delivery the kind. */
    form,
    state: row.state,
    received,
    attempts: row.attempts,
    lastError: row.last_error,
    values: readable(row.payload),
    /** The words that the visitor ticked, and when. */
    consent: consent && `${consent} (${received})`,
    source,
    files,
  };
}

export type StoredSubmission = ReturnType<typeof toStored>;

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

export async function findSubmission(connection: Connection, id: string) {
  const db = await connection.db();
  const row = await withFiles(db).where("submissions.id", "=", id).executeTakeFirst();
  return row && toStored(row);
}

/** Submissions in memory at once: a few megabytes. */
const PAGE = 200;

/** Which submissions are listed: all of them, unless a property says otherwise. */
export interface SubmissionFilter {
  states?: readonly SubmissionState[];
  /** The visitor's email address, in either case. */
  from?: string;
  /** Received then or later: milliseconds since the epoch. */
  since?: number;
}

/** Submissions, newest first. Keyset pagination: each page begins after the last row of the previous one. */
export async function* listSubmissions(
  connection: Connection,
  { states, from, since = 0 }: SubmissionFilter = {},
): AsyncGenerator<StoredSubmission> {
  const db = await connection.db();
  const isFrom = (values?: SubmissionValues) => String(values?.email).toLowerCase() === from?.toLowerCase();
  const all = withFiles(db)
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .orderBy("submissions.id", "desc")
    .limit(PAGE);
  // An expression, so that SQLite walks the index of the order: by that of the state, each page would sort all its rows.
  const firstPage = states ? all.where(sql<SubmissionState>`state || ''`, "in", states) : all;
  let page = firstPage;
  for (;;) {
    const rows = await page.execute();
    // Here, not in SQL: databases differ in case beyond ASCII, and stop at a payload that is not JSON.
    for (const entry of rows.map(toStored)) if (!from || isFrom(entry.values)) yield entry;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    page = firstPage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "submissions.id"), "<", tuple(last.created_at, last.id)),
    );
  }
}

export const STATES: readonly SubmissionState[] = ["pending", "failed", "inbox", "spam", "delivered"];

/** How many submissions are in each state. */
export async function countByState(connection: Pick<Connection, "db">): Promise<StateCounts> {
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
