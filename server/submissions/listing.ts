import { sql } from "kysely";
import type { Connection, SubmissionState } from "../database/schema";
import { type StoredSubmission, toStored } from "./store";

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
