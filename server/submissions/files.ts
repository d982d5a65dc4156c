import type { Expression, ExpressionBuilder, Selectable, SqlBool } from "kysely";
import type { Database, Db, FileTable } from "../database/schema";

/** A file that passed its checks, read in pieces. */
export interface CheckedFile {
  name: string;
  /** Derived from the content, never taken from the sender. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  digest: string;
  /** The content from its start, in pieces of at most 512 kB. Throws when a piece is missing or cannot be read. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** A file in the store: a submission refers to its id. */
export interface StagedFile extends CheckedFile {
  id: string;
}

/** What a page and a list show of it. */
export type StagedUpload = Pick<StagedFile, "id" | "name" | "size">;

/** Bytes. One insert of 20 MB would block the event loop for 120 ms. */
export const CHUNK_SIZE = 512 * 1024;

/** How long a file is kept that no submission refers to. */
export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

/** A part of a stored file is missing: the submission must not pass for one without a file. */
export class IncompleteFileError extends Error {
  override name = "IncompleteFileError";
  override message = "a part is missing in the store";
}

/** Writes a file in chunks, unless it is here, and keeps it for half an hour from now; call it in a transaction. */
export async function writeFile(db: Db, { chunks, ...file }: StagedFile): Promise<void> {
  const expires_at = Date.now() + STAGED_UPLOAD_MS;
  await db
    .insertInto("files")
    .values({ ...file, expires_at })
    // The content of a delivered file is erased with its name.
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: file.name, expires_at }))
    .execute();
  if (await hasContent(db, file.id)) return;
  let position = 0;
  for await (const bytes of chunks()) {
    await db.insertInto("file_chunks").values({ file_id: file.id, position, bytes }).execute();
    position += 1;
    // SQLite's driver works in this thread: others get their turn between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A file of the store; undefined when there is none of this id. Its content is read when it is asked for. */
export async function storedFile(db: Db, id: string): Promise<StagedFile | undefined> {
  const file = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  return file && toStaged(db, file);
}

/** A row of the table of files, with its content still to be read. */
export const toStaged = (
  db: Db,
  { id, name, type, size, digest }: Omit<Selectable<FileTable>, "expires_at">,
): StagedFile => ({
  ...{ id, name, type, size, digest },
  chunks: () => chunksOf(db, id, size),
});

async function* chunksOf(db: Db, id: string, size: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position += 1) {
    const chunk = await db
      .selectFrom("file_chunks")
      .select("bytes")
      .where("file_id", "=", id)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!chunk || read + chunk.bytes.byteLength > size) throw new IncompleteFileError();
    read += chunk.bytes.byteLength;
    yield chunk.bytes;
  }
}

/** Whether the file still has a content: that of a delivered submission is erased. */
export async function hasContent(db: Db, id: string): Promise<boolean> {
  const chunk = await db
    .selectFrom("file_chunks")
    .select("position")
    .where("file_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return chunk !== undefined;
}

/**
 * Erases content and name of a delivered file, unless another submission still needs them. Its digest stays until the row
 * expires, so that the second of two clicks is recognised as the same content.
 */
export async function eraseContent(db: Db, id: string): Promise<void> {
  const needed = await db
    .selectFrom("submissions")
    .select("id")
    .where("file_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (needed) return;
  await db.deleteFrom("file_chunks").where("file_id", "=", id).execute();
  await db.updateTable("files").set({ name: "" }).where("id", "=", id).execute();
}

/** Whether no submission refers to a file. */
export const isUnreferenced = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Database, "files">): Expression<SqlBool> =>
  not(exists(selectFrom("submissions").select("submissions.id").whereRef("file_id", "=", "files.id")));

/** Erases a file that no submission refers to, with its content. */
export async function eraseUnreferenced(db: Db, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where(isUnreferenced).execute();
}
