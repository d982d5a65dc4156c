import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config";
import type { Log } from "../observability/log";

/** In characters. A generated secret has twice as many; a shorter file was cut off while it was being written. */
const MIN_LENGTH = 32;

/** Newest first: SESSION_SECRET, or a secret that is generated once and saved. Throws a ConfigError on failure. */
export function readSecrets(config: Config, log: Log): [string, ...string[]] {
  const [first, ...rest] = config.sessionSecrets ?? [];
  if (first) return [first, ...rest];
  const file = join(config.dataDir, "session-secret");
  let secret: string;
  try {
    secret = makeSecret(config.dataDir, file, log) ?? readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR must be a readable and writable folder (${config.dataDir}: ${code})`);
  }
  if (secret.length < MIN_LENGTH) throw new ConfigError(`${file} is incomplete: delete it and start again`);
  return [secret];
}

/** Undefined when a secret exists; another process may just have saved one. */
function makeSecret(folder: string, file: string, log: Log): string | undefined {
  const secret = randomBytes(32).toString("hex");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A read-only folder may hold a secret that was generated elsewhere.
    if (code === "EEXIST" || code === "EROFS") return undefined;
    throw error;
  }
  log.warn({ path: file }, "SESSION_SECRET is not set: generated one and saved it in DATA_DIR");
  return secret;
}
