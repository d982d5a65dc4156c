import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config";
import type { Log } from "../observability/log";

/** In characters. A generated secret has twice as many; a shorter file was cut off while it was being written. */
const MIN_LENGTH = 32;

/** Newest first: SESSION_SECRET, or a secret that is generated once and saved in DATA_DIR. Throws a ConfigError on failure. */
export function readSecrets(config: Config, log: Log): [string, ...string[]] {
  const [first, ...rest] = config.sessionSecrets ?? [];
  if (first) return [first, ...rest];
  const file = join(config.dataDir, "session-secret");
  const secret = makeSecret(config.dataDir, file, log) ?? readFileSync(file, "utf8").trim();
  if (secret.length < MIN_LENGTH) throw new ConfigError(`${file} is incomplete: delete it and start again`);
  return [secret];
}

/** Undefined when a secret exists. It gets its name when it is whole: another process may look for it at the same moment. */
function makeSecret(folder: string, file: string, log: Log): string | undefined {
  const secret = randomBytes(32).toString("hex");
  const draft = join(folder, `session-secret-${process.pid}`);
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  log.warn({ path: file }, "SESSION_SECRET is not set: generated one and saved it in DATA_DIR");
  return secret;
}
