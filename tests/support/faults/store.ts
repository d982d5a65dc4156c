import { vi } from "vitest";
import { readConfig } from "../../../server/config";
import { createStore, type Store } from "../../../server/database/store";
import type { FakeUpstream } from "../servers/fake-upstream";

/** What every server in these tests is started with: nobody is counted, little is said. */
export const QUIET = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0", LOG_LEVEL: "warn" };

/** The store of a server, as the operator's command opens it. */
export function openStore(dataDir: string, databaseUrl?: string): Store {
  return createStore(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
}

/** Ids in the store, by whether they are still to be delivered or read. */
export async function idsIn(
  store: Store,
  ...states: ("pending" | "inbox" | "delivered")[]
): Promise<string[]> {
  const db = await store.db();
  const rows = await db.selectFrom("submissions").select("id").where("state", "in", states).execute();
  return rows.map(({ id }) => id);
}

/** The keys of what the upstream has taken, in order. */
export const keysAt = ({ requests }: FakeUpstream) =>
  requests.filter(({ taken }) => taken).map(({ headers }) => String(headers["idempotency-key"]));

/** Waits until nothing is left to be delivered; resolves to how many milliseconds that took. */
export async function emptied(store: Store, timeout: number): Promise<number> {
  const begun = Date.now();
  await vi.waitFor(
    async () => {
      const { pending } = await store.countByState();
      if (pending > 0) throw new Error(`${pending} submissions are still pending`);
    },
    { timeout, interval: 100 },
  );
  return Date.now() - begun;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
