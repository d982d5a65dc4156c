import { accessSync, constants, mkdirSync } from "node:fs";
import { type Config, ConfigError } from "../../config/config";

/** Throws unless files can be created in the folder. */
export function requireWritable(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Creates DATA_DIR, which holds the generated secret and uploads under way. Throws a ConfigError. */
export function prepareDataFolder({ dataDir }: Pick<Config, "dataDir">): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    requireWritable(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR must be a writable folder (${dataDir}: ${code})`);
  }
}
