import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files below a folder, relative to it. */
export function filesBelow(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}
