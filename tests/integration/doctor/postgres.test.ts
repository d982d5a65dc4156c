import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doctor, failures } from "../../support/commands/doctor";
import { tempConfig } from "../../support/commands/temp-config";
import { openStore } from "../../support/faults/store";
import { noPostgres, type Postgres, startPostgres } from "../../support/servers/postgres";

const onPostgres = test.skipIf(noPostgres);

let server: Postgres | undefined;
beforeAll(async () => {
  if (!noPostgres) server = await startPostgres();
});
afterAll(() => server?.stop());

async function database() {
  const env = { DATABASE_URL: (await server?.database()) ?? "", DATA_DIR: tempConfig().dataDir };
  return { env, store: openStore(env.DATA_DIR, env.DATABASE_URL) };
}

onPostgres("a database that takes no writes is a failure", async () => {
  const { env, store } = await database();
  const db = await store.db();
  const name = sql.id(new URL(env.DATABASE_URL).pathname.slice(1));
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(db);
  await store.close();
  const { code, lines } = await doctor(env);
  expect(code).toBe(1);
  expect(failures(lines)).toEqual([
    expect.stringMatching(/^fail {2}store: PostgreSQL .+: read-only \(25006\)$/),
  ]);
});

onPostgres("a wrong name of the database is told, and no password", async () => {
  const { env } = await database();
  const url = new URL(env.DATABASE_URL);
  url.pathname = "/nobody";
  url.password = "hunter2-hunter2";
  const { code, lines } = await doctor({ ...env, DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(failures(lines)).toEqual([
    expect.stringMatching(/nobody cannot be opened: database does not exist \(3D000\)$/),
  ]);
  expect(lines.join("\n")).not.toContain("hunter2");
});
