import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Site {
  url: string;
  dataDir: string;
  pid: number;
  output: () => string;
  /** Sends a signal; resolves to the exit code, null when the signal itself ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Ends the server and removes its data folder, if that was created here. */
  stop: () => Promise<void>;
}

/**
 * Starts the built server on a free port, with an empty data folder unless one is given; undefined unsets a variable.
 * `cwd` is where the build is, `command` another server for it.
 */
export async function startSite(
  env: Record<string, string | undefined> = {},
  { cwd, command = ["server/bin/start.mjs"] }: { cwd?: string; command?: string[] } = {},
): Promise<Site> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    cwd,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const port = await listening(child, () => output);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    end,
    stop: async () => {
      await end("SIGINT");
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /(?:listening on|remix-serve\]) http:\/\/[^:\s]+:(\d+)/.exec(output())?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on("data", look);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)));
  });
}
