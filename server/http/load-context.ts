import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies } from "../dependencies";
import type { Captcha } from "../security/captcha";
import type { SubmissionKind } from "../submissions/kinds";
import { clientAddress, clientNetwork, type IsTrustedProxy } from "./limits/client-address";
import { createRateLimit } from "./limits/rate-limit";
import { createUploadLimit } from "./limits/upload-limit";
import { onHeaders, requestIdOf } from "./request";

/** Why a form is not accepted now. */
export interface Refusal {
  reason: "rate-limited" | "busy";
  retryAfterSeconds: number;
}

/** What the host gives to loaders and actions. Under stock remix-serve and in tests every field is optional. */
export interface LoadContext {
  dependencies?: Dependencies;
  /**
   * Every action calls this before it reads a form. Counts the form for its sender, and takes a place if it is large.
   * Undefined when the form may be read; otherwise the action answers 429 or 503 with what was typed, and reads no file.
   */
  admit?(kind: SubmissionKind): Refusal | undefined;
  /** Also in the log and in `X-Request-Id`. */
  requestId?: string;
  /** The captcha that the loader has to show after the action of the same document POST. */
  captcha?: Captcha & { expiry: number };
  /** Where the visitor came from, as the posted form says it: for the form that is shown again. */
  attribution?: string;
  /** Set by an action that shows its form again, so that the document's title says so. */
  isRefused?: boolean;
}

/** Long enough for an upload to finish. */
const UPLOAD_RETRY_SECONDS = 15;

const STATUSES: Record<Refusal["reason"], number> = { "rate-limited": 429, busy: 503 };

/** Makes the load context of each request. */
export function createLoadContext(dependencies: Dependencies, trust: IsTrustedProxy) {
  const rateLimit = createRateLimit(dependencies.config);
  const uploads = createUploadLimit();

  return (request: IncomingMessage, response: ServerResponse): AppLoadContext & LoadContext => {
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
      requestId: requestIdOf(response),
      admit(kind) {
        const wait = rateLimit(client, kind);
        if (wait !== undefined) return refuse("rate-limited", wait);
        return uploads(request, response, client) ? undefined : refuse("busy", UPLOAD_RETRY_SECONDS);
      },
    };
  };
}
