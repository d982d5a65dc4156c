import { mkdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { codeOf } from "../../observability/reason";
import { labelledFields } from "../kinds";
import { IncompleteFileError, type StagedUpload, storedFile } from "../store/files";
import { listSubmissions, type SubmissionFilter } from "../store/reading";
import type { Connection } from "../store/schema";
import { cutText, replaceUnsafe } from "../text";
import { csvHead, csvRow } from "./csv";

/**
 * Writes submissions as JSON with their files, then as CSV, with one page of submissions and one chunk of a file in memory.
 * Only the owner can read the files. Replaces existing ones. Throws if JSON or CSV cannot be written.
 */
export async function exportSubmissions(connection: Connection, folder: string, filter: SubmissionFilter) {
  const columns = new Set<string>();
  const exportedNames = new Map<string, string>();
  /** Files that could not be read or written. */
  const problems: { id: string; name: string; why: string }[] = [];
  let submissions = 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await writePrivately(join(folder, "submissions.json"), asJson());
  await writePrivately(join(folder, "submissions.csv"), asCsv());
  return { submissions, problems };

  async function* asJson() {
    for await (const entry of listSubmissions(connection, filter)) {
      for (const [label] of labelledFields(entry.kind, entry.values)) columns.add(label);
      const files = await Promise.all(entry.files.map((file) => exportFile(entry.id, file)));
      const exported = { ...entry, files };
      yield `${submissions === 0 ? "[" : ","}\n${JSON.stringify(exported, null, 2)}`;
      submissions += 1;
    }
    yield submissions === 0 ? "[]\n" : "\n]\n";
  }

  async function* asCsv() {
    const fields = [...columns];
    yield csvHead(fields);
    for await (const entry of listSubmissions(connection, filter))
      yield csvRow(entry, fields, exportedNames.get(entry.id));
  }

  async function exportFile(id: string, file: StagedUpload) {
    try {
      const stored = await storedFile(await connection.db(), file.id);
      if (!stored) throw new IncompleteFileError();
      const name = exportName(id, file.name);
      await writePrivately(join(folder, name), stored.chunks());
      exportedNames.set(id, name);
      return { ...file, exportName: name };
    } catch (error) {
      const why = codeOf(error) ?? (error as Error).message;
      problems.push({ id, name: file.name, why });
      return { ...file, problem: why };
    }
  }
}

/** Removes an existing file, whose mode would stay, and a half-written one, which would look complete. */
async function writePrivately(path: string, content: AsyncIterable<string | Uint8Array>): Promise<void> {
  rmSync(path, { force: true });
  try {
    await writeFile(path, content, { flag: "wx", mode: 0o600 });
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** NAME_MAX of Linux file systems, in bytes. */
const LONGEST_NAME = 255;

/** The submission's id makes the name unique. A long name is cut before its extension. */
export function exportName(id: string, name: string): string {
  // Neither another folder nor control characters.
  const safe = replaceUnsafe(name, "_").replace(/[/\\]/g, "_");
  const extension = extname(safe);
  const stem = safe.slice(0, safe.length - extension.length);
  const room = LONGEST_NAME - Buffer.byteLength(`${id}-${extension}`);
  // `stream` leaves out the bytes of half a character.
  const fitting = new TextDecoder().decode(Buffer.from(stem).subarray(0, room), { stream: true });
  return `${id}-${cutText(stem, fitting.length)}${extension}`;
}
