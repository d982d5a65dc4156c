import type { RequestHandler, Response } from "express";
import type { Config } from "../config";
import { beforeHead } from "./before-head";
import { contentSecurityPolicy } from "./content-security-policy";

/**
 * The headers of every answer (QUALITY.md, "Security"). The policy set here is that of errors and redirects; a document
 * brings its own, with the hashes of its scripts.
 */
export function securityHeaders(config: Config): RequestHandler {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  };
  if (config.siteUrl.startsWith("https:")) {
    headers["Strict-Transport-Security"] = "max-age=63072000; includeSubDomains";
  }
  const policy = contentSecurityPolicy(config);
  return (request, response, next) => {
    response.set(headers);
    // At the last moment: Remix appends its headers, and two policies would both have to allow a script.
    beforeHead(response, (status) => {
      if (!response.hasHeader("Content-Security-Policy")) {
        response.setHeader("Content-Security-Policy", policy);
      }
      if (!response.hasHeader("Cache-Control") && isPrivate(request.method, status, response)) {
        response.setHeader("Cache-Control", "no-store");
      }
    });
    next();
  };
}

/** Answers to forms, errors, redirects and whatever sets a cookie are nobody's to keep; a 304 repeats what is kept. */
function isPrivate(method: string, status: number, response: Response): boolean {
  return method === "POST" || (status >= 300 && status !== 304) || response.hasHeader("Set-Cookie");
}
