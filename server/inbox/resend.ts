import type { Config } from "../config";
import type { Connection } from "../database/connection";
import { createDelivery } from "../delivery/delivery";
import { createLog } from "../observability/log";
import { createSubmissionRepository } from "../submissions/repository";
import type { InboxEntry } from "./entries";

export interface Resent {
  code: 0 | 1 | 2;
  text: string;
}

/** Delivers one in any state but delivered. One that fails stays pending, and a running server goes on for a week. */
export async function resend(
  config: Config,
  connection: Connection,
  { id, state }: Pick<InboxEntry, "id" | "state">,
): Promise<Resent> {
  if (state === "delivered") return { code: 2, text: `${id} was delivered already.` };
  const submissions = createSubmissionRepository(connection);
  const delivery = createDelivery({ config, connection, submissions, log: createLog("silent") });
  if (!delivery) {
    return { code: 2, text: "There is nothing to deliver it to: neither API_BASE_URL nor SMTP_URL is set." };
  }
  const lease = await delivery.leases.leaseById(id);
  if (!lease) return { code: 1, text: `${id} is being delivered at this moment.` };
  const result = await delivery.attempts.deliver(lease);
  if (result.ok) return { code: 0, text: `Delivered ${id}.` };
  const then = result.retry ? "a running server tries again" : "it was refused and stays in the inbox";
  return { code: 1, text: `${id} could not be delivered (${result.why}); ${then}.` };
}
