// Everything outside, in one list.
import type { Config } from "../config";
import { contentSecurityPolicy } from "../http/content-security-policy";
import { createBackground } from "./background";
import { createCaptchas } from "./captcha";
import { createDelivery } from "./delivery/delivery";
import { createLog } from "./log";
import { createMetrics } from "./metrics";
import { readSecrets } from "./secret";
import { createSessions } from "./session";
import { countInStore } from "./store/hits";
import { createStore } from "./store/index";
import { createUsedCaptchas } from "./store/used-captchas";
import { createSubmissions } from "./submissions";
import type { Dependencies } from "./types";

/** Makes the real services. Nothing is opened until it is used, but for the secret, which must be there. */
export function createDependencies(config: Config): Dependencies {
  const log = createLog(config.logLevel);
  const secrets = readSecrets(config, log);
  const store = createStore(config);
  const metrics = config.metricsToken ? createMetrics(store) : undefined;
  const delivery = createDelivery(config, store, log, metrics);
  const background = createBackground(store, delivery);
  return {
    config,
    log,
    store,
    captchas: createCaptchas(secrets, createUsedCaptchas(store)),
    sessions: createSessions(config, secrets),
    submissions: createSubmissions(config, store, log, delivery),
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
