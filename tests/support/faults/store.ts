import { expect, vi } from "vitest";
import { readConfig } from "../../../server/config/config";
import { countSubmissions } from "../../../server/outbox/store/counts";
import { createStore, type Store } from "../../../server/outbox/store/store";
import type { FakeUpstream } from "../servers/fake-upstream";

/** Opens the store of a server from outside it. */
export function openStore(dataDir: string, databaseUrl?: string) {
  const store = createStore(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  return { ...store, [Symbol.asyncDispose]: store.close };
}

/** The ids of the forms in these states. */
export async function idsIn(
  store: Store,
  ...states: ("pending" | "inbox" | "delivered")[]
): Promise<string[]> {
  const db = await store.db();
  const rows = await db.selectFrom("submissions").select("form_id").where("state", "in", states).execute();
  return rows.map(({ form_id }) => form_id);
}

/** The visitors of what the upstream accepted, in order, by the ids in what they say. */
export const idsAcceptedBy = ({ requests }: FakeUpstream) =>
  requests
    .filter(({ accepted }) => accepted)
    .map(({ body }) => /sent-by-([0-9a-f-]{36})/.exec(String(body))?.[1] ?? "no id");

/** Waits until no submission is pending. */
export async function untilDelivered(store: Store, timeout: number): Promise<void> {
  const wait = { timeout, interval: 100 };
  await vi.waitFor(async () => expect((await countSubmissions(store)).states.pending).toBe(0), wait);
}
