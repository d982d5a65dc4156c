import { access } from "node:fs/promises";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";

/** Returns a function that tells whether the files of this build are there, without which every page is bare. */
export function builtFiles({ assets }: ServerBuild, root: string): () => Promise<boolean> {
  const files = [assets.url, assets.entry.module].map((path) => join(root, "public", path));
  return async () => {
    try {
      await Promise.all(files.map((file) => access(file)));
      return true;
    } catch {
      return false;
    }
  };
}
