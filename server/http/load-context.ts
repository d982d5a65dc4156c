import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies, LoadContext, Refusal } from "../types";
import { clientAddress, type IsTrustedProxy } from "./limits/client-address";
import { clientNetwork } from "./limits/client-network";
import { createRateLimit } from "./limits/rate-limit";
import { createUploadSemaphore } from "./limits/upload-semaphore";
import { onHeaders } from "./on-headers";
import { requestState } from "./request";

/** By then an upload before it has probably ended. */
const UPLOAD_RETRY_SECONDS = 15;

const STATUSES: Record<Refusal["reason"], number> = { "rate-limited": 429, busy: 503 };

/** What loaders and actions get to know about a request, and how an action asks whether it may read a form. */
export function createLoadContext(
  dependencies: Dependencies,
  stopping: () => boolean,
  trust: IsTrustedProxy,
) {
  const rateLimit = createRateLimit(dependencies.config, dependencies.log, dependencies.countSubmission);
  const uploads = createUploadSemaphore();

  return async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<AppLoadContext & LoadContext> => {
    const client = clientNetwork(clientAddress(request, trust));
    const refuse = (reason: Refusal["reason"], retryAfterSeconds: number): Refusal => {
      // Set here because Remix drops an action's headers from a document.
      onHeaders(response, (status) => {
        if (status === STATUSES[reason]) response.setHeader("Retry-After", retryAfterSeconds);
      });
      return { reason, retryAfterSeconds };
    };
    return {
      dependencies,
      stopping,
      client,
      ...requestState(response),
      async admit(account) {
        const wait = await rateLimit(client, account);
        if (wait !== undefined) return refuse("rate-limited", wait);
        const admitted = await uploads(request, response, client);
        return admitted ? undefined : refuse("busy", UPLOAD_RETRY_SECONDS);
      },
    };
  };
}
