// Runs the built server as an operator would, for the scripts that weigh and measure it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Starts the server on a free port with an empty data folder. `env` adds variables, `command` goes before "node".
 * Returns its address, its process id and a function that stops it.
 */
export async function startBuilt({ env = {}, command = [] } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-measure-"));
  const [program, ...args] = [
    ...command,
    process.execPath,
    "--max-semi-space-size=4",
    resolve("server/bin/start.mjs"),
  ];
  const child = spawn(program, args, {
    // A folder without a .env.
    cwd: dataDir,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      // As in the Dockerfile.
      MALLOC_ARENA_MAX: "2",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const port = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /listening on http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    pid: child.pid,
    async stop() {
      // SIGTERM would drain connections for five seconds.
      child.kill("SIGINT");
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
