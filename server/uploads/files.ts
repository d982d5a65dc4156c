import { randomUUID } from "node:crypto";
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
  /** Its id in the store's table of files, when it is already there. */
  storedId?: string;
}

/** A file in the store, without its content. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** Bytes. One insert of 20 MB would block the event loop for 120 ms. */
export const CHUNK_SIZE = 512 * 1024;

/** How long a file is kept that no submission refers to. */
export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

/** A part of a stored file is missing: the submission must not pass for one without a file. */
export class IncompleteFileError extends Error {
  override name = "IncompleteFileError";
}

/** Writes a file in chunks; call it in the transaction that writes what refers to it. */
export async function writeFile(db: Db, file: CheckedFile): Promise<StoredFile> {
  const id = randomUUID();
  const { name, type, size, digest } = file;
  const expires_at = Date.now() + STAGED_UPLOAD_MS;
  await db.insertInto("files").values({ id, name, type, size, digest, expires_at }).execute();
  let position = 0;
  for await (const bytes of file.chunks()) {
    await db.insertInto("file_chunks").values({ file_id: id, position, bytes }).execute();
    position += 1;
    // SQLite's driver works in this thread: others get their turn between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { id, name, size };
}

/** A file of the store; undefined when there is none of this id. Its content is read when it is asked for. */
export async function storedFile(db: Db, id: string): Promise<CheckedFile | undefined> {
  const file = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  return file && toChecked(db, file);
}

/** A row of the table of files, with its content still to be read. */
export const toChecked = (db: Db, { id, name, type, size, digest }: Selectable<FileTable>): CheckedFile => ({
  ...{ name, type, size, digest },
  storedId: id,
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
    if (!chunk || read + chunk.bytes.byteLength > size) throw new IncompleteFileError(id);
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
