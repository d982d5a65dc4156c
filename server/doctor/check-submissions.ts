import type { Store } from "../database/store";
import { createSubmissionRepository } from "../submissions/repository";
import { type Finding, ok, warn } from "./finding";

/** In minutes. A pending submission is retried every five minutes at least. */
const LONG_WAIT = 15;

/** Submissions that need the operator's attention. */
export async function checkSubmissions(store: Store): Promise<Finding[]> {
  const submissions = createSubmissionRepository(store);
  const counts = await submissions.countByState();
  const waited = Math.floor((await submissions.oldestPendingAge()) / 60_000);
  const states = Object.entries(counts).filter(([, count]) => count > 0);
  const findings = [ok(states.map(([state, count]) => `${count} ${state}`).join(", ") || "none")];
  if (counts.failed > 0) {
    findings.push(
      warn(`${counts.failed} failed for good. Find out why: npm run inbox -- list failed, then show ID`),
    );
  }
  const waits = await (await store.db()).selectFrom("retention_waits").select("step").execute();
  for (const { step } of waits) {
    findings.push(
      warn(
        `much has expired at once (${step}) and is erased within a day: is the clock right? Was INBOX_RETENTION_DAYS or RECEIPT_RETENTION_DAYS lowered?`,
      ),
    );
  }
  if (waited >= LONG_WAIT) {
    findings.push(
      warn(
        `the oldest pending one has waited ${waited} min: is the server running, and can it reach the API or mail server?`,
      ),
    );
  }
  return findings;
}
