import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csv } from "./csv";
import type { createInbox } from "./entries";

const OWNER_ONLY = { mode: 0o600 };

/** Writes all submissions as JSON and CSV with their files, readable by their owner only; returns how many there are. */
export async function exportAll(inbox: ReturnType<typeof createInbox>, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const submissions = await inbox.list();
  for (const { files } of submissions) {
    for (const { id, exportName } of files) {
      const file = await inbox.file(id);
      if (file) writeFileSync(join(folder, exportName), file.bytes, OWNER_ONLY);
    }
  }
  writeFileSync(join(folder, "submissions.json"), `${JSON.stringify(submissions, null, 2)}\n`, OWNER_ONLY);
  writeFileSync(join(folder, "submissions.csv"), csv(submissions), OWNER_ONLY);
  return submissions.length;
}
