import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csv } from "./csv";
import type { createInbox, ExportedEntry } from "./entries";
import { createExportNames } from "./export-names";

const JSON_FILE = "submissions.json";
const CSV_FILE = "submissions.csv";

interface ExportResult {
  submissions: number;
  /** Submissions whose file could not be read or written, and why. */
  problems: { id: string; why: string }[];
}

/**
 * Writes all submissions as JSON and CSV with their files, readable by their owner only, one file in memory at a time.
 * Replaces files of the same names. Throws when JSON or CSV cannot be written.
 */
export async function exportAll(
  inbox: ReturnType<typeof createInbox>,
  folder: string,
): Promise<ExportResult> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const nameFor = createExportNames([JSON_FILE, CSV_FILE]);
  const problems: ExportResult["problems"] = [];
  const entries: ExportedEntry[] = [];
  for (const entry of await inbox.list()) {
    const files: ExportedEntry["files"] = [];
    for (const file of entry.files) {
      const exportName = nameFor(entry.id, file.name);
      try {
        const stored = await inbox.file(file.id);
        if (!stored) throw new Error("incomplete in the store");
        replace(join(folder, exportName), stored.bytes);
        files.push({ ...file, exportName });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        const why = code ?? message;
        problems.push({ id: entry.id, why });
        files.push({ ...file, problem: why });
      }
    }
    entries.push({ ...entry, files });
  }
  replace(join(folder, JSON_FILE), `${JSON.stringify(entries, null, 2)}\n`);
  replace(join(folder, CSV_FILE), csv(entries));
  return { submissions: entries.length, problems };
}

/** Creates a new file: an existing one would keep its mode, and a link would be followed. */
function replace(path: string, content: string | Uint8Array): void {
  rmSync(path, { force: true });
  try {
    writeFileSync(path, content, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Half a file would look complete.
    rmSync(path, { force: true });
    throw error;
  }
}
