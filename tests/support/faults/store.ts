import { vi } from "vitest";
import { readConfig } from "../../../server/config";
import { createStore, type Store } from "../../../server/database/store";
import { createSubmissionRepository } from "../../../server/submissions/repository";
import type { FakeUpstream } from "../servers/fake-upstream";
import type { Mailbox } from "../servers/mailbox";

/** No rate limits and few log lines, for every server in these tests. */
export const QUIET = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0", LOG_LEVEL: "warn" };

/** Opens the store of a server from outside it. */
export function openStore(dataDir: string, databaseUrl?: string): Store {
  return createStore(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
}

export async function idsIn(
  store: Store,
  ...states: ("pending" | "inbox" | "delivered")[]
): Promise<string[]> {
  const db = await store.db();
  const rows = await db.selectFrom("submissions").select("id").where("state", "in", states).execute();
  return rows.map(({ id }) => id);
}

/** The idempotency keys of what the upstream accepted, in order. */
export const idsAcceptedBy = ({ requests }: FakeUpstream) =>
  requests.filter(({ accepted }) => accepted).map(({ headers }) => String(headers["idempotency-key"]));

/** The ids that the texts of messages name, for those that share a submission id. */
export const idsInTexts = (requests: FakeUpstream["requests"]) =>
  requests.map(({ json }) => /This is (\S+)\./.exec(String(json?.message))?.[1] ?? "");

/** The ids of the mails it accepted, in order: what stands before the @ of their Message-ID. */
export const idsMailedTo = ({ letters }: Mailbox) =>
  letters.map(({ email }) => email.messageId?.replace(/^<(.+)@.+>$/, "$1") ?? "no id");

/** Waits until no submission is pending; resolves to the milliseconds that took. */
export async function untilDelivered(store: Store, timeout: number): Promise<number> {
  const begun = Date.now();
  await vi.waitFor(
    async () => {
      const { pending } = await createSubmissionRepository(store).countByState();
      if (pending > 0) throw new Error(`${pending} submissions are still pending`);
    },
    { timeout, interval: 100 },
  );
  return Date.now() - begun;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
