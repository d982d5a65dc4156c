import type { Config } from "../../../config/config";
import type { SubmissionKind } from "../../../outbox/outbox";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Limits memory: beyond it the client that was silent for longest is forgotten. */
const MAX_CLIENTS = 20_000;

/**
 * Counts submissions per client and kind, in this process. Rejected ones do not count: a client that waits is admitted.
 * @param now a monotonic clock
 * @returns a function that returns the seconds to wait, or undefined
 */
export function createRateLimit(
  { rateLimit: { perMinute, perHour } }: Pick<Config, "rateLimit">,
  now = () => performance.now(),
) {
  const limits = [
    { span: MINUTE, most: perMinute },
    { span: HOUR, most: perHour },
  ].filter(({ most }) => most > 0);
  const sent = new Map<string, number[]>();
  return (client: string, kind: SubmissionKind): number | undefined => {
    const key = `${client} ${kind}`;
    const times = (sent.get(key) ?? []).filter((time) => time > now() - HOUR);
    for (const { span, most } of limits) {
      const within = times.filter((time) => time > now() - span);
      const oldest = within[within.length - most];
      if (oldest !== undefined) return Math.ceil((oldest + span - now()) / 1000);
    }
    times.push(now());
    sent.delete(key);
    sent.set(key, times);
    const first = sent.size > MAX_CLIENTS ? sent.keys().next().value : undefined;
    if (first !== undefined) sent.delete(first);
    return undefined;
  };
}
