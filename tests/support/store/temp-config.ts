import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "../../../server/config/config";

/** A configuration with a new data folder and a quiet log. */
export function tempConfig(env: Record<string, string> = {}): Readonly<Config> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "site-unit-"));
  return readConfig({
    NODE_ENV: "production",
    DATA_DIR,
    LOG_LEVEL: "silent",
    API_TIMEOUT_MS: "20000",
    ...env,
  });
}
