import { randomUUID } from "node:crypto";
import type { Db } from "../database/connection";

/** `type` is derived from the content, never taken from the sender. */
export interface CheckedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A file in the store, without its bytes. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** In bytes. One insert of 20 MB would block the event loop for 120 ms. */
const CHUNK_SIZE = 512 * 1024;

/** Views of a file's bytes, in turn: a copy of each of eight files would take 160 MB. */
export function* chunksOf(bytes: Uint8Array, size = 64 * 1024): Generator<Buffer> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < view.length; start += size) yield view.subarray(start, start + size);
}

type FileOwner = { submissionId: string } | { expiresAt: number; client: string };

/** A part of a stored file is missing: the submission must not pass for one without a file. */
export class IncompleteFileError extends Error {
  override name = "IncompleteFileError";
}

/** Writes a file in chunks; call it in the transaction that writes its owner. */
export async function writeFile(db: Db, file: CheckedFile, owner: FileOwner): Promise<StoredFile> {
  const id = randomUUID();
  const { name, type, bytes } = file;
  await db
    .insertInto("files")
    .values({
      id,
      name,
      type,
      size: bytes.byteLength,
      submission_id: "submissionId" in owner ? owner.submissionId : null,
      expires_at: "expiresAt" in owner ? owner.expiresAt : null,
      client: "client" in owner ? owner.client : null,
    })
    .execute();
  let position = 0;
  for (const chunk of chunksOf(bytes, CHUNK_SIZE)) {
    await db.insertInto("file_chunks").values({ file_id: id, position, bytes: chunk }).execute();
    position += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { id, name, size: bytes.byteLength };
}

/** Undefined when there is no such file; throws an IncompleteFileError when a part is missing. */
export async function readFile(db: Db, id: string): Promise<CheckedFile | undefined> {
  const file = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  if (!file) return undefined;
  const bytes = new Uint8Array(file.size);
  let written = 0;
  for (let position = 0; written < file.size; position += 1) {
    const chunk = await db
      .selectFrom("file_chunks")
      .select("bytes")
      .where("file_id", "=", id)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!chunk || written + chunk.bytes.byteLength > file.size) throw new IncompleteFileError(id);
    bytes.set(chunk.bytes, written);
    written += chunk.bytes.byteLength;
  }
  return { name: file.name, type: file.type, bytes };
}

/** The database deletes a file's chunks with the file. */
export async function removeFilesOf(db: Db, submissionId: string): Promise<void> {
  await db.deleteFrom("files").where("submission_id", "=", submissionId).execute();
}

export async function filesOf(db: Db, submissionId: string): Promise<StoredFile[]> {
  return db
    .selectFrom("files")
    .select(["id", "name", "size"])
    .where("submission_id", "=", submissionId)
    .execute();
}
