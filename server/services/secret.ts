import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config";
import type { Log } from "./types";

/**
 * The secrets that sign cookies and captchas, newest first: SESSION_SECRET, or one that is made once and kept in the
 * data folder, readable by its owner only.
 */
export function readSecrets(config: Config, log: Log): [string, ...string[]] {
  const [first, ...rest] = config.sessionSecrets ?? [];
  if (first) return [first, ...rest];
  const file = join(config.dataDir, "session-secret");
  if (existsSync(file)) return [readFileSync(file, "utf8").trim()];
  mkdirSync(config.dataDir, { recursive: true });
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  log.warn({ path: file }, "SESSION_SECRET is not set: made one and kept it in the data folder");
  return [secret];
}
