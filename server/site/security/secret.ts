import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../../config/config";
import type { Log } from "../../observability/log";

/** Characters. A shorter file was not completely written: a generated secret has twice as many. */
const MIN_LENGTH = 32;

/** SESSION_SECRET, newest first, or a secret that is generated once and saved in DATA_DIR. Throws a ConfigError. */
export function readSecrets(config: Config, log: Log): [string, ...string[]] {
  const [first, ...rest] = config.sessionSecrets ?? [];
  if (first) return [first, ...rest];
  const file = join(config.dataDir, "session-secret");
  let secret: string;
  try {
    secret = makeSecret(file, log) ?? readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR must be a readable and writable folder (${config.dataDir}: ${code})`);
  }
  if (secret.length < MIN_LENGTH) throw new ConfigError(`${file} is incomplete: delete it and start again`);
  return [secret];
}

/** Undefined if a secret exists. The file is linked when complete: another process may read it at the same moment. */
function makeSecret(file: string, log: Log): string | undefined {
  const secret = randomBytes(32).toString("hex");
  // Processes of two containers may have the same process id.
  const draft = `${file}-${randomUUID()}`;
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
