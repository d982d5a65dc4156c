import { sql } from "kysely";
import { isKind, type SubmissionValues } from "../kinds";
import { decodeLeadSource } from "../lead-source";
import type { StoredContent } from "../submission";
import { IncompleteFileError, type StagedUpload, storedFile } from "./files";
import type { Connection, Db, SubmissionState } from "./schema";

const withFiles = (db: Db) =>
  db
    .selectFrom("submissions")
    .leftJoin("files", "files.id", "submissions.file_id")
    .selectAll("submissions")
    .select(["files.id as fileId", "files.name as fileName", "files.size as fileSize"]);

type Row = Awaited<ReturnType<ReturnType<typeof withFiles>["execute"]>>[number];

/** In the order of the export. */
function toStored({ fileId, fileName, fileSize, ...row }: Row) {
  const files: StagedUpload[] =
    fileId && fileName && fileSize !== null ? [{ id: fileId, name: fileName, size: fileSize }] : [];
  /** ISO 8601, UTC. */
  const received = new Date(Number(row.created_at)).toISOString();
  const { form = row.kind, consent, ...source } = decodeLeadSource(row.lead_source) ?? {};
  return {
    id: row.id,
    kind: row.kind,
    /** After a delivery, the kind. */
    form,
    state: row.state,
    received,
    attempts: row.attempts,
    lastError: row.last_error,
    values: readValues(row.payload),
    consent: consent && `${consent} (${received})`,
    source,
    files,
  };
}

export type StoredSubmission = ReturnType<typeof toStored>;

/** Undefined if erased or unreadable. */
function readValues(payload: string | null): SubmissionValues | undefined {
  try {
    const values: SubmissionValues | null = JSON.parse(payload ?? "");
    return values && typeof values === "object" ? values : undefined;
  } catch {
    return undefined;
  }
}

export async function findSubmission(connection: Connection, id: string) {
  const db = await connection.db();
  const row = await withFiles(db).where("submissions.id", "=", id).executeTakeFirst();
  return row && toStored(row);
}

/** For its delivery. Undefined if erased. Throws if the row is unreadable or its file is missing. */
export async function readContent(connection: Connection, id: string): Promise<StoredContent | undefined> {
  const db = await connection.db();
  const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row?.payload) return undefined;
  const file = row.file_id ? await storedFile(db, row.file_id) : undefined;
  if (row.file_id && !file) throw new IncompleteFileError();
  const { form_id: formId, kind } = row;
  const values = readValues(row.payload);
  if (!isKind(kind) || !values) throw new TypeError("not a submission of this build");
  const source = decodeLeadSource(row.lead_source);
  return { id, formId, kind, values, file, source, receivedAt: Number(row.created_at) };
}

/** A page of submissions takes a few megabytes of memory. */
const PAGE_SIZE = 200;

export interface SubmissionFilter {
  states?: readonly SubmissionState[];
  /** The visitor's email address, in either case. */
  from?: string;
  /** When the submission was received at the earliest: milliseconds since the epoch. */
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
    .limit(PAGE_SIZE);
  // An expression, so that SQLite uses the index of the order: with the index of the state it would sort all rows.
  const firstPage = states ? all.where(sql<SubmissionState>`state || ''`, "in", states) : all;
  let page = firstPage;
  for (;;) {
    const rows = await page.execute();
    // Not in SQL: databases differ in case beyond ASCII, and fail on a payload that is not JSON.
    for (const entry of rows.map(toStored)) if (!from || isFrom(entry.values)) yield entry;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    page = firstPage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "submissions.id"), "<", tuple(last.created_at, last.id)),
    );
  }
}
