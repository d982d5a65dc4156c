import type { HttpResponse } from "./http";

// The rules of MDN's HTTP Observatory 1.6.3 (github.com/mdn/mdn-http-observatory) that one response over TLS can decide.

const PRIVATE_REFERRER = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const SAFE_OPENER = ["same-origin", "same-origin-allow-popups", "noopener-allow-popups"];
const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "https://*", "data:", "blob:"];
const SIX_MONTHS = 15_552_000;

/** The points of each rule, to be added to 100. */
export function observatoryModifiers({ headers, body }: HttpResponse): Record<string, number> {
  const text = (name: string) => String(headers[name] ?? "").trim();
  const policy = parsePolicy(text("content-security-policy"));
  const framed =
    policy.get("frame-ancestors") !== undefined || /^(deny|sameorigin)$/i.test(text("x-frame-options"));
  const maxAge = Number(/max-age=(\d+)/i.exec(text("strict-transport-security"))?.[1] ?? Number.NaN);
  return {
    "content-security-policy": policyModifier(policy),
    cookies: cookiesModifier(headers["set-cookie"] ?? []),
    "cross-origin-resource-sharing": headers["access-control-allow-origin"] === undefined ? 0 : -50,
    "cross-origin-resource-policy": /^same-(origin|site)$/.test(text("cross-origin-resource-policy"))
      ? 10
      : 0,
    "cross-origin-opener-policy": SAFE_OPENER.includes(text("cross-origin-opener-policy")) ? 10 : 0,
    "referrer-policy": PRIVATE_REFERRER.includes(text("referrer-policy")) ? 5 : 0,
    "strict-transport-security": Number.isNaN(maxAge) ? -20 : maxAge < SIX_MONTHS ? -10 : 0,
    "subresource-integrity": /<script[^>]+src="(https?:)?\/\//.test(body) ? -5 : 0,
    "x-content-type-options": text("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": framed ? 5 : -20,
  };
}

/** The score: bonus points count from 90 points on. */
export function observatoryScore(response: HttpResponse): number {
  const points = Object.values(observatoryModifiers(response));
  const sum = (list: number[]) => list.reduce((total, point) => total + point, 0);
  const withoutExtras = 100 + sum(points.filter((point) => point < 0));
  return withoutExtras >= 90 ? 100 + sum(points) : Math.max(0, withoutExtras);
}

function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

function policyModifier(policy: Map<string, string[]>): number {
  if (!policy.has("default-src")) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = sources("script-src");
  const hashed = scripts.some((source) => /^'(sha|nonce)/.test(source));
  if (scripts.includes("'unsafe-inline'") && !hashed) return -20;
  if ([...scripts, ...sources("object-src")].some((source) => BROAD.includes(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...sources("style-src")].includes("'unsafe-eval'")) return -10;
  if ([...BROAD, "'unsafe-inline'"].some((source) => sources("style-src").includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookiesModifier(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -40;
  if (!cookies.every((cookie) => /;\s*httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}
