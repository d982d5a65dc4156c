import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Config, ConfigError } from "../config/config";

/** The system's code for what keeps files from being made in a folder; undefined when nothing does. */
export function unwritable(folder: string): string | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Makes DATA_DIR if it is missing: made secrets and uploads under way lie there, whichever the store. Throws a ConfigError. */
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

/** Where a server writes. */
export const foldersOf = ({ dataDir, database }: Pick<Config, "dataDir" | "database">) =>
  new Set([dataDir, ...(database.kind === "sqlite" ? [dirname(database.file)] : [])]);
