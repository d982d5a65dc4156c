// Everything outside, in one list.
import type { Config } from "../config";
import { contentSecurityPolicy } from "../http/content-security-policy";
import { createBackground } from "./background";
import { createCaptchas } from "./captcha";
import { createDelivery } from "./delivery/delivery";
import { createLog } from "./log";
import { readSecrets } from "./secret";
import { createSessions } from "./session";
import { createStore } from "./store/index";
import { createUsedCaptchas } from "./store/used-captchas";
import { createSubmissions } from "./submissions";
import type { Services } from "./types";

/** Makes the real services. Nothing is opened until it is used, but for the secret, which must be there. */
export function createServices(config: Config): Services {
  const log = createLog(config.logLevel);
  const secrets = readSecrets(config, log);
  const store = createStore(config);
  const delivery = createDelivery(config, store, log);
  const background = createBackground(store, delivery);
  return {
    config,
    log,
    store,
    captchas: createCaptchas(secrets, createUsedCaptchas(store)),
    sessions: createSessions(config, secrets),
    submissions: createSubmissions(config, store, log, delivery),
    contentSecurityPolicy: (hashes) => contentSecurityPolicy(config, hashes),
    ready: () => store.answers(),
    background,
    async close() {
      await background.stop();
      await store.close();
    },
  };
}
