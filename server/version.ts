import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What is running, as the build wrote it beside the bundle. Under `npm run dev` and in tests there is none. */
export function readVersion(): { version: string; commit: string } {
  try {
    return JSON.parse(readFileSync(join(__dirname, "version.json"), "utf8"));
  } catch {
    return { version: "0.0.0", commit: "unknown" };
  }
}
