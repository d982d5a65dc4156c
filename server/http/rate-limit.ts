import type { Request } from "express";
import type { Config } from "../config";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A bound on memory: when so many clients are known, the oldest are forgotten. */
const CLIENTS = 20_000;

/**
 * Counts submissions per client and form in this process (QUALITY.md, "Limits").
 * @returns a function that counts one and says how many seconds to wait when it was too many; undefined when it was not
 */
export function createRateLimit({ rateLimit }: Pick<Config, "rateLimit">, now: () => number = Date.now) {
  const sent = new Map<string, number[]>();
  const limits = [
    { span: MINUTE, most: rateLimit.perMinute },
    { span: HOUR, most: rateLimit.perHour },
  ].filter(({ most }) => most > 0);

  return (request: Pick<Request, "method" | "ip" | "path" | "query">): number | undefined => {
    if (request.method !== "POST" || limits.length === 0) return undefined;
    const key = `${request.ip} ${formOf(request)}`;
    const times = (sent.get(key) ?? []).filter((time) => time > now() - HOUR);
    for (const { span, most } of limits) {
      const within = times.filter((time) => time > now() - span);
      const oldest = within[within.length - most];
      if (oldest !== undefined) return Math.ceil((oldest + span - now()) / 1000);
    }
    times.push(now());
    sent.delete(key);
    sent.set(key, times);
    const first = sent.size > CLIENTS ? sent.keys().next().value : undefined;
    if (first !== undefined) sent.delete(first);
    return undefined;
  };
}

/** The contact form is on every page: counted by page, a client would have the limit forty times over. */
function formOf({ path, query }: Pick<Request, "path" | "query">): string {
  const page = path.replace(/(\.data|\/)+$/, "").toLowerCase();
  return query.contact === undefined && page.startsWith("/career") ? page : "contact";
}
