import { vi } from "vitest";
import { readConfig } from "../../../server/config";
import { createStore, type Store } from "../../../server/database/store";
import { createSubmissionStore } from "../../../server/submissions/store";
import type { FakeUpstream } from "../servers/fake-upstream";
import type { Mailbox } from "../servers/mailbox";

/** No rate limits and few log lines, for every server in these tests. */
export const QUIET = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0", LOG_LEVEL: "warn" };

/** Opens the store of a server from outside it. */
export function openStore(dataDir: string, databaseUrl?: string): Store {
  return createStore(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
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

/** The id that a visitor of these tests puts into what they say. */
const idIn = (text: string) => /sent-by-([0-9a-f-]{36})/.exec(text)?.[1] ?? "no id";

/** The visitors of what the upstream accepted, in order. */
export const idsAcceptedBy = ({ requests }: FakeUpstream) =>
  idsInTexts(requests.filter(({ accepted }) => accepted));

export const idsInTexts = (requests: FakeUpstream["requests"]) =>
  requests.map(({ body }) => idIn(body.toString("latin1")));

/** The visitors of the mails that were accepted, in order. */
export const idsMailedTo = ({ letters }: Mailbox) => letters.map(({ email }) => idIn(email.text ?? ""));

/** Waits until no submission is pending; resolves to the milliseconds that took. */
export async function untilDelivered(store: Store, timeout: number): Promise<number> {
  const begun = Date.now();
  await vi.waitFor(
    async () => {
      const { pending } = await createSubmissionStore(store).countByState();
      if (pending > 0) throw new Error(`${pending} submissions are still pending`);
    },
    { timeout, interval: 100 },
  );
  return Date.now() - begun;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
