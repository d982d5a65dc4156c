import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { SubmissionKind } from "../../outbox/outbox";
import type { Dependencies } from "../dependencies";
import type { Captcha } from "../security/captcha";
import { clientAddress, clientNetwork, type IsTrustedProxy } from "./limits/client-address";
import { createRateLimit } from "./limits/rate-limit";
import { createUploadLimit } from "./limits/upload-limit";
import { pathOf, requestIdOf } from "./request";

/** Why a form is not accepted now. */
export interface Rejection {
  reason: "rate-limited" | "busy";
  retryAfterSeconds: number;
}

/** For loaders and actions. Under stock remix-serve and in tests the fields may be missing. */
export interface LoadContext {
  dependencies?: Dependencies;
  /**
   * Every action calls this before it reads a form. Undefined if the form is admitted; otherwise the action answers 429 or
   * 503 with the submitted values, and reads no file.
   */
  admit?(kind: SubmissionKind): Rejection | undefined;
  /** Also in the log and in `X-Request-Id`. */
  requestId?: string;
  /** A script asks for a page's data, or for the answer of its action. */
  isData?: boolean;
  /** Set by the action of a document POST for the loader. */
  captcha?: Captcha & { expiry: number };
  /** From the posted form, for the rerendered one. */
  leadSource?: string;
  /** Set by an action that rerenders its form, for the document's title. */
  isRejected?: boolean;
}

/** Long enough for an upload to finish. */
const UPLOAD_RETRY_SECONDS = 15;

/** Creates the load context of each request. */
export function createLoadContext(dependencies: Dependencies, trust: IsTrustedProxy) {
  const rateLimit = createRateLimit(dependencies.config);
  const uploads = createUploadLimit();

  return (request: IncomingMessage, response: ServerResponse): AppLoadContext & LoadContext => {
    const client = clientNetwork(clientAddress(request, trust));
    const reject = (reason: Rejection["reason"], retryAfterSeconds: number): Rejection => {
      // Set here because Remix drops an action's headers from a document.
      response.setHeader("Retry-After", retryAfterSeconds);
      return { reason, retryAfterSeconds };
    };
    return {
      dependencies,
      requestId: requestIdOf(response),
      isData: pathOf(request).endsWith(".data"),
      admit(kind) {
        const wait = rateLimit(client, kind);
        if (wait !== undefined) return reject("rate-limited", wait);
        return uploads(request, response, client) ? undefined : reject("busy", UPLOAD_RETRY_SECONDS);
      },
    };
  };
}
