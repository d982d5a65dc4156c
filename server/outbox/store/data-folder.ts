import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Config, ConfigError } from "../../config/config";

/** Undefined if files can be created in the folder, otherwise the system's error code. */
export function unwritable(folder: string): string | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Creates DATA_DIR, which holds the generated secret and uploads under way. Throws a ConfigError. */
export function prepareDataFolder({ dataDir }: Pick<Config, "dataDir">): void {
  let code: string | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    code = unwritable(dataDir);
  } catch (error) {
    code = (error as NodeJS.ErrnoException).code;
  }
  if (code) throw new ConfigError(`DATA_DIR must be a writable folder (${dataDir}: ${code})`);
}

/** The folders that a server writes to. */
export const foldersOf = ({ dataDir, database }: Pick<Config, "dataDir" | "database">) =>
  new Set([dataDir, ...(database.kind === "sqlite" ? [dirname(database.file)] : [])]);
