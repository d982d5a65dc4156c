// Everything outside, in one list.
import type { Config } from "../config";
import { contentSecurityPolicy } from "../http/content-security-policy";
import { createCaptchas } from "./captcha";
import { createLog } from "./log";
import { readSecrets } from "./secret";
import { createSessions } from "./session";
import { createStore } from "./store/index";
import { consumeCaptcha } from "./store/used-captchas";
import { createSubmissions } from "./submissions";
import type { Services } from "./types";

/** Makes the real services. Nothing is opened until it is used, but for the secret, which must be there. */
export function createServices(config: Config): Services {
  const log = createLog(config.logLevel);
  const secrets = readSecrets(config, log);
  const store = createStore(config);
  return {
    config,
    log,
    store,
    captchas: createCaptchas(secrets, (issued) => consumeCaptcha(store, issued)),
    sessions: createSessions(config, secrets),
    submissions: createSubmissions(config, store, log),
    contentSecurityPolicy: (hashes) => contentSecurityPolicy(config, hashes),
    ready: () => store.answers(),
    close: () => store.close(),
  };
}
