import { createCaptchas } from "./captcha/captcha";
import { createUsedCaptchas } from "./captcha/used-captchas";
import type { Config } from "./config";
import { createStore } from "./database/store";
import { createBackground } from "./delivery/background";
import { createDelivery } from "./delivery/delivery";
import { createLog } from "./observability/log";
import { createMetrics } from "./observability/metrics";
import { countInStore } from "./rate-limit/store-counter";
import { contentSecurityPolicy } from "./security/content-security-policy";
import { readSecrets } from "./security/secret";
import { createSessions } from "./session/session";
import { createSubmissionRepository } from "./submissions/repository";
import { createSubmissions } from "./submissions/service";
import type { Dependencies } from "./types";
import { createStagedUploads } from "./uploads/staged-uploads";

/** Everything outside. Only the secret is read now (a ConfigError may be thrown); the rest opens when it is used. */
export function createDependencies(config: Config): Dependencies {
  const log = createLog(config.logLevel);
  const secrets = readSecrets(config, log);
  const store = createStore(config, log);
  const submissions = createSubmissionRepository(store);
  const metrics = config.metricsToken ? createMetrics(submissions) : undefined;
  const delivery = createDelivery({ config, connection: store, submissions, log, metrics });
  const background = createBackground(store, delivery, log);
  return {
    config,
    log,
    store: submissions,
    captchas: createCaptchas(secrets, createUsedCaptchas(store)),
    sessions: createSessions(config, secrets),
    submissions: createSubmissions(
      config,
      submissions,
      createStagedUploads(store, secrets[0]),
      log,
      delivery,
    ),
    contentSecurityPolicy: (hashes) => contentSecurityPolicy(config, hashes),
    ready: () => store.ping(),
    metrics,
    countSubmission:
      config.database.kind === "postgres" ? countInStore(store, config, secrets[0]) : undefined,
    background,
    async close() {
      await background.stop();
      await store.close();
    },
  };
}
