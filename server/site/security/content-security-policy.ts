import type { Config } from "../../config/config";

/** @param scriptHashes `'sha256-…'` of the document's inline scripts: a page with a nonce could not be cached */
export function contentSecurityPolicy(config: Config, scriptHashes: readonly string[] = []): string {
  const { scheduler, demoVideoUrl, mediaBaseUrl, production } = config;
  const media = originOf(mediaBaseUrl);
  const script = scheduler && originOf(scheduler.scriptUrl);
  const frames = [scheduler && originOf(scheduler.url), demoVideoUrl && originOf(demoVideoUrl)];
  const directives: [string, (string | undefined)[]][] = [
    // Firefox checks `rel="prefetch"` against this directive. Every other kind of resource has its own.
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
