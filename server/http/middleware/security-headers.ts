import type { ServerResponse } from "node:http";
import type { Config } from "../../config";
import { contentSecurityPolicy } from "../../security/content-security-policy";
import { onHeaders } from "../on-headers";
import type { Middleware } from "../request";
import { isTls } from "./forwarded-headers";

export const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For documents, errors and redirects, in addition to their Content-Security-Policy. */
export const documentHeaders: Readonly<Record<string, string>> = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
};

/** Over plain HTTP this directive would break the page. */
const UPGRADE = "; upgrade-insecure-requests";

/**
 * A document sets its own policy with the hashes of its scripts; every other response gets the policy from here. The
 * policy is set last, because with two policies both would have to allow a script.
 */
export function securityHeaders(config: Config): Middleware {
  const policy = contentSecurityPolicy(config);
  return (request, response, next) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    const secure = isTls(request, config);
    // Over plain HTTP it must not be sent (RFC 6797, 7.2).
    if (secure && config.hsts) response.setHeader("Strict-Transport-Security", config.hsts);
    onHeaders(response, (status) => {
      if (isDocument(status, response)) {
        for (const [name, value] of Object.entries(documentHeaders)) response.setHeader(name, value);
        const own = response.getHeader("Content-Security-Policy") ?? policy;
        response.setHeader("Content-Security-Policy", secure ? `${own}${UPGRADE}` : `${own}`);
      }
      if (!response.hasHeader("Cache-Control") && isPrivate(request.method ?? "", status, response)) {
        response.setHeader("Cache-Control", "no-store");
      }
    });
    next();
  };
}

/** Not a 304: its headers replace the cached ones, and a policy without the page's hashes would block its scripts. */
function isDocument(status: number, response: ServerResponse): boolean {
  if (status === 304) return false;
  return status >= 300 || /html|xml/.test(String(response.getHeader("Content-Type") ?? ""));
}

function isPrivate(method: string, status: number, response: ServerResponse): boolean {
  return method === "POST" || (status >= 300 && status !== 304) || response.hasHeader("Set-Cookie");
}
