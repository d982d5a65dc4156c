import type { Config } from "../../config/config";
import { createLog } from "../../observability/log";
import { createDelivery } from "../delivery/worker";
import type { StoredSubmission } from "../store/reading";
import type { Connection } from "../store/schema";
import type { Print } from "./format";

/** Delivers a submission in any state except delivered, and prints the outcome. Returns the exit code. */
export async function resend(
  config: Config,
  connection: Connection,
  { id, state }: Pick<StoredSubmission, "id" | "state">,
  print: Print,
): Promise<number> {
  const end = async (code: number, text: string) => {
    await print(text);
    return code;
  };
  if (state === "delivered") return end(2, `${id} has already been delivered.`);
  const delivery = createDelivery(config, connection, createLog("silent"));
  if (!delivery) return end(2, "Cannot deliver: neither API_BASE_URL nor SMTP_URL is set.");
  const lease = await delivery.leases.leaseAgain(id);
  if (!lease) return end(1, `${id} is being delivered right now.`);
  const result = await delivery.attempts.deliver(lease);
  const kept = `Mailed ${id} without its file, which exceeds the mail server's limit and stays in the store.`;
  if (result.ok) return result.withoutFile ? end(1, kept) : end(0, `Delivered ${id}.`);
  const then = result.retry ? "a running server will retry" : "it was rejected and stays in the store";
  return end(1, `Could not deliver ${id} (${result.why}): ${then}.`);
}
