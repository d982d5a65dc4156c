import type { Config } from "../config/config";
import { createLog } from "../observability/log";
import { createOutbox } from "../outbox/outbox";
import { createCaptchas } from "./security/captcha";
import { contentSecurityPolicy } from "./security/content-security-policy";
import { readSecrets } from "./security/secret";
import { createSessions } from "./security/session";

/** Throws a ConfigError if DATA_DIR cannot be used. */
export function createDependencies(config: Config) {
  const log = createLog(config.logLevel);
  const outbox = createOutbox(config, log);
  const secrets = readSecrets(config, log);
  return {
    ...outbox,
    config,
    log,
    captchas: createCaptchas(secrets),
    sessions: createSessions(config, secrets),
    contentSecurityPolicy: (scriptHashes: readonly string[]) => contentSecurityPolicy(config, scriptHashes),
  };
}

export type Dependencies = ReturnType<typeof createDependencies>;
