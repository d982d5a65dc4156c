import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres } from "../../../scripts/build/programs.mjs";
import { freePort } from "./free-port";

export interface Postgres {
  url: string;
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether there is no PostgreSQL to start: its tests are skipped then, and `npm test` says what to install. */
export const noPostgres = !findPostgres();

/** Starts a new PostgreSQL in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const { bin, user } = findPostgres() ?? { bin: "", user: {} };
  // A TMPDIR of root's own would be closed to the user postgres.
  const folder = mkdtempSync(join(user.uid ? "/tmp" : tmpdir(), "postgres-"));
  if (user.uid) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, "data");
  const init = ["-D", data, "-U", "site", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  execFileSync(join(bin, "initdb"), init, { ...user, cwd: folder, stdio: "pipe" });
  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
  const flags = [...settings, "fsync=off", "max_connections=400"].flatMap((setting) => ["-c", setting]);
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const child = spawn(join(bin, "postgres"), ["-D", data, ...flags], {
      ...user,
      cwd: folder,
      stdio: "pipe",
    });
    await ready(child, url);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await gone;
  };
  return {
    url,
    // SIGQUIT ends it without a checkpoint, as a crash does.
    crash: () => end("SIGQUIT"),
    async restart() {
      child = await start();
    },
    async stop() {
      // SIGINT does not wait for clients to disconnect.
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database in the PostgreSQL of this URL; resolves to its own URL. */
export async function createDatabase(url: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await run(url, `create database ${name}`);
  return url.replace(/postgres$/, name);
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}:\n${said}`);
    try {
      return await run(address, "select 1");
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
