import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Site {
  url: string;
  dataDir: string;
  /** What the server has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts the built server as an operator would, on a free port and with an empty data folder. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, ["server/start.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const port = await listening(child, () => output);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => output,
    stop: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGTERM")) await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /listening on http:\/\/[^:\s]+:(\d+)/.exec(output())?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on("data", look);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)));
  });
}
