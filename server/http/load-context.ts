import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { Captcha } from "../captcha/captcha";
import type { Dependencies } from "../dependencies";
import { createRateLimit, type RateAccount } from "../rate-limit/rate-limit";
import { clientAddress, type IsTrustedProxy } from "./limits/client-address";
import { clientNetwork } from "./limits/client-network";
import { createUploadSemaphore } from "./limits/upload-semaphore";
import { onHeaders } from "./on-headers";
import { requestState } from "./request";

/** Why a form is not taken now. */
export interface Refusal {
  reason: "rate-limited" | "busy";
  retryAfterSeconds: number;
}

/** What the host hands to loaders and actions, per request; under stock remix-serve and in tests all may be missing. */
export interface LoadContext {
  dependencies?: Dependencies;
  /** Who sends the request, as far as can be told: an IPv4 address, an IPv6 network or "unknown". */
  client?: string;
  /**
   * Asked by every action before it reads a form: counts it for its sender, and waits for a place if it is large.
   * Undefined when it may be read; else the action answers 429 or 503, with what was typed and without reading a file.
   */
  admit?(account: RateAccount): Promise<Refusal | undefined>;
  /** Whether the body broke off because its sender was too slow. */
  tooSlow?: () => boolean;
  /** While the server stops, an answer to a form must not lead to another request. */
  stopping?: () => boolean;
  /** Also in the log and in `X-Request-Id`. */
  requestId?: string;
  /** The action of a document POST leaves the captcha here that the loader of the same request has to show. */
  captcha?: Captcha & { expiry: number };
  /** Set by an action whose form is shown again: the document's title says so. */
  isRefused?: boolean;
}

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
