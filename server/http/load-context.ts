import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies, LoadContext } from "../types";
import { clientAddress, type IsTrustedProxy } from "./limits/client-address";
import { createRateLimit } from "./limits/rate-limit";
import { createUploadSemaphore } from "./limits/upload-semaphore";
import { onHeaders } from "./on-headers";
import { requestState } from "./request";

/** Seconds: after that a place among the uploads is likely. */
const UPLOAD_RETRY_SECONDS = 15;

/**
 * What the host tells loaders and actions about a request: who serves it, and whether its sender has to wait. The answer
 * is the action's, with everything typed; the host adds `Retry-After`, for Remix does not hand an action's headers on to
 * a document.
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
