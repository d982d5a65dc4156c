import type { Config } from "../config";

/**
 * The policy of QUALITY.md, "Security": nothing but our own, and the origins the operator configured. Inline scripts are
 * allowed by their hashes, so that a page can be kept and served again. What it gets over TLS, security-headers.ts adds.
 */
export function contentSecurityPolicy(config: Config, scriptHashes: readonly string[] = []): string {
  const { scheduler, demoVideoUrl, mediaBaseUrl, production } = config;
  const media = originOf(mediaBaseUrl);
  const script = scheduler && originOf(scheduler.scriptUrl);
  const frames = [scheduler && originOf(scheduler.url), demoVideoUrl && originOf(demoVideoUrl)];
  const directives: [string, (string | undefined)[]][] = [
    ["default-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["script-src", ["'self'", ...scriptHashes, script]],
    ["style-src", ["'self'", script]],
    ["img-src", ["'self'", "data:", media]],
    ["media-src", ["'self'", media]],
    ["font-src", ["'self'"]],
    // The development server reloads over a socket on a port of its own.
    ["connect-src", ["'self'", production ? undefined : "ws:"]],
    ["manifest-src", ["'self'"]],
    ["worker-src", ["'none'"]],
    ["frame-src", frames.some(Boolean) ? frames : ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" ")).join("; ");
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
