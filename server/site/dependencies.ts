import type { Config } from "../config/config";
import { createLog } from "../observability/log";
import { createMetrics } from "../observability/metrics";
import { createDelivery } from "../outbox/delivery/delivery";
import { createSubmissions } from "../outbox/send";
import { prepareDataFolder } from "../outbox/store/data-folder";
import { createReadiness } from "../outbox/store/readiness";
import { createRetention } from "../outbox/store/retention";
import { createStagedUploads } from "../outbox/store/staged-uploads";
import { createStore } from "../outbox/store/store";
import { createSubmissionStore } from "../outbox/store/submissions";
import { createCaptchas } from "./security/captcha";
import { contentSecurityPolicy } from "./security/content-security-policy";
import { readSecrets } from "./security/secret";
import { createSessions } from "./security/session";

/** Only DATA_DIR is prepared now, which may throw a ConfigError; everything else opens on use. */
export function createDependencies(config: Config) {
  const log = createLog(config.logLevel);
  prepareDataFolder(config);
  const secrets = readSecrets(config, log);
  const store = createStore(config, log);
  const submissions = createSubmissionStore(store);
  const ready = createReadiness(store, log);
  const metrics = config.metricsToken ? createMetrics(submissions, ready, config.build) : undefined;
  const delivery = createDelivery({ config, connection: store, submissions, log, metrics });
  const retention = createRetention(store, config, log);
  let stopped: Promise<unknown> | undefined;
  const background = {
    start() {
      delivery?.worker.start();
      retention.start();
    },
    /** Finishes work under way within about ten seconds. */
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
    submissions: createSubmissions(submissions, createStagedUploads(store), log, delivery),
    contentSecurityPolicy: (scriptHashes: readonly string[]) => contentSecurityPolicy(config, scriptHashes),
    /** Whether the store is writable. */
    ready,
    /** Only with METRICS_TOKEN. */
    metrics,
    background,
    async close() {
      await background.stop();
      await store.close();
    },
  };
}

export type Dependencies = ReturnType<typeof createDependencies>;
