import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { HostContext, Services } from "../services/types";
import { beforeHead } from "./before-head";
import { clientAddress, type Trust } from "./client-address";
import { notesOf } from "./handler";
import { createRateLimit } from "./rate-limit";
import { createUploadSlots } from "./upload-slots";

/** Seconds: after that a place among the uploads is likely. */
const BUSY = 15;

/**
 * What the host tells loaders and actions about a request: who serves it, and whether its sender has to wait. The answer
 * is the action's, with everything typed; the host adds `Retry-After`, for Remix does not hand an action's headers on to
 * a document.
 */
export function hostContext(services: Services, stopping: () => boolean, trust: Trust) {
  const rateLimit = createRateLimit(services.config, services.log, services.countSubmission);
  const uploads = createUploadSlots();

  return async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<AppLoadContext & HostContext> => {
    const context: AppLoadContext & HostContext = {
      services,
      stopping,
      ...notesOf(response),
    };
    const wait = await rateLimit(request, () => clientAddress(request, trust));
    if (wait !== undefined) {
      retryAfter(response, 429, wait);
      context.rateLimited = { retryAfterSeconds: wait };
    }
    if (!(await uploads(request, response))) {
      retryAfter(response, 503, BUSY);
      context.busy = { retryAfterSeconds: BUSY };
    }
    return context;
  };
}

function retryAfter(response: ServerResponse, status: number, seconds: number): void {
  beforeHead(response, (sent) => {
    if (sent === status) response.setHeader("Retry-After", seconds);
  });
}
