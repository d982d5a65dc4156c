import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../../support/servers/site";

// From Node 24 on none: the image has no node_modules.
const packages = Number.parseInt(process.versions.node, 10) < 24 ? ["@photostructure/sqlite"] : [];

test("the built server runs without packages, except for SQLite's where Node brings none", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "image-"));
  for (const path of ["package.json", "build", "server/bin"])
    cpSync(path, join(cwd, path), { recursive: true });
  for (const path of ["public", ...packages.map((name) => `node_modules/${name}`)]) {
    mkdirSync(join(cwd, path, ".."), { recursive: true });
    symlinkSync(resolve(path), join(cwd, path));
  }
  const site = await startSite({}, { cwd });
  try {
    expect((await fetch(site.url)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(site.output()).not.toContain("ExperimentalWarning");
  } finally {
    await site.stop();
    rmSync(cwd, { recursive: true });
  }
});
