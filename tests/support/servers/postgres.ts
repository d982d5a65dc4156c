import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres } from "../../../scripts/build/programs.mjs";
import { freePort } from "./free-port";

/** Whether there is no PostgreSQL to start: its tests are skipped then, and `npm test` says what to install. */
export const noPostgres = !findPostgres();

/** Starts a new PostgreSQL in a temporary folder. */
export async function startPostgres() {
  const { bin, user } = findPostgres() ?? { bin: "", user: {} };
  // A TMPDIR of root's own would be closed to the user postgres.
  const folder = mkdtempSync(join(user.uid ? "/tmp" : tmpdir(), "postgres-"));
  if (user.uid) chownSync(folder, user.uid, user.gid ?? user.uid);
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(bin, program), ["-D", join(folder, "data"), ...args], { ...user, cwd: folder });
  await run("initdb", "-U", "site", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync");
  const port = await freePort();
  // -F does not sync to the disk, -N is the limit of connections.
  const options = `-p ${port} -F -N 400 -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const restart = () => run("pg_ctl", "start", "-l", join(folder, "log"), "-o", options);
  await restart();
  const stop = async () => {
    // Does not wait for clients to disconnect.
    await run("pg_ctl", "stop", "-m", "fast");
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    /** Ends it without a checkpoint. */
    crash: () => run("pg_ctl", "stop", "-m", "immediate"),
    restart,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Creates an empty database in the PostgreSQL of this URL; resolves to its own URL. */
export async function createDatabase(url: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return url.replace(/postgres$/, name);
}
