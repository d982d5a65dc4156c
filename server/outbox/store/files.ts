import type { ExpressionBuilder } from "kysely";
import { type CheckedFile, derivedId, type StagedFile } from "../submission";
import type { Connection, Database, Db } from "./schema";

export type StagedUpload = Pick<StagedFile, "id" | "name" | "size">;

/** Bytes. One insert of 20 MB would block the event loop for 120 ms. */
export const CHUNK_SIZE = 512 * 1024;

/** How long an unreferenced file is kept. */
export const STAGED_UPLOAD_MS = 30 * 60 * 1000;

export class IncompleteFileError extends Error {
  override name = "IncompleteFileError";
  override message = "a part is missing in the store";
}

/** Writes a file in chunks, unless it is stored already, and renews its expiry. Call it in a transaction. */
async function writeFile(db: Db, { chunks, ...file }: StagedFile): Promise<void> {
  const expires_at = Date.now() + STAGED_UPLOAD_MS;
  await db
    .insertInto("files")
    .values({ ...file, expires_at })
    // The name of a delivered file was erased with its content.
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: file.name, expires_at }))
    .execute();
  if (await hasContent(db, file.id)) return;
  let position = 0;
  for await (const bytes of chunks()) {
    await db.insertInto("file_chunks").values({ file_id: file.id, position, bytes }).execute();
    position += 1;
    // SQLite blocks this thread: other requests run between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The content is read on use. @param time an unreferenced file must not have expired by then */
export async function storedFile(db: Db, id: string, time = 0): Promise<StagedFile | undefined> {
  const file = await db
    .selectFrom("files")
    .select(["id", "name", "type", "size", "digest"])
    .where("id", "=", id)
    .where("expires_at", ">", time)
    .executeTakeFirst();
  return file && { ...file, chunks: () => chunksOf(db, id, file.size) };
}

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

/** False after the delivery, which erases the content. */
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
 * Erases content and name of a delivered file, unless another submission refers to it. The digest stays until the row
 * expires, so that the second of two clicks is recognised.
 */
export async function eraseContent(db: Db, id: string): Promise<void> {
  const unreferenced = db.selectFrom("files").select("id").where("id", "=", id).where(isUnreferenced);
  await db.deleteFrom("file_chunks").where("file_id", "in", unreferenced).execute();
  await db.updateTable("files").set({ name: "" }).where("id", "in", unreferenced).execute();
}

export const isUnreferenced = ({ not, exists, selectFrom }: ExpressionBuilder<Database, "files">) =>
  not(exists(selectFrom("submissions").select("submissions.id").whereRef("file_id", "=", "files.id")));

/** Erases a file, with its content, if no submission refers to it. */
export async function eraseUnreferenced(db: Db, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where(isUnreferenced).execute();
}

/** A form's file is staged before the form is sent. Its submission refers to it. */
export function createStagedUploads(connection: Connection) {
  return {
    /**
     * Stores a file for 30 minutes, or longer while a submission refers to it. The same file of one form has the same id,
     * which cannot be guessed without the form's id.
     * @param replaces a staged file to discard
     */
    async stageUpload(file: CheckedFile, formId: string, replaces?: string): Promise<StagedFile> {
      const db = await connection.db();
      const id = derivedId([formId, file.name, file.digest]);
      await db.transaction().execute(async (trx) => {
        await writeFile(trx, { ...file, id });
        if (replaces && replaces !== id) await eraseUnreferenced(trx, replaces);
      });
      return { ...file, id, chunks: () => chunksOf(db, id, file.size) };
    },
    /** Undefined when it has expired. The name is empty once a submission with the file was delivered. */
    findUpload: async (id: string) => storedFile(await connection.db(), id, Date.now()),
    discardUpload: async (id: string) => eraseUnreferenced(await connection.db(), id),
  };
}
