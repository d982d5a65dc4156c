import { setTimeout } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Config } from "../config/config";

/** Why a post was refused, by status. Failed deliveries (502) are counted by the form's action. */
export const REJECTIONS: Record<number, string> = {
  400: "malformed",
  403: "cross-site",
  413: "too-large",
  415: "unsupported",
  422: "invalid",
  429: "rate-limited",
  500: "error",
  503: "busy",
};

/** Prometheus abandons a scrape after ten seconds, and would lose the process's metrics too. */
const STORE_TIMEOUT_MS = 2_000;

/** @param ready whether the store is writable */
export function createMetrics(
  count: () => Promise<{ states: Record<string, number>; oldestPendingMs: number }>,
  ready: () => Promise<boolean>,
  build: Config["build"],
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const requests = counter("http_requests_total", "Responses", "method", "status");
  const refused = counter("forms_refused_total", "Refused forms", "reason");
  const honeypot = counter("honeypot_forms_total", "Forms caught by the honeypot", "form");
  const recipients = counter("mail_recipients_refused_total", "Recipients refused by the mail server");
  gauge("site_build_info", "The running build", "version", "commit").set(build, 1);
  const storeUp = gauge("store_up", "Whether the store is writable: 1 or 0");
  const byState = gauge("submissions", "Submissions in the store; missing if unreadable", "state");
  const oldestPending = gauge("submissions_oldest_pending_seconds", "Age of the oldest pending submission");
  // Prometheus does not see the first increase of a series, so each series begins at 0.
  for (const reason of [...Object.values(REJECTIONS), "uploads", "upstream", "store"])
    refused.inc({ reason }, 0);
  for (const form of ["complete", "incomplete"]) honeypot.inc({ form }, 0);

  return {
    countResponse: (method: string, status: number) => requests.inc({ method, status }),
    /** @param reason "upstream" when it is stored and waits, "store" when it is lost, or one of REJECTIONS */
    formRefused: (reason: string) => refused.inc({ reason }),
    /** @param form "complete" when it is valid, and could be a person's */
    honeypotCaught: (form: "complete" | "incomplete") => honeypot.inc({ form }),
    recipientRefused: () => recipients.inc(),
    contentType: registry.contentType,
    /** Prometheus' text format. If the store does not answer within two seconds, its figures are left out. */
    async text() {
      const reading = Promise.all([ready(), count()]);
      const late = setTimeout(STORE_TIMEOUT_MS, undefined, { ref: false });
      const figures = await Promise.race([reading.catch(() => undefined), late]);
      const [isReady, counts] = figures ?? [false];
      storeUp.set(isReady ? 1 : 0);
      byState.reset();
      oldestPending.remove();
      for (const [state, number] of Object.entries(counts?.states ?? {})) byState.set({ state }, number);
      if (counts) oldestPending.set(counts.oldestPendingMs / 1000);
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
