import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { SubmissionState } from "../database/schema";
import { csvHead, csvRow } from "./csv";
import type { ExportedEntry, Inbox, InboxEntry } from "./entries";
import { createFile, writeWhole } from "./export-file";
import { createExportNames } from "./export-names";

const JSON_FILE = "submissions.json";
const CSV_FILE = "submissions.csv";

interface ExportResult {
  submissions: number;
  /** Submissions whose file could not be read or written, and why. */
  problems: { id: string; why: string }[];
}

/**
 * Writes all submissions as JSON and CSV with their files, readable by their owner only, one page of submissions and one
 * file in memory at a time. Replaces files of the same names. Throws when JSON or CSV cannot be written.
 */
export async function exportAll(
  inbox: Inbox,
  states: readonly SubmissionState[],
  folder: string,
): Promise<ExportResult> {
  // Both readings end at the same moment, so that each submission has its columns.
  const until = Date.now();
  const fields = new Set<string>();
  for await (const page of inbox.pages(states, until))
    for (const { values } of page) for (const name of Object.keys(values ?? {})) fields.add(name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const nameFor = createExportNames([JSON_FILE, CSV_FILE]);
  const problems: ExportResult["problems"] = [];
  let submissions = 0;
  const json = createFile(join(folder, JSON_FILE));
  const csv = createFile(join(folder, CSV_FILE));
  try {
    csv.write(csvHead([...fields]));
    for await (const page of inbox.pages(states, until)) {
      for (const entry of page) {
        const exported = { ...entry, files: await exportFiles(entry) };
        json.write(`${submissions === 0 ? "[" : ","}\n${JSON.stringify(exported, null, 2)}`);
        csv.write(csvRow(exported, [...fields]));
        submissions += 1;
      }
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

  async function exportFiles(entry: InboxEntry): Promise<ExportedEntry["files"]> {
    const files: ExportedEntry["files"] = [];
    for (const file of entry.files) {
      const exportName = nameFor(entry.id, file.name);
      try {
        const stored = await inbox.file(file.id);
        if (!stored) throw new Error("incomplete in the store");
        writeWhole(join(folder, exportName), stored.bytes);
        files.push({ ...file, exportName });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        const why = code ?? message;
        problems.push({ id: entry.id, why });
        files.push({ ...file, problem: why });
      }
    }
    return files;
  }
}
