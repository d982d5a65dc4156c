import type { Config } from "../../../config/config";
import { contentSecurityPolicy } from "../../security/content-security-policy";
import { type Middleware, onHeaders } from "../request";

/** For every response. SITE_URL says whether the site is served over TLS; browsers ignore HSTS elsewhere (RFC 6797, 8.1). */
export const baseHeaders = ({ hsts, siteUrl }: Config): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  ...(hsts && siteUrl.startsWith("https:") ? { "Strict-Transport-Security": hsts } : {}),
});

/** For documents, errors and redirects. */
export const documentHeaders = (policy: string): Record<string, string> => ({
  "Content-Security-Policy": policy,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
});

/** A document sets its own policy with the hashes of its scripts; other responses get theirs here. */
export function securityHeaders(config: Config): Middleware {
  const policy = contentSecurityPolicy(config);
  const base = new Map(Object.entries(baseHeaders(config)));
  return (request, response, next) => {
    response.setHeaders(base);
    onHeaders(response, (status) => {
      if (isDocument(status, response.getHeader("Content-Type"))) {
        const own = response.getHeader("Content-Security-Policy") ?? policy;
        response.setHeaders(new Map(Object.entries(documentHeaders(`${own}`))));
      }
      const isPrivate =
        request.method === "POST" || (status >= 300 && status !== 304) || response.hasHeader("Set-Cookie");
      // A CDN that transforms a page adds scripts, which the policy blocks.
      if (isPrivate && !response.hasHeader("Cache-Control"))
        response.setHeader("Cache-Control", "no-store, no-transform");
    });
    next();
  };
}

/** A 304 would replace the cached policy by one without the page's hashes, which blocks its scripts. */
export function isDocument(status: number, type: unknown): boolean {
  return status !== 304 && (status >= 300 || /html|xml/.test(String(type)));
}
