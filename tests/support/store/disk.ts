import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The size of all files in a folder, in bytes. */
export function bytesIn(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
