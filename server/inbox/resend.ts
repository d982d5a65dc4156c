import type { Config } from "../config";
import type { Connection } from "../database/schema";
import { createDelivery } from "../delivery/delivery";
import { createLog } from "../observability/log";
import type { StoredSubmission } from "../submissions/reading";
import { createSubmissionStore } from "../submissions/store";

interface Resent {
  code: 0 | 1 | 2;
  text: string;
}

/** Delivers a submission in any state except delivered. After a failure a running server retries it for a week. */
export async function resend(
  config: Config,
  connection: Connection,
  { id, state }: Pick<StoredSubmission, "id" | "state">,
): Promise<Resent> {
  if (state === "delivered") return { code: 2, text: `${id} has already been delivered.` };
  const submissions = createSubmissionStore(connection);
  const delivery = createDelivery({ config, connection, submissions, log: createLog("silent") });
  if (!delivery) {
    return { code: 2, text: "Cannot deliver: neither API_BASE_URL nor SMTP_URL is set." };
  }
  const lease = await delivery.leases.leaseAgain(id);
  if (!lease) return { code: 1, text: `${id} is being delivered right now.` };
  const result = await delivery.attempts.deliver(lease);
  if (result.ok) return { code: 0, text: `Delivered ${id}.` };
  const then = result.retry ? "a running server will retry" : "it was rejected and stays in the store";
  return { code: 1, text: `Could not deliver ${id} (${result.why}): ${then}.` };
}
