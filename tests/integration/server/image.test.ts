import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../../support/servers/site";

/** What the Dockerfile copies from the build, and nothing else. */
const COPIED = readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=build \/site\/(\S+)/gm);

test("the built server runs in the image, whose only packages are those of SQLite's driver", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "image-"));
  for (const [, path = ""] of COPIED) {
    if (path === "public") symlinkSync(resolve(path), join(cwd, path));
    else cpSync(path, join(cwd, path), { recursive: true });
  }
  const site = await startSite({}, { cwd, command: ["server/bin/start.mjs"] });
  try {
    expect((await fetch(site.url)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(site.output()).not.toContain("ExperimentalWarning");
  } finally {
    await site.stop();
    rmSync(cwd, { recursive: true });
  }
});
