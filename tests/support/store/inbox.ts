import type { Config } from "../../../server/config/config";
import { runInbox } from "../../../server/outbox/inbox/command";
import { listSubmissions, type StoredSubmission } from "../../../server/outbox/store/reading";
import type { Connection, Db } from "../../../server/outbox/store/schema";
import { createStore, type Store } from "../../../server/outbox/store/store";

/** Runs the operator's command; resolves to its exit code and output. */
export async function runCommand(args: string[], env: Record<string, string>, missing: string[] = []) {
  let text = "";
  const code = await runInbox(args, missing, env, (line) => {
    text += `${line}\n`;
  });
  return { code, text };
}

/** The environment in which a command opens the store of this configuration. */
export function envOf({ database, dataDir }: Config): Record<string, string> {
  const DATABASE_URL = database.kind === "sqlite" ? `file:${database.file}` : database.url;
  return { DATA_DIR: dataDir, DATABASE_URL, LOG_LEVEL: "silent" };
}

/** Works on the store of this configuration beside its server. */
export async function inStore<T>(
  config: Pick<Config, "database">,
  work: (db: Db, store: Store) => Promise<T>,
): Promise<T> {
  const store = createStore(config);
  try {
    return await work(await store.db(), store);
  } finally {
    await store.close();
  }
}

/** Every submission, newest first. */
export async function entriesIn(connection: Connection): Promise<StoredSubmission[]> {
  const entries: StoredSubmission[] = [];
  for await (const entry of listSubmissions(connection)) entries.push(entry);
  return entries;
}
