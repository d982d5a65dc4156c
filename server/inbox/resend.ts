import type { Config } from "../config";
import type { Store } from "../database/store";
import { createDelivery } from "../delivery/delivery";
import { createLog } from "../observability/log";
import type { InboxEntry } from "./entries";

export interface Resent {
  code: 0 | 1 | 2;
  text: string;
}

/**
 * Delivers one that was not delivered, whatever its state, under its own key. What fails stays in the store as pending:
 * a running server goes on trying for a week.
 */
export async function resend(config: Config, store: Store, { id, state }: InboxEntry): Promise<Resent> {
  if (state === "delivered") return { code: 2, text: `${id} was delivered already.` };
  const delivery = createDelivery(config, store, createLog("silent"));
  if (!delivery) {
    return { code: 2, text: "There is nothing to deliver it to: neither API_BASE_URL nor SMTP_URL is set." };
  }
  const claim = await delivery.queue.leaseById(id);
  if (!claim) return { code: 1, text: `${id} is being delivered at this moment.` };
  const result = await delivery.attempts.deliver(claim);
  if (result.ok) return { code: 0, text: `Delivered ${id}.` };
  const then = result.retry ? "a running server tries again" : "it was refused and stays in the inbox";
  return { code: 1, text: `${id} could not be delivered (${result.why}); ${then}.` };
}
