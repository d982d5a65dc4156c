import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The build writes the file beside the bundle. Under `npm run dev` and in tests it is missing. */
export function readVersion(): { version: string; commit: string } {
  try {
    return JSON.parse(readFileSync(join(__dirname, "version.json"), "utf8"));
  } catch {
    return { version: "0.0.0", commit: "unknown" };
  }
}
