import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Connection } from "../database/schema";
import { codeOf } from "../observability/reason";
import { listSubmissions, type StoredSubmission } from "../submissions/reading";
import { storedFile } from "../uploads/files";
import { csvHead, csvRow, type ExportedEntry } from "./csv";

interface ExportResult {
  submissions: number;
  /** Submissions whose file could not be read or written, and why. */
  problems: { id: string; why: string }[];
}

/**
 * Writes all submissions as JSON and CSV with their files, readable by their owner only, one page of submissions and one
 * piece of a file in memory at a time. Replaces files of the same names. Throws when JSON or CSV cannot be written.
 */
export async function exportAll(connection: Connection, folder: string): Promise<ExportResult> {
  const columns = new Set<string>();
  for await (const { values } of listSubmissions(connection))
    for (const name of Object.keys(values ?? {})) columns.add(name);
  const fields = [...columns];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const problems: ExportResult["problems"] = [];
  let submissions = 0;
  const json = createFile(join(folder, "submissions.json"));
  const csv = createFile(join(folder, "submissions.csv"));
  try {
    csv.write(csvHead(fields));
    for await (const entry of listSubmissions(connection)) {
      const exported = { ...entry, files: await exportFiles(entry) };
      json.write(`${submissions === 0 ? "[" : ","}\n${JSON.stringify(exported, null, 2)}`);
      csv.write(csvRow(exported, fields));
      submissions += 1;
    }
    json.write(submissions === 0 ? "[]\n" : "\n]\n");
  } catch (error) {
    json.discard();
    csv.discard();
    throw error;
  }
  json.close();
  csv.close();
  return { submissions, problems };

  async function exportFiles({ id, files }: StoredSubmission): Promise<ExportedEntry["files"]> {
    const exported: ExportedEntry["files"] = [];
    for (const file of files) {
      try {
        const stored = await storedFile(await connection.db(), file.id);
        if (!stored) throw new Error("incomplete in the store");
        const name = exportName(id, file.name);
        await writeChunks(join(folder, name), stored.chunks());
        exported.push({ ...file, exportName: name });
      } catch (error) {
        const why = codeOf(error) ?? (error as Error).message;
        problems.push({ id, why });
        exported.push({ ...file, problem: why });
      }
    }
    return exported;
  }
}

/** Creates a new file for its owner: an existing one would keep its mode, and a link would be followed. */
function createFile(path: string) {
  rmSync(path, { force: true });
  const file = openSync(path, "wx", 0o600);
  return {
    write: (content: string | Uint8Array) => writeFileSync(file, content),
    close: () => closeSync(file),
    /** Half a file would look complete. */
    discard() {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}

/** Writes a file piece by piece, or not at all. */
async function writeChunks(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = createFile(path);
  try {
    for await (const chunk of chunks) file.write(chunk);
  } catch (error) {
    file.discard();
    throw error;
  }
  file.close();
}

/** In bytes of UTF-8: NAME_MAX of Linux file systems. */
const LONGEST_NAME = 255;

/** A submission has one file, so that its id makes the name unique. A long name loses characters before its extension. */
export function exportName(id: string, name: string): string {
  // The name comes from outside: it must not lead to another folder or contain control characters.
  const safe = name.replace(/[/\\\p{C}]/gu, "_");
  const extension = extname(safe);
  const stem = Array.from(safe.slice(0, safe.length - extension.length));
  const whole = () => `${id}-${stem.join("")}${extension}`;
  while (stem.length > 0 && Buffer.byteLength(whole()) > LONGEST_NAME) stem.pop();
  return whole();
}
