import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { healthCheckCommand } from "../../support/commands/dockerfile";
import { startSite } from "../../support/servers/site";

/** Runs the container's health check against a port of this machine; resolves to its exit code. */
async function check(port: string): Promise<number> {
  const [, ...args] = healthCheckCommand("Dockerfile");
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: port }, stdio: "ignore" });
  const [code] = await once(child, "exit");
  return code;
}

test("with the database down the container stays healthy, so nothing restarts it, and is not ready", async () => {
  // Nothing listens there.
  const site = await startSite({
    DATABASE_URL: "postgres://site@127.0.0.1:1/site",
    SESSION_SECRET: "sixteen-or-more-characters",
    LOG_LEVEL: "silent",
  });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await check(new URL(site.url).port)).toBe(0);
  await site.stop();
});

test("a server that does not respond is unhealthy", async () => {
  expect(await check("1")).toBe(1);
});
