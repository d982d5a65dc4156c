import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type Site = Awaited<ReturnType<typeof startSite>>;

const QUIET = { LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0" };

/**
 * Starts the built server on a free port, with an empty data folder, few log lines and no rate limits unless others are
 * given; undefined unsets a variable. `command` is another server for the build. In the folder for temporary files nobody
 * has a .env.
 */
export async function startSite(
  env: Record<string, string | undefined> = {},
  { cwd = tmpdir(), command = [resolve("server/bin/start.mjs")] }: { cwd?: string; command?: string[] } = {},
) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...QUIET, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    cwd,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let port: string | undefined;
  while (!port) {
    await Promise.race([once(child.stdout, "data"), gone]);
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output}`);
    port = /(?:listening on|remix-serve\]) http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
  }
  /** Sends a signal; resolves to the exit code, null when the signal itself ended the process. */
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  /** Ends the server and removes its data folder, if that was created here. */
  const stop = async () => {
    await end("SIGINT");
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  return { url, dataDir, pid: child.pid ?? 0, output: () => output, end, stop, [Symbol.asyncDispose]: stop };
}
