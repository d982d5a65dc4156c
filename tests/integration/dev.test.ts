import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { send } from "../support/http";

test("`npm run dev` answers a page", async () => {
  // A copy: it writes its own build where that of the other tests is.
  const cwd = mkdtempSync(join(tmpdir(), "dev-"));
  for (const path of ["app", "server", "package.json", "remix.config.js", "tsconfig.json"])
    cpSync(path, join(cwd, path), { recursive: true });
  mkdirSync(join(cwd, "public"));
  for (const path of ["node_modules", "public/fonts", "public/icons.svg"])
    symlinkSync(resolve(path), join(cwd, path));
  const env = { ...process.env, NODE_ENV: "development" as const, PORT: "0", DATA_DIR: join(cwd, "data") };
  const dev = spawn("npm", ["run", "dev"], { cwd, env, detached: true });
  onTestFinished(() => {
    // The group: npm's end is not that of what it started.
    process.kill(-(dev.pid ?? 0));
    rmSync(cwd, { recursive: true, force: true });
  });
  let output = "";
  for (const stream of [dev.stdout, dev.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const address = () => /listening on (http:\S+)/.exec(output)?.[1];
  await expect.poll(address, { timeout: 120_000 }).toBeDefined();
  expect((await send(`${address()}/about`)).status).toBe(200);
}, 150_000);
