import { type Captchas, createCaptchas } from "./captcha/captcha";
import type { Config } from "./config";
import { createStore } from "./database/store";
import { createDelivery } from "./delivery/delivery";
import { createLog, type Log } from "./observability/log";
import { createMetrics, type Metrics } from "./observability/metrics";
import { createReadiness } from "./observability/readiness";
import { createRetention } from "./retention/retention";
import { contentSecurityPolicy } from "./security/content-security-policy";
import { readSecrets } from "./security/secret";
import { createSessions, type Sessions } from "./session/session";
import { createSubmissionStore } from "./submissions/store";
import { createSubmissions, type Submissions } from "./submissions/submit";
import { createStagedUploads } from "./uploads/staged-uploads";

/** What runs without a request: delivery and retention. */
export interface Background {
  start(): void;
  /** Resolves when work under way has ended, within about ten seconds. */
  stop(): Promise<void>;
}

export interface Dependencies {
  config: Config;
  captchas: Captchas;
  sessions: Sessions;
  submissions: Submissions;
  log: Log;
  /** @param scriptHashes of the document's inline scripts: `sha256-…` sources in single quotes */
  contentSecurityPolicy(scriptHashes: readonly string[]): string;
  /** Whether the store takes writes. */
  ready(): Promise<boolean>;
  background: Background;
  /** Only with METRICS_TOKEN. */
  metrics?: Metrics;
  close(): Promise<void>;
}

/** Everything outside the process. Only the secret is read now and may throw a ConfigError; the rest opens when used. */
export function createDependencies(config: Config): Dependencies {
  const log = createLog(config.logLevel);
  const secrets = readSecrets(config, log);
  const store = createStore(config, log);
  const submissions = createSubmissionStore(store);
  const ready = createReadiness(store, log);
  const metrics = config.metricsToken ? createMetrics(submissions, ready) : undefined;
  const delivery = createDelivery({ config, connection: store, submissions, log, metrics });
  const retention = createRetention(store, config, log);
  let stopped: Promise<unknown> | undefined;
  const background: Background = {
    start() {
      delivery?.worker.start();
      retention.start();
    },
    async stop() {
      stopped ??= Promise.all([delivery?.worker.stop(), retention.stop()]);
      await stopped;
    },
  };
  return {
    config,
    log,
    captchas: createCaptchas(secrets),
    sessions: createSessions(config, secrets),
    submissions: createSubmissions(config, submissions, createStagedUploads(store), log, delivery),
    contentSecurityPolicy: (hashes) => contentSecurityPolicy(config, hashes),
    ready,
    metrics,
    background,
    async close() {
      await background.stop();
      await store.close();
    },
  };
}
