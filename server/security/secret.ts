import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config";
import type { Log } from "../observability/log";

/** In characters. A made secret has twice as many; a shorter file was cut off while it was written. */
const MIN_LENGTH = 32;

/** Newest first: SESSION_SECRET, or a secret that is made once and kept. Throws a ConfigError when it cannot be. */
export function readSecrets(config: Config, log: Log): [string, ...string[]] {
  const [first, ...rest] = config.sessionSecrets ?? [];
  if (first) return [first, ...rest];
  const file = join(config.dataDir, "session-secret");
  let secret: string;
  try {
    secret = makeSecret(config.dataDir, file, log) ?? readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR takes a folder that can be read and written (${config.dataDir}: ${code})`,
    );
  }
  if (secret.length < MIN_LENGTH) throw new ConfigError(`${file} holds no secret: remove it and start again`);
  return [secret];
}

/** Returns undefined when there is one already; another process may have made it this moment. */
function makeSecret(folder: string, file: string, log: Log): string | undefined {
  const secret = randomBytes(32).toString("hex");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A read-only folder may hold one that was made elsewhere.
    if (code === "EEXIST" || code === "EROFS") return undefined;
    throw error;
  }
  log.warn({ path: file }, "SESSION_SECRET is not set: made one and kept it in the data folder");
  return secret;
}
