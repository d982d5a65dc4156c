import type { Store } from "../database/store";
import { createSubmissionStore } from "../submissions/store";
import { type Finding, ok, warn } from "./finding";

/** In minutes. A pending submission is retried every minute. */
const LONG_WAIT = 15;

/** Submissions that need the operator's attention. */
export async function checkSubmissions(store: Store): Promise<Finding[]> {
  const submissions = createSubmissionStore(store);
  const counts = await submissions.countByState();
  const states = Object.entries(counts).filter(([, count]) => count > 0);
  const findings = [ok(states.map(([state, count]) => `${count} ${state}`).join(", ") || "none")];
  if (counts.failed > 0) {
    findings.push(
      warn(`${counts.failed} failed for good. Find out why: npm run inbox -- list failed, then show ID`),
    );
  }
  const db = await store.db();
  const oldest = await db
    .selectFrom("submissions")
    .select(["created_at", "last_error"])
    .where("state", "=", "pending")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  const waited = oldest ? Math.floor((Date.now() - Number(oldest.created_at)) / 60_000) : 0;
  if (waited >= LONG_WAIT) {
    const why = oldest?.last_error ?? "no attempt has ended. Is the server running?";
    findings.push(warn(`the oldest pending one has waited ${waited} min: ${why}`));
  }
  return findings;
}
