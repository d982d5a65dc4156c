import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { KIND_NAMES } from "../submissions/kinds";
import { REFUSALS } from "./refusals";
import { readStoreFigures, type StoreFigures } from "./store-reader";

/** Counted by the route's pattern, not by path, so that guessed paths add no series. */
export interface Answered {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  answered(request: Answered): void;
  formRefused(reason: string): void;
  /** Which pages have forms: a submission from elsewhere is counted under "other". */
  announcePages(pages: readonly string[]): void;
  submitted(kind: string, page: string): void;
  /** @param form "complete" when it is valid, and could be a person's */
  honeypotCaught(form: "complete" | "incomplete"): void;
  upstreamAnswered(form: string, answer: string, seconds: number): void;
  recipientRefused(): void;
  contentType: string;
  /** Prometheus' text format, within about two seconds; without the store's figures if it does not answer. */
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** @param ready whether the store takes writes */
export function createMetrics(store: StoreFigures, ready: () => Promise<boolean>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Responses by route and status",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the end of the response",
    labelNames: ["method", "route"],
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: "forms_refused_total",
    help: "Forms that were not taken, by reason",
    labelNames: ["reason"],
    registers,
  });
  // From the start: an increase is invisible to Prometheus in a series that begins with it.
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  const honeypot = new Counter({
    name: "honeypot_forms_total",
    help: "Forms that the honeypot caught: a complete one could be a person's",
    labelNames: ["form"],
    registers,
  });
  for (const form of ["complete", "incomplete"]) honeypot.inc({ form }, 0);
  const submissions = new Counter({
    name: "site_submissions_total",
    help: "New submissions by kind and by the page of their form; a repeat, a correction and spam are none",
    labelNames: ["kind", "page"],
    registers,
  });
  const knownPages = new Set<string>();
  const upstream = new Histogram({
    name: "upstream_answer_seconds",
    help: "Delivery attempts by form and outcome",
    labelNames: ["form", "answer"],
    buckets: SECONDS,
    registers,
  });
  const recipients = new Counter({
    name: "mail_recipients_refused_total",
    help: "Recipients that the mail server refused; the log names them",
    registers,
  });
  const storeUp = new Gauge({
    name: "store_up",
    help: "Whether the store takes writes: 1 or 0. The submission metrics are missing if it cannot be read either",
    registers,
  });
  const byState = new Gauge({
    name: "submissions",
    help: "Submissions in the store, by state",
    labelNames: ["state"],
    registers,
  });
  const oldestPending = new Gauge({
    name: "submissions_oldest_pending_seconds",
    help: "Age of the oldest pending submission",
    registers,
  });
  return {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    formRefused: (reason) => refused.inc({ reason }),
    announcePages(pages) {
      for (const page of pages) {
        knownPages.add(page);
        for (const kind of KIND_NAMES) submissions.inc({ kind, page }, 0);
      }
    },
    submitted: (kind, page) => submissions.inc({ kind, page: knownPages.has(page) ? page : "other" }),
    honeypotCaught: (form) => honeypot.inc({ form }),
    upstreamAnswered(form, answer, seconds) {
      upstream.observe({ form, answer }, seconds);
    },
    recipientRefused: () => recipients.inc(),
    contentType: registry.contentType,
    async text() {
      const figures = await readStoreFigures(store, ready);
      storeUp.set(figures?.ready ? 1 : 0);
      byState.reset();
      for (const [state, count] of Object.entries(figures?.counts ?? {})) byState.set({ state }, count);
      if (figures) oldestPending.set(figures.oldestPendingAge / 1000);
      else oldestPending.remove();
      return registry.metrics();
    },
  };
}
