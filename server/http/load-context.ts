import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies, LoadContext } from "../types";
import { clientAddress, type IsTrustedProxy } from "./limits/client-address";
import { createRateLimit } from "./limits/rate-limit";
import { createUploadSemaphore } from "./limits/upload-semaphore";
import { onHeaders } from "./on-headers";
import { requestState } from "./request";

/** By then an upload before it has probably ended. */
const UPLOAD_RETRY_SECONDS = 15;

/**
 * What loaders and actions get to know about a request. A sender who has to wait is answered by the action, with what was
 * typed; `Retry-After` is added here, because Remix drops an action's headers from a document.
 */
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
    const context: AppLoadContext & LoadContext = {
      dependencies,
      stopping,
      ...requestState(response),
    };
    const wait = await rateLimit(request, () => clientAddress(request, trust));
    if (wait !== undefined) {
      retryAfter(response, 429, wait);
      context.rateLimited = { retryAfterSeconds: wait };
    }
    if (!(await uploads(request, response))) {
      retryAfter(response, 503, UPLOAD_RETRY_SECONDS);
      context.busy = { retryAfterSeconds: UPLOAD_RETRY_SECONDS };
    }
    return context;
  };
}

function retryAfter(response: ServerResponse, status: number, seconds: number): void {
  onHeaders(response, (sent) => {
    if (sent === status) response.setHeader("Retry-After", seconds);
  });
}
