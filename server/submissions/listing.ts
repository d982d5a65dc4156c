import { setImmediate } from "node:timers/promises";
import type { Selectable } from "kysely";
import type { Connection, Db } from "../database/connection";
import type { SubmissionState, SubmissionTable } from "../database/schema";
import type { StoredFile } from "../uploads/files";
import { type StoredSubmission, toStored } from "./repository";

/** Submissions in memory at once: a few megabytes. */
const PAGE = 200;

type Row = Selectable<SubmissionTable>;
type Position = Pick<Row, "created_at" | "id">;

/** Pages of what was received until a moment, newest first. A page begins after the last row of the one before, by key. */
export async function* listSubmissions(
  connection: Connection,
  states: readonly SubmissionState[],
  { until = Date.now(), size = PAGE }: { until?: number; size?: number } = {},
): AsyncGenerator<StoredSubmission[]> {
  const db = await connection.db();
  let last: Position = { created_at: until + 1, id: "" };
  for (;;) {
    // Each state in its own index.
    const pages = await Promise.all(states.map((state) => rowsAfter(db, state, last, size)));
    const rows = pages.flat().sort(newestFirst).slice(0, size);
    const end = rows.at(-1);
    if (!end) return;
    const files = await filesOfAll(db, rows);
    yield rows.map((row) => toStored(row, files.get(row.id)));
    last = { created_at: Number(end.created_at), id: end.id };
    // SQLite's driver frees its statements in turns of the event loop only: without one, a million rows took 1 GB.
    await setImmediate();
  }
}

/** The first condition alone finds the place in the index. */
function rowsAfter(
  db: Db,
  state: SubmissionState,
  { created_at, id }: Position,
  limit: number,
): Promise<Row[]> {
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("state", "=", state)
    .where("created_at", "<=", created_at)
    .where((row) => row.or([row("created_at", "<", created_at), row("id", ">", id)]))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

const newestFirst = (a: Row, b: Row) => Number(b.created_at) - Number(a.created_at) || (a.id < b.id ? -1 : 1);

async function filesOfAll(db: Db, rows: readonly Row[]): Promise<Map<string, StoredFile[]>> {
  const ids = rows.filter(({ payload }) => payload !== null).map(({ id }) => id);
  const files = new Map<string, StoredFile[]>();
  if (ids.length === 0) return files;
  const found = await db
    .selectFrom("files")
    .select(["id", "name", "size", "submission_id"])
    .where("submission_id", "in", ids)
    .execute();
  for (const { submission_id, ...file } of found)
    files.set(submission_id ?? "", [...(files.get(submission_id ?? "") ?? []), file]);
  return files;
}
