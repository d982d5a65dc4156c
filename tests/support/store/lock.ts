import { spawn } from "node:child_process";
import { once } from "node:events";

const OTHER_PROCESS = `
  const { DatabaseSync } = require("@photostructure/sqlite");
  const database = new DatabaseSync(process.argv[1]);
  database.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE");
  console.log("locked");
  process.stdin.once("data", () => { database.exec("COMMIT"); process.exit(0); });
`;

/** Locks a SQLite file from another process, as the inbox command does; the function it resolves to ends that. */
export async function lockStore(file: string): Promise<() => Promise<void>> {
  const other = spawn(process.execPath, ["-e", OTHER_PROCESS, file], { stdio: ["pipe", "pipe", "inherit"] });
  await once(other.stdout, "data");
  return async () => {
    const ended = once(other, "exit");
    other.stdin.write("go\n");
    await ended;
  };
}
