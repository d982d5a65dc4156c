import type { Config } from "../config/config";

/** Allows inline scripts by hash, because a page with a nonce could not be cached. */
export function contentSecurityPolicy(config: Config, scriptHashes: readonly string[] = []): string {
  const { scheduler, demoVideoUrl, mediaBaseUrl, production } = config;
  const media = originOf(mediaBaseUrl);
  const script = scheduler && originOf(scheduler.scriptUrl);
  const frames = [scheduler && originOf(scheduler.url), demoVideoUrl && originOf(demoVideoUrl)];
  const directives: [string, (string | undefined)[]][] = [
    // Every kind of resource has its own directive below, except `rel="prefetch"`, which Firefox checks against this one.
    ["default-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["script-src", ["'self'", ...scriptHashes, script]],
    ["style-src", ["'self'", script]],
    ["img-src", ["'self'", "data:", media]],
    ["media-src", ["'self'", media]],
    ["font-src", ["'self'"]],
    // The development server reloads over a WebSocket on another port.
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
